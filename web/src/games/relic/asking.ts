/** A weapon that was chosen is used until others are at hand. */
export const repeats: readonly string[] = ['weapon', 'armour'];

/** Kinds of questions whose answers cost nothing but the way back: which deck, which text, what comes first, what a level costs. */
export const light: readonly string[] = [
  'which_colour', 'colour_order', 'order', 'text_box', 'spend_trophies', 'exchange', 'next_event', 'next_encounter', 'which_attribute',
  'put_back', 'which_mission', 'which_threat', 'take_back',
  'whether',  // a plain yes or no is asked about one thing alone
];
