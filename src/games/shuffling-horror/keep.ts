import {
  DECKS,
  type LoadedConfig,
  type MovieConfig,
  type MovieState,
  RULES_VERSION,
  SWITCHES,
  type Switch,
  type SwitchDef,
  upgraded,
} from '../../rules/shuffling-horror/index.ts';
import {
  type Check,
  count,
  either,
  isMoment,
  isNumber,
  isRecord,
  listOf,
  maybe,
  oneOf,
  orNull,
  shaped,
  textOf,
} from '../../storage/check.ts';
import type { Keep } from '../../storage/keep.ts';
import { isNight } from '../../storage/night.ts';
import { FIRST_GAME } from '../../storage/save.ts';
import { MOST_REPLIES } from '../../storage/save-check.ts';
import { ENDINGS, FATES, type FinishedMovie } from './app/vault/finished-movie.ts';
import type { CoatTurn, KeptMovie, Mode, Save, Seating } from './kept.ts';
import { snapshotCheck } from './snapshot-check.ts';

const MOST_CARDS = 60;

const isCardList = listOf(textOf(40), MOST_CARDS);
const isLoaded = shaped<LoadedConfig>({
  dice: maybe(listOf(count(6, 1), MOST_REPLIES)),
  fate: maybe(listOf(count(MOST_CARDS), MOST_REPLIES)),
  movieDeck: maybe(isCardList),
  survivors: maybe(isCardList),
  shuffles: maybe(listOf(isCardList, 100)),
});
/** Some of the switches; which cards one may name, the deck says. */
const isSet: Check = (value) =>
  isRecord(value) &&
  Object.entries(value).every(([key, set]) => {
    if (!Object.hasOwn(SWITCHES, key)) return false;
    const { values, names }: SwitchDef = SWITCHES[key as Switch];
    return (values as readonly unknown[]).includes(set) || (names !== undefined && textOf(40)(set));
  });
const isConfigShape = shaped<MovieConfig>({
  seed: either(textOf(100), isNumber),
  seats: count(12, 2),
  deck: textOf(40),
  options: maybe(isSet),
  loaded: maybe(isLoaded),
});
/** The rules have the last word on a config; this much is sure before they are asked. */
const isConfig = (value: unknown): value is MovieConfig => isConfigShape(value);

const areTurns = listOf(shaped<CoatTurn>({ at: count(MOST_REPLIES), reel: count(4, 1) }), 1000, 1);
const isCoat: Check = (value) =>
  areTurns(value) && (value as CoatTurn[]).every(({ at }, i, all) => i === 0 || at > (all[i - 1] as CoatTurn).at);
const isSeating: Check = shaped<Seating>({
  seats: listOf(textOf(40), 12, 2),
  director: textOf(40),
  coat: maybe(isCoat),
});
const isMode: Check = either(
  shaped<{ kind: string }>({ kind: oneOf('feature', 'first-night', 'direct') }),
  shaped<Extract<Mode, { kind: 'reel' }>>({ kind: oneOf('reel'), reel: count(4, 1) }),
  shaped<Extract<Mode, { kind: 'tonight' }>>({
    kind: oneOf('tonight'),
    night: isNight,
  }),
);

/** One by one the parts may be in order and still not belong together. */
const fits = ({ config, seating, replies, snapshot }: Save): boolean =>
  snapshotCheck(config.deck)(snapshot) &&
  seating.seats.length === config.seats &&
  (seating.coat?.at(-1)?.at ?? 0) <= replies.length &&
  snapshot.seats.length === config.seats &&
  snapshot.seed === String(config.seed);

const MANY = 1_000_000;
const number = count(MANY);
const isFinishedMovie: Check = shaped<FinishedMovie>({
  game: oneOf(FIRST_GAME),
  title: textOf(120),
  finished: isMoment,
  ending: oneOf(...ENDINGS),
  reel: count(4, 1),
  rounds: number,
  choices: number,
  killed: number,
  headShots: number,
  spent: number,
  cast: listOf(shaped<FinishedMovie['cast'][number]>({ id: textOf(40), fate: oneOf(...FATES) }), 60),
  seating: orNull(isSeating),
  mode: orNull(isMode),
  rules: count(MANY, 1),
  replay: orNull(textOf(MANY)),
});

export const keep: Keep<KeptMovie> = {
  id: FIRST_GAME,
  rules: RULES_VERSION,
  isUnknown: (config) => isRecord(config) && textOf(40)(config.deck) && !DECKS.some(({ id }) => id === config.deck),
  isConfig,
  upgraded: (snapshot) => upgraded(snapshot as MovieState),
  isSave: (save): save is Save =>
    isConfig(save.config) && isSeating(save.seating) && isMode(save.mode) && fits(save as Save),
  isFinished: isFinishedMovie,
};
