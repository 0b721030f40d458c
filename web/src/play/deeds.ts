// What is counted of a match, in words; kinds of events that are not here are not worth a number.
import type { Text } from '../lib/language';

export const deedNames: Record<string, Text> = {
  round_won: { en: 'rounds won', pl: 'wygrane rundy' },
  evaded: { en: 'attacks evaded', pl: 'uniki' },
  combo: { en: 'combos', pl: 'kombinacje' },
  soul_stone: { en: 'Soul Stones', pl: 'Kamienie Dusz' },
  explored: { en: 'places explored', pl: 'odkryte miejsca' },
  general_beaten: { en: 'victories over the General', pl: 'zwycięstwa nad Generałem' },
  emperor: { en: 'coronations', pl: 'koronacje' },
  city: { en: 'cities founded', pl: 'założone miasta' },
  duel_won: { en: 'duels won', pl: 'wygrane pojedynki' },
  unconscious: { en: 'times unconscious', pl: 'utraty przytomności' },
  mission_done: { en: 'missions completed', pl: 'ukończone misje' },
  vanquished: { en: 'times vanquished', pl: 'pokonania' },
  corrupted: { en: 'corrupted', pl: 'ulegli Spaczeniu' },
  level: { en: 'levels gained', pl: 'zdobyte poziomy' },
  nemesis_battle_won: { en: 'nemesis battles won', pl: 'wygrane bitwy z nemesis' },
  signal_sent: { en: 'signals sent', pl: 'wysłane sygnały' },
  died: { en: 'deaths', pl: 'śmierci' },
  revived: { en: 'revived', pl: 'przywróceni do życia' },
};
