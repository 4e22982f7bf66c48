import {
  type GeigerManConfig,
  GIRLS,
  geigerMan,
  KILLERS,
  LEVELS,
  LOCATIONS,
  type Options,
  TIES,
} from '../../rules/geiger-man/index.ts';
import {
  type Check,
  count,
  either,
  isFlag,
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
import { ENDINGS, type FinishedShow } from './app/vault/finished-show.ts';
import { type KeptShow, MIDDLES, type Mode, type Pair, type Save, type Seating } from './kept.ts';

/** No show lasts so many turns or replies, and nobody saves or loses so many. */
const MOST = 10_000;

const isOptions = shaped<Options>({
  extreme: maybe(isFlag),
  epic: maybe(oneOf('off', 'shuffled', 'certain')),
  matinee: maybe(isFlag),
  ties: maybe(oneOf(...TIES)),
});
const isConfigShape = shaped<GeigerManConfig>({
  seed: either(textOf(100), isNumber),
  girl: maybe(orNull(oneOf(...GIRLS))),
  killer: maybe(orNull(oneOf(...KILLERS))),
  location: maybe(orNull(oneOf(...LOCATIONS))),
  options: maybe(isOptions),
  carried: maybe(isRecord),
  loaded: maybe(isRecord),
});
/** The rules have the last word on a config; this much is sure before they are asked. */
const isConfig = (value: unknown): value is GeigerManConfig => isConfigShape(value);
const isSeating: Check = shaped<Seating>({ seats: listOf(textOf(40), 1, 1) });
type Footage = NonNullable<Extract<Mode, { kind: 'double-bill' }>['first']>;
const isMode: Check = either(
  shaped<Extract<Mode, { kind: 'show' }>>({ kind: oneOf('show') }),
  shaped<Extract<Mode, { kind: 'tonight' }>>({ kind: oneOf('tonight'), night: isNight }),
  shaped<Extract<Mode, { kind: 'first-night' }>>({ kind: oneOf('first-night'), guided: isFlag }),
  shaped<Extract<Mode, { kind: 'one-more-night' }>>({ kind: oneOf('one-more-night'), from: oneOf(...MIDDLES) }),
  shaped<Extract<Mode, { kind: 'double-bill' }>>({
    kind: oneOf('double-bill'),
    second: shaped<Pair>({ killer: oneOf(...KILLERS), location: oneOf(...LOCATIONS) }),
    first: orNull(shaped<Footage>({ config: isConfigShape, replies: listOf(isRecord, MOST) })),
  }),
);

const LONGEST_REPLAY = 1_000_000;
const isFinishedShow: Check = shaped<FinishedShow>({
  game: oneOf(geigerMan.id),
  title: textOf(200),
  finished: isMoment,
  rules: count(MOST, 1),
  replay: orNull(textOf(LONGEST_REPLAY)),
  ending: oneOf(...ENDINGS),
  girl: oneOf(...GIRLS),
  killer: oneOf(...KILLERS),
  location: oneOf(...LOCATIONS),
  level: oneOf(...Object.keys(LEVELS), 'custom'),
  turns: count(MOST),
  saved: count(MOST),
  killed: count(MOST),
  mode: orNull(isMode),
});

/** A Girl, a Killer or a Location that this house does not have yet. */
const isStranger = (config: unknown): boolean => {
  if (!isRecord(config)) return false;
  const isNew = (value: unknown, ids: readonly string[]) => textOf(40)(value) && !ids.includes(value as string);
  return isNew(config.girl, GIRLS) || isNew(config.killer, KILLERS) || isNew(config.location, LOCATIONS);
};

/** As much of a table as is told and painted of it before it is played. */
const isGlance: Check = (table) =>
  isRecord(table) &&
  isNumber(table.n) &&
  oneOf(...GIRLS)(table.girl) &&
  oneOf(...KILLERS)(table.killer) &&
  oneOf(...LOCATIONS)(table.location) &&
  isOptions(table.options) &&
  [table.turn, table.health, table.killerHealth].every(count(MOST)) &&
  [table.girlAt, table.killerAt].every(textOf(40));

/** That the table is one that the replies lead to is proved where it is resumed; here its parts belong together. */
const fits = ({ config, snapshot }: Save): boolean =>
  isRecord(snapshot) &&
  snapshot.seed === String(config.seed) &&
  isGlance(snapshot) &&
  (config.girl ?? snapshot.girl) === snapshot.girl &&
  (config.killer ?? snapshot.killer) === snapshot.killer &&
  (config.location ?? snapshot.location) === snapshot.location;

export const keep: Keep<KeptShow> = {
  id: geigerMan.id,
  rules: geigerMan.version,
  isUnknown: isStranger,
  isConfig,
  upgraded: (snapshot) => snapshot,
  isSave: (save): save is Save =>
    isConfig(save.config) && isSeating(save.seating) && isMode(save.mode) && fits(save as Save),
  isFinished: isFinishedShow,
};
