import {
  type LoadedConfig,
  type MovieConfig,
  RULES_VERSION,
  SWITCHES,
  type Switch,
  type SwitchDef,
} from '../rules/index.ts';
import {
  type Check,
  count,
  either,
  isFlag,
  isNumber,
  isRecord,
  listOf,
  maybe,
  oneOf,
  plainTo,
  shaped,
  textOf,
} from './check.ts';
import { isNight } from './night.ts';
import { SAVE_FORMAT, type Save, type Seating, type Way } from './save.ts';
import { snapshotCheck } from './snapshot-check.ts';

/** No movie comes near. */
const MOST_REPLIES = 20_000;
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
export const isConfig = (value: unknown): value is MovieConfig => isConfigShape(value);

export const isSeating: Check = shaped<Seating>({ seats: listOf(textOf(40), 12, 2), director: textOf(40) });
export const isWay: Check = either(
  shaped<{ kind: string }>({ kind: oneOf('feature', 'first-night', 'direct') }),
  shaped<Extract<Way, { kind: 'reel' }>>({ kind: oneOf('reel'), reel: count(4, 1) }),
  shaped<Extract<Way, { kind: 'tonight' }>>({
    kind: oneOf('tonight'),
    night: isNight,
  }),
);

const isReply: Check = (value) => isRecord(value) && textOf(40)(value.type) && plainTo(3)(value);
export const isReplyList: Check = listOf(isReply, MOST_REPLIES);

const isShape = shaped<Save>({
  format: oneOf(SAVE_FORMAT),
  rules: count(RULES_VERSION, 1),
  config: isConfig,
  seating: isSeating,
  way: isWay,
  replies: isReplyList,
  lead: count(MOST_REPLIES),
  whole: isFlag,
  snapshot: isRecord,
});

/** One by one the parts may be in order and still not belong together. */
const fits = ({ config, seating, replies, lead, snapshot }: Save): boolean =>
  lead <= replies.length &&
  snapshotCheck(config.deck)(snapshot) &&
  seating.seats.length === config.seats &&
  snapshot.seats.length === config.seats &&
  snapshot.seed === String(config.seed);

export const isSave = (value: unknown): value is Save => isShape(value) && fits(value as Save);
