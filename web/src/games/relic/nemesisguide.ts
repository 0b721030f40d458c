// The guided first turn with the expansion: that of Relic for a character, and its own for a nemesis.
import type { GuideStep } from '../screen';
import { leadsCharacter, leadsNemesis, ofCharacter, waiting } from './guide';

const goal: GuideStep = {
  kinds: 'goal',
  at: '.goal',
  title: { en: 'Two ways to win', pl: 'Dwie drogi do zwycięstwa' },
  text: {
    en: 'A character grows strong, wins a relic with three missions, and must be the first to master the scenario in the centre. A nemesis hunts the others and wins the moment its infamy reaches 25.',
    pl: 'Postać rośnie w siłę, za trzy misje zdobywa relikwię i musi pierwsza sprostać scenariuszowi w środku. Nemezis poluje na innych i wygrywa, gdy tylko jej niesława dojdzie do 25.',
  },
  clause: 'RNE-WIN-01',
};

const role: GuideStep = {
  kinds: ['role'],
  at: '.setup',
  title: { en: 'Character or nemesis', pl: 'Postać czy nemezis' },
  text: {
    en: 'A character grows towards the centre; a nemesis hunts characters for infamy. Everybody wishes in secret. For a first match a character is easier.',
    pl: 'Postać rośnie w siłę i idzie do środka; nemezis poluje na postacie dla niesławy. Każdy wybiera w tajemnicy. Na pierwszą partię łatwiejsza jest postać.',
  },
  clause: 'RNE-SET-07',
};

const ofNemesis: GuideStep[] = [
  {
    kinds: ['which_nemesis'],
    at: '.setup',
    title: { en: 'Choose a nemesis', pl: 'Wybierz nemezis' },
    text: {
      en: 'You will lead a nemesis: the moment its infamy reaches 25, it has won. Keep one of two sheets: its abilities say what feeds its infamy, its bounty what a character has for beating it.',
      pl: 'Poprowadzisz nemezis: gdy tylko jej niesława dojdzie do 25, wygrywa. Zatrzymaj jeden z dwóch arkuszy: zdolności mówią, z czego rośnie jej niesława, a list gończy, co dostaje postać, która ją pokona.',
    },
    clause: 'RNE-INF-05',
  },
  {
    kinds: ['movement_roll'],
    at: '.hunt, #board .map',
    title: { en: 'The hunt begins', pl: 'Zaczyna się polowanie' },
    text: {
      en: 'You win at 25 infamy. Before you roll you see where each face ends and what waits there: a character to attack, Imperium cards, or a card of your own deck.',
      pl: 'Wygrywasz przy 25 niesławy. Przed rzutem widać, gdzie kończy się każdy wynik i co tam czeka: postać do zaatakowania, karty Imperium albo karta z twojej talii.',
    },
    clause: 'RNE-MOVE-01',
  },
  {
    kinds: ['direction', 'movement_box', 'crossing'],
    at: '#board .map',
    title: { en: 'Where to strike', pl: 'Gdzie uderzyć' },
    text: {
      en: 'End with a character to fight it, or where icons bring Imperium cards: agents are your trophies. A plain space gives a card of your own deck. Threat cards mean nothing to you.',
      pl: 'Skończ przy postaci, by z nią walczyć, albo tam, gdzie symbole dają karty Imperium: agenci to twoje trofea. Pole bez symboli daje kartę z twojej talii. Karty Zagrożenia cię nie dotyczą.',
    },
    clause: 'RNE-EXPL-03',
  },
  {
    kinds: ['declaration', 'instead_of_exploring', 'challenge'],
    at: '.beside',
    title: { en: 'Attack or explore', pl: 'Atak czy eksploracja' },
    text: {
      en: 'A character stands here. A battle takes the place of exploring; the row tells your chance. Each enemy on the space supports you, each agent supports the character.',
      pl: 'Stoi tu postać. Walka zastępuje eksplorację; wiersz podaje szansę. Każdy wróg na polu wspiera ciebie, każdy agent wspiera postać.',
    },
    clause: 'RNE-EXPL-01',
  },
  {
    kinds: ['battle_roll', 'weapon', 'armour', 'bonuses', 'which_enemy', 'next_enemy'],
    at: '.beside',
    title: { en: 'A battle', pl: 'Walka' },
    text: {
      en: 'Your one attribute, bonuses and a die against the other side’s; a six rolls again. A Might card may stand for the die. The higher sum wins.',
      pl: 'Twój jedyny atrybut, premie i kość przeciw drugiej stronie; szóstka rzuca jeszcze raz. Zamiast kości możesz użyć karty Potęgi. Wygrywa wyższa suma.',
    },
    clause: 'RNE-BAT-01',
  },
  {
    kinds: ['spend_trophies'],
    at: '.mine .seat',
    title: { en: 'Trophies buy levels', pl: 'Trofea dają poziomy' },
    text: {
      en: 'Agents you have beaten are trophies: each full six points give a level. Your track tells what it brings; many levels give infamy.',
      pl: 'Pokonani agenci to trofea: każde pełne sześć punktów daje poziom. Tor mówi, co przynosi; wiele poziomów daje niesławę.',
    },
    clause: 'RNE-EXP-03',
  },
];

const ofSeat = (whose: NonNullable<GuideStep['whose']>, steps: GuideStep[]): GuideStep[] => steps.map((step) => ({ ...step, whose }));

export const nemesisGuide: GuideStep[] = [goal, role, ...ofSeat(leadsCharacter, ofCharacter), ...ofSeat(leadsNemesis, ofNemesis), waiting];
