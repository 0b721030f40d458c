// How bots are, in words.
export const botText = {
  both: { en: '{0}, {1}', pl: '{0}, {1}' },
};
