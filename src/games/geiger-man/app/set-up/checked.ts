import { isSeed } from '../../../../app/settings.ts';
import { GIRLS, KILLERS, LOCATIONS, type Options } from '../../../../rules/geiger-man/index.ts';
import { type Check, oneOf, orNull, shaped } from '../../../../storage/check.ts';
import type { KeyValueStore } from '../../../../storage/key-value-store.ts';
import { GEIGER_MAN } from '../../kept.ts';
import type { SetUp } from '../ports/set-up.ts';
import { isOption } from './choices.ts';

const option =
  (id: keyof Options): Check =>
  (value) =>
    isOption(id, value);
const isSetUp = shaped<SetUp>({
  seed: isSeed,
  girl: orNull(oneOf(...GIRLS)),
  killer: orNull(oneOf(...KILLERS)),
  location: orNull(oneOf(...LOCATIONS)),
  options: shaped<Options>({
    extreme: option('extreme'),
    epic: option('epic'),
    matinee: option('matinee'),
    ties: option('ties'),
  }),
});

/** A set-up that came from outside, if it makes sense. */
export const checkedSetUp = (value: unknown): SetUp | null => (isSetUp(value) ? (value as SetUp) : null);

const KEY = `${GEIGER_MAN}/set-up`;

/** What was played last; null where nothing is known, or nothing that makes sense. */
export const lastSetUp = (store: KeyValueStore): Promise<SetUp | null> => store.get(KEY).then(checkedSetUp, () => null);

/** Where nothing can be kept it is chosen again next time; the autosave already says so. */
export const rememberSetUp = (store: KeyValueStore, setUp: SetUp): Promise<void> =>
  store.set(KEY, setUp).catch(() => {});
