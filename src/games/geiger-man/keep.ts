import {
  type GeigerManConfig,
  GIRLS,
  geigerMan,
  KILLERS,
  LOCATIONS,
  type Options,
  TIES,
} from '../../rules/geiger-man/index.ts';
import {
  type Check,
  either,
  isFlag,
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
import type { KeptShow, Mode, Save, Seating } from './kept.ts';

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
const isMode: Check = either(
  shaped<Extract<Mode, { kind: 'show' }>>({ kind: oneOf('show') }),
  shaped<Extract<Mode, { kind: 'tonight' }>>({ kind: oneOf('tonight'), night: isNight }),
);

/** A Girl, a Killer or a Location that this house does not have yet. */
const isStranger = (config: unknown): boolean => {
  if (!isRecord(config)) return false;
  const isNew = (value: unknown, ids: readonly string[]) => textOf(40)(value) && !ids.includes(value as string);
  return isNew(config.girl, GIRLS) || isNew(config.killer, KILLERS) || isNew(config.location, LOCATIONS);
};

/** That the table is one that the replies lead to is proved where it is resumed; here its parts belong together. */
const fits = ({ config, snapshot }: Save): boolean =>
  isRecord(snapshot) &&
  snapshot.seed === String(config.seed) &&
  isNumber(snapshot.n) &&
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
  isFinished: () => false, // none is kept yet
};
