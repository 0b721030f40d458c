// How strong bots are, in words.
export const botText = {
  easy: { en: 'easy', pl: 'łatwy' },
  normal: { en: 'normal', pl: 'zwykły' },
  hard: { en: 'hard', pl: 'trudny' },
  both: { en: '{0}, {1}', pl: '{0}, {1}' },
};
