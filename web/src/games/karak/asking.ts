/** Kinds of questions whose answers cost nothing but the way back: how a new tile lies, which of those drawn is kept. */
export const light: readonly string[] = ['rotation', 'tile_choice', 'army_choice'];
