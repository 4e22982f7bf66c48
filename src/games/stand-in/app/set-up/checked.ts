import { isSeed } from '../../../../app/settings.ts';
import { count, isFlag, isRecord, maybe, oneOf, orNull, shaped } from '../../../../storage/check.ts';
import type { KeyValueStore } from '../../../../storage/key-value-store.ts';
import { STAND_IN } from '../../kept.ts';
import { FACES } from '../../text/shapes/company.ts';
import { ROLE_WISHES, type SetUp, type Temper } from '../ports/set-up.ts';
import { FEWEST_SEATS, MOST_SEATS, problemOf } from './choices.ts';

/** What there is to choose from: computer players are known by name only, and the house brings the names. */
export interface OnOffer {
  levels: readonly SetUp['level'][];
  tempers: readonly Temper[];
}

const FEW = 20;
const isOptions = shaped<SetUp['options']>({
  lateArrival: maybe(isFlag),
  recast: maybe(count(FEW, -FEW)),
  lateTools: maybe(isFlag),
  armsLength: maybe(isFlag),
  vengeance: maybe(isFlag),
  glassTrailer: maybe(isFlag),
  silent: maybe(isFlag),
  toldRoles: maybe(isFlag),
  sharedTriumph: maybe(isFlag),
  assist: maybe(isFlag),
});

/** A set-up that came from outside, if it makes sense. */
export function checkedSetUp(value: unknown, { levels, tempers }: OnOffer): SetUp | null {
  const isSetUp = shaped<SetUp>({
    seed: isSeed,
    seats: count(MOST_SEATS, FEWEST_SEATS),
    role: oneOf(...ROLE_WISHES),
    face: orNull(oneOf(...FACES)),
    level: oneOf(...levels),
    temper: oneOf(...tempers),
    options: isOptions,
  });
  if (!isRecord(value) || !isSetUp(value)) return null;
  const setUp = value as unknown as SetUp;
  return problemOf(setUp) === null ? setUp : null;
}

const KEY = `${STAND_IN}/set-up`;

/** What was played last; null where nothing is known, or nothing that makes sense. */
export const lastSetUp = (store: KeyValueStore, offer: OnOffer): Promise<SetUp | null> =>
  store.get(KEY).then(
    (kept) => checkedSetUp(kept, offer),
    () => null,
  );

/** Where nothing can be kept it is chosen again next time; the autosave already says so. */
export const rememberSetUp = (store: KeyValueStore, setUp: SetUp): Promise<void> =>
  store.set(KEY, setUp).catch(() => {});
