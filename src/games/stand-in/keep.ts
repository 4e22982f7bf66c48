import { type Options, PLAIN, ROLES, SCRIPT, type StandInTypes, standIn } from '../../rules/stand-in/index.ts';
import {
  type Check,
  count,
  either,
  isFlag,
  isMoment,
  isNumber,
  isRecord,
  listOf,
  mapOf,
  maybe,
  oneOf,
  orNull,
  plainTo,
  shaped,
  textOf,
} from '../../storage/check.ts';
import type { Keep } from '../../storage/keep.ts';
import { isNight } from '../../storage/night.ts';
import { MOST_REPLIES } from '../../storage/save-check.ts';
import { EARS, MARKS, WATCHES } from './app/ports/seating.ts';
import { LESSONS } from './app/ports/ways.ts';
import {
  ENDINGS,
  type FinishedTable,
  type KeptTable,
  type KeptTake,
  type Mode,
  type Save,
  type Seating,
  STAND_IN,
  type TableConfig,
} from './kept.ts';
import { FACES } from './text/shapes/company.ts';

const MOST_SEATS = 12;
/** SA1.1 */
const MOST_CARDS = 200;
const DEEPEST_STACK = 64;
/** Of every event that is noted: many times what the longest game has. */
const MOST_NOTES = 60_000;

const seat = count(MOST_SEATS - 1);
const far = count(MOST_REPLIES);
const card = textOf(40);
const cards = listOf(card, MOST_CARDS);
const hand = listOf(oneOf(...SCRIPT), 8);
const bySeat = (check: Check): Check => listOf(check, MOST_SEATS, 4);
const isDeck = mapOf(card, count(MOST_CARDS));

const isOptions: Check = (value) =>
  isRecord(value) &&
  Object.entries(value).every(([name, set]) => {
    if (!Object.hasOwn(PLAIN, name)) return false;
    return name === 'deck' ? set === null || isDeck(set) : typeof set === typeof PLAIN[name as keyof Options];
  });

const isLoaded = shaped<NonNullable<TableConfig['loaded']>>({
  hands: maybe(listOf(hand, MOST_SEATS)),
  pile: maybe(cards),
  fate: maybe(listOf(seat, MOST_REPLIES)),
  shuffles: maybe(listOf(cards, 100)),
});
const isConfigShape = shaped<TableConfig>({
  seed: either(textOf(100), isNumber),
  seats: count(MOST_SEATS, 4),
  human: maybe(oneOf('dealt', 'original', 'stand-in', null)),
  options: maybe(isOptions),
  loaded: maybe(isLoaded),
  face: maybe(orNull(oneOf(...FACES))),
});
/** The rules have the last word on a config; this much is sure before they are asked. */
const isConfig = (value: unknown): value is TableConfig => isConfigShape(value);

const isSeating = shaped<Seating>({
  seats: bySeat(textOf(40)),
  faces: bySeat(oneOf(...FACES)),
  marks: bySeat(oneOf(...MARKS)),
  ears: oneOf(...EARS),
  watch: orNull(oneOf(...WATCHES)),
});
const isShare: Check = (value) => isNumber(value) && (value as number) >= 0 && (value as number) <= 1;
const isMode: Check = either(
  shaped<{ kind: string }>({ kind: oneOf('game') }),
  shaped<Extract<Mode, { kind: 'first-night' }>>({ kind: oneOf('first-night'), lesson: oneOf(...LESSONS) }),
  shaped<Extract<Mode, { kind: 'short-take' }>>({
    kind: oneOf('short-take'),
    take: orNull(shaped<KeptTake>({ id: textOf(40), turn: far, par: isShare })),
  }),
  shaped<Extract<Mode, { kind: 'tonight' }>>({ kind: oneOf('tonight'), night: isNight }),
);

const isStream = shaped<StandInTypes['saved']['deckStream']>({ c: isNumber, s0: isNumber, s1: isNumber, s2: isNumber });
const isResult = orNull(plainTo(2));

/** A table that can be drawn and asked about; whether the rules could have led to it is found out by replaying it, in the app. */
const isSnapshot = shaped<StandInTypes['saved']>({
  rules: far,
  seed: textOf(100),
  seats: count(MOST_SEATS, 4),
  options: (value) => isOptions(value) && Object.keys(value as object).length === Object.keys(PLAIN).length,
  deck: isDeck,
  turn: far,
  active: seat,
  direction: oneOf(1, -1),
  ring: listOf(seat, MOST_SEATS, 1),
  doors: listOf(count(MOST_CARDS), MOST_SEATS),
  trailers: bySeat(count(MOST_SEATS)),
  idle: far,
  vengeance: orNull(seat),
  hinted: count(MOST_REPLIES, -MOST_REPLIES),
  human: orNull(seat),
  result: isResult,
  redeals: far,
  deckStream: isStream,
  fateStream: isStream,
  loaded: orNull(plainTo(3)),
  n: far,
  hands: bySeat(hand),
  roles: bySeat(oneOf(...ROLES)),
  pile: cards,
  discard: cards,
  limbo: cards,
  lastTurned: orNull(seat),
  due: orNull(plainTo(1)),
  spoken: isFlag,
  gave: bySeat(isNumber),
  looks: listOf(isNumber, MOST_SEATS * 8),
  log: listOf(plainTo(4), MOST_NOTES),
  stack: listOf(plainTo(5), DEEPEST_STACK),
});

/** One by one the parts may be in order and still not belong together. */
const fits = ({ config, seating, snapshot }: Save): boolean =>
  [seating.seats, seating.faces, seating.marks, snapshot.hands, snapshot.roles].every(
    (list) => list.length === config.seats,
  ) &&
  snapshot.seats === config.seats &&
  snapshot.seed === String(config.seed);

const MANY = 1_000_000;
const number = count(MANY);
const isFinished = shaped<FinishedTable>({
  game: oneOf(STAND_IN),
  title: textOf(120),
  finished: isMoment,
  ending: oneOf(...ENDINGS),
  turns: number,
  choices: number,
  burnt: number,
  turned: number,
  cast: bySeat(
    shaped<FinishedTable['cast'][number]>({
      face: oneOf(...FACES),
      role: orNull(oneOf(...ROLES)),
      isOut: isFlag,
      isYou: isFlag,
    }),
  ),
  seating: orNull(isSeating),
  mode: orNull(isMode),
  rules: count(MANY, 1),
  replay: orNull(textOf(MANY)),
});

export const keep: Keep<KeptTable> = {
  id: STAND_IN,
  rules: standIn.version,
  isUnknown: () => false,
  isConfig,
  upgraded: (snapshot) => snapshot,
  isSave: (save): save is Save =>
    isConfig(save.config) &&
    isSeating(save.seating) &&
    isMode(save.mode) &&
    isSnapshot(save.snapshot) &&
    fits(save as Save),
  isFinished,
};
