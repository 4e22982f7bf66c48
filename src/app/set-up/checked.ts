import { SWITCHES, type Switch, switchValues } from '../../rules/index.ts';
import { type Check, either, isRecord, listOf, oneOf, shaped } from '../../storage/check.ts';
import { YOU } from '../../storage/save.ts';
import { DECK } from '../booking.ts';
import type { SetUp } from '../ports/set-up.ts';
import { isSeed } from '../set-up.ts';
import { FEWEST_SEATS, MOST_SEATS, type OnOffer, offValue, ROSTER } from './choices.ts';

/** A set-up from the shelf or from a link, if it is one. */
export function checkedSetUp(value: unknown, offer: OnOffer): SetUp | null {
  const isSetUp = shaped<SetUp>({
    seed: isSeed,
    seats: listOf(oneOf(YOU, ...offer.tempers), MOST_SEATS, FEWEST_SEATS),
    cast: listOf(oneOf(null, ...ROSTER), MOST_SEATS),
    level: oneOf(...offer.levels),
    personality: oneOf(...offer.personalities),
    switches: either(oneOf(null), areOn),
  });
  if (!isSetUp(value)) return null;
  const setUp = value as SetUp;
  return setUp.cast.length === setUp.seats.length && !hasTwins(setUp) ? setUp : null;
}

const hasTwins = ({ cast }: SetUp): boolean => {
  const chosen = cast.filter((survivor) => survivor !== null);
  return new Set(chosen).size < chosen.length;
};

/** Switches that exist, at values they have, and none that is off. */
const areOn: Check = (value) =>
  isRecord(value) &&
  Object.entries(value).every(
    ([id, on]) =>
      Object.hasOwn(SWITCHES, id) &&
      (switchValues(id as Switch, DECK.id) as readonly unknown[]).includes(on) &&
      on !== offValue(id as Switch),
  );
