/** Kinds of questions whose answers cost nothing but the way back. */
export const light: readonly string[] = ['noise_exit', 'part', 'deck', 'engine', 'event_order', 'letter'];
