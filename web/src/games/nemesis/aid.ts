// The player aid: a round, the signs, the enemies. Names of enemies come from the box.
import type { Text } from '../../lib/language';
import type { Stage } from '../../play/stage';
import type { AidLine, AidPart } from '../screen';
import { boxOf, tableOf } from './moment.svelte';
import { foes } from './ship';

const line = (name: Text, text: Text, clause: string, part: Partial<AidLine> = {}): AidLine => ({ name, text, clause, ...part });

const signs: AidLine[] = [
  line({ en: 'Noise', pl: 'Szmery' }, { en: 'a roll of this number again brings an encounter', pl: 'ten sam numer drugi raz to spotkanie' }, 'NEM-NOISE-02', { sign: 'noise' }),
  line({ en: 'Danger', pl: 'Zagrożenie' }, { en: 'enemies next door come; without any, noise everywhere', pl: 'wrogowie obok przychodzą; jeśli ich nie ma, szmery wszędzie' }, 'NEM-NOISE-04', { sign: 'danger' }),
  line({ en: 'Silence', pl: 'Cisza' }, { en: 'nothing happens; slimed, it is danger', pl: 'nic się nie dzieje; w śluzie to zagrożenie' }, 'NEM-NOISE-06', { sign: 'quiet' }),
  line({ en: 'Fire', pl: 'Pożar' }, { en: 'wounds who ends a turn here; the ninth destroys the ship', pl: 'rani kończących tu turę; dziewiąty niszczy statek' }, 'NEM-TURN-06', { sign: 'fire' }),
  line({ en: 'Malfunction', pl: 'Awaria' }, { en: 'no Room Action, no computer', pl: 'bez akcji pomieszczenia i komputera' }, 'NEM-MALF-03', { sign: 'malf' }),
  line({ en: 'Closed door', pl: 'Zamknięte drzwi' }, { en: 'nobody passes; enemies break it', pl: 'nikt nie przejdzie; wrogowie je niszczą' }, 'NEM-DOOR-01', { sign: 'door' }),
  line({ en: 'Slime', pl: 'Śluz' }, { en: 'silence becomes danger for you', pl: 'cisza staje się dla ciebie zagrożeniem' }, 'NEM-SLIME-01', { sign: 'slime' }),
  line({ en: 'Contamination', pl: 'Skażenie' }, { en: 'a card that cannot pay; scanned, it may be infected', pl: 'karta, którą nie zapłacisz; po skanie może być zarażona' }, 'NEM-CONT-02', { sign: 'cont' }),
  line({ en: 'Larva', pl: 'Larwa' }, { en: 'infected for sure; get rid of it', pl: 'pewne zarażenie; pozbądź się jej' }, 'NEM-LARVA-01', { sign: 'larva' }),
  line({ en: 'Light wound', pl: 'Powierzchowna rana' }, { en: 'the third becomes a serious one', pl: 'trzecia zmienia się w głęboką' }, 'NEM-WOUND-01', { sign: 'light' }),
  line({ en: 'Serious wound', pl: 'Głęboka rana' }, { en: 'works until it is dressed; with three, any further wound kills', pl: 'działa, póki nie zostanie opatrzona; przy trzech zabija każda następna rana' }, 'NEM-WOUND-03', { sign: 'serious' }),
  line({ en: 'Signal', pl: 'Sygnał' }, { en: 'some Objectives ask for it', pl: 'wymagają go niektóre cele' }, 'NEM-GOAL-01', { sign: 'signal' }),
  line({ en: 'Computer', pl: 'Komputer' }, { en: 'some cards need one', pl: 'potrzebny niektórym kartom' }, 'NEM-ROOM-02', { sign: 'comp' }),
  line({ en: 'Hibernation', pl: 'Hibernacja' }, { en: 'from the blue time on, in the Hibernatorium', pl: 'od niebieskiego pola czasu, w Hibernatorium' }, 'NEM-HIB-01', { sign: 'sleep' }),
  line({ en: 'Escape Pod', pl: 'Kapsuła' }, { en: 'two seats; it must be unlocked', pl: 'dwa miejsca; musi być otwarta' }, 'NEM-POD-04', { sign: 'pod' }),
  line({ en: 'Locked', pl: 'Zamknięte' }, { en: 'a Pod that cannot be boarded, a Quest Item that is not active', pl: 'kapsuła, do której nie wejdziesz; nieaktywny przedmiot osobisty' }, 'NEM-POD-01', { sign: 'lock' }),
  line({ en: 'Jump', pl: 'Skok' }, { en: 'the end of the time track; who is awake on board dies', pl: 'koniec toru czasu; kto nie śpi na pokładzie, ginie' }, 'NEM-END-01', { sign: 'jump' }),
  line({ en: 'Self-destruct', pl: 'Samozniszczenie' }, { en: 'on the skull the ship explodes; from yellow on nobody stops it and all Pods are open', pl: 'na czaszce statek wybucha; od żółtego pola nie da się zatrzymać, a kapsuły są otwarte' }, 'NEM-SD-03', { sign: 'skull' }),
  line({ en: 'Course', pl: 'Kurs' }, { en: 'where the ship goes: A to D, as the Coordinates card says', pl: 'dokąd leci statek: od A do D, według karty koordynat' }, 'NEM-WIN-02', { sign: 'course' }),
  line({ en: 'Technical Corridors', pl: 'Korytarze techniczne' }, { en: 'an entrance; enemies leave the board through it', pl: 'wejście; wrogowie opuszczają nim planszę' }, 'NEM-TECH-03', { sign: 'tech' }),
  line({ en: 'Egg', pl: 'Jajo' }, { en: 'a Heavy Object; Carnomorphs eat it', pl: 'ciężki obiekt; karnomorfy je pożerają' }, 'NEM-R1-NEST-1', { sign: 'egg' }),
  line({ en: 'Carcass', pl: 'Zwłoki intruza' }, { en: 'what a killed enemy leaves; a Heavy Object', pl: 'zostają po zabitym wrogu; ciężki obiekt' }, 'NEM-INJ-05', { sign: 'carcass' }),
  line({ en: 'Corpse', pl: 'Ciało' }, { en: 'a dead crew member; a Heavy Object', pl: 'członek załogi; ciężki obiekt' }, 'NEM-DEATH-01', { sign: 'corpse' }),
  line({ en: 'Hand slot', pl: 'Ręka' }, { en: 'two; each holds something heavy', pl: 'dwie; w każdej coś ciężkiego' }, 'NEM-OBJ-02', { sign: 'hand' }),
  line({ en: 'Backpack', pl: 'Plecak' }, { en: 'others see only the colours of what is in it', pl: 'inni widzą tylko kolory tego, co w nim jest' }, 'NEM-OBJ-04', { sign: 'pack' }),
  line({ en: 'Military', pl: 'Militarne' }, { en: 'the red Item deck; the number is what is left to find', pl: 'czerwona talia przedmiotów; liczba mówi, ile zostało do znalezienia' }, 'NEM-SEARCH-01', { sign: 'red' }),
  line({ en: 'Technical', pl: 'Techniczne' }, { en: 'the yellow Item deck', pl: 'żółta talia przedmiotów' }, 'NEM-SEARCH-01', { sign: 'yellow' }),
  line({ en: 'Medical', pl: 'Medyczne' }, { en: 'the green Item deck', pl: 'zielona talia przedmiotów' }, 'NEM-SEARCH-01', { sign: 'green' }),
  line({ en: 'Any deck', pl: 'Dowolna talia' }, { en: 'a white Room: the searcher chooses', pl: 'białe pomieszczenie: wybiera przeszukujący' }, 'NEM-SEARCH-02', { sign: 'white' }),
  line({ en: 'First player', pl: 'Pierwszy gracz' }, { en: 'begins the round; "in order" starts here', pl: 'zaczyna rundę; stąd liczy się kolejność' }, 'NEM-ROUND-05', { sign: 'first' }),
  line({ en: 'Engine', pl: 'Silnik' }, { en: 'two of three must work', pl: 'dwa z trzech muszą działać' }, 'NEM-ENGINE-01', { sign: 'engine' }),
];

const ofCarnomorphs: AidLine[] = [
  line({ en: 'Mutation', pl: 'Mutacja' }, { en: 'a card with an Action of its own; the fourth marker kills', pl: 'karta z własną akcją; czwarty znacznik zabija' }, 'CAR-MARK-03', { sign: 'mut' }),
  line({ en: 'Feeding', pl: 'Żer' }, { en: 'heals, and makes it the next kind', pl: 'leczy i zmienia w kolejny gatunek' }, 'CAR-FEED-04', { sign: 'feed' }),
];

export function aid(play: Stage): AidPart[] {
  const box = boxOf(play);
  const table = tableOf(play);
  const turn = table?.phase === 'turn';
  const round: AidLine[] = [
    line({ en: 'Draw', pl: 'Dobierz' }, { en: 'up to five cards; the first player moves on', pl: 'do pięciu kart; zmienia się pierwszy gracz' }, 'NEM-ROUND-02', { now: table?.phase === 'round' }),
    line({ en: 'Turns', pl: 'Tury' }, { en: 'two Actions or pass, until everybody has passed', pl: 'dwie akcje albo pas, aż wszyscy spasują' }, 'NEM-TURN-01', { now: turn }),
    line({ en: 'Time', pl: 'Czas' }, { en: 'the marker moves; at 0 the ship jumps', pl: 'znacznik idzie dalej; przy 0 statek skacze' }, 'NEM-TIME-01', { now: table?.phase === 'events' }),
    line({ en: 'Attacks and fire', pl: 'Ataki i pożary' }, { en: 'enemies in combat attack, fire injures them', pl: 'wrogowie w walce atakują, ogień ich rani' }, 'NEM-EVENT-01'),
    line({ en: 'Event', pl: 'Wydarzenie' }, { en: 'enemies move through the exit of the card, then its text', pl: 'wrogowie idą wyjściem z karty, potem jej tekst' }, 'NEM-EVENT-04'),
    line({ en: 'The bag', pl: 'Woreczek' }, { en: 'a token is drawn and makes the colony grow', pl: 'żeton z woreczka rozwija kolonię' }, 'NEM-BAG-01'),
  ];
  const kinds: AidLine[] = [...box.species.values()].filter((kind) => kind.mode === (table?.mode ?? 'intruders')).map((kind) =>
    line(kind.name, kind.check === 0 ? { en: 'one injury kills it', pl: 'zabija ją jedno obrażenie' } : { en: `check: ${kind.check} Attack cards`, pl: `sprawdzenie: karty ataku ${kind.check}` }, kind.mode === 'intruders' ? 'NEM-INJ-02' : 'CAR-INJ-01', { code: foes[kind.species].en }));
  return [
    { id: 'round', title: { en: 'A round', pl: 'Runda' }, numbered: true, lines: round },
    { id: 'signs', title: { en: 'Signs', pl: 'Znaki' }, lines: table?.mode === 'carnomorphs' ? [...signs.filter(({ sign }) => sign !== 'larva'), ...ofCarnomorphs] : signs },
    { id: 'kinds', title: { en: 'Enemies', pl: 'Wrogowie' }, lines: kinds },
  ];
}
