import { isSeed } from '../../../../app/settings.ts';
import {
  type DeckId,
  FEWEST_SEATS,
  MOST_SEATS,
  SWITCHES,
  type Switch,
  switchValues,
} from '../../../../rules/shuffling-horror/index.ts';
import { type Check, either, isFlag, isRecord, listOf, oneOf, shaped } from '../../../../storage/check.ts';
import { YOU } from '../../../../storage/save.ts';
import { FIRST_DECK, isDeck, rosterOf } from '../decks.ts';
import type { SetUp } from '../ports/set-up.ts';
import { type OnOffer, offValue } from './choices.ts';

/** A set-up from the shelf or from a link, if it is one. */
export function checkedSetUp(value: unknown, offer: OnOffer): SetUp | null {
  if (!isRecord(value)) return null;
  const { deck = FIRST_DECK, directs = false } = value; // kept before there was a choice
  if (!isDeck(deck)) return null;
  const isSetUp = shaped<SetUp>({
    deck: isDeck,
    seed: isSeed,
    seats: listOf(oneOf(YOU, ...offer.tempers), MOST_SEATS, FEWEST_SEATS),
    cast: listOf(oneOf(null, ...rosterOf(deck)), MOST_SEATS),
    directs: isFlag,
    level: oneOf(...offer.levels),
    personality: oneOf(...offer.personalities),
    switches: either(oneOf(null), areOnIn(deck)),
  });
  const setUp = { ...value, deck, directs } as SetUp;
  if (!isSetUp(setUp)) return null;
  return setUp.cast.length === setUp.seats.length && !hasTwins(setUp) ? setUp : null;
}

const hasTwins = ({ cast }: SetUp): boolean => {
  const chosen = cast.filter((survivor) => survivor !== null);
  return new Set(chosen).size < chosen.length;
};

/** Switches that exist, at values they have in that deck, and none that is off. */
const areOnIn =
  (deck: DeckId): Check =>
  (value) =>
    isRecord(value) &&
    Object.entries(value).every(
      ([id, on]) =>
        Object.hasOwn(SWITCHES, id) &&
        (switchValues(id as Switch, deck) as readonly unknown[]).includes(on) &&
        on !== offValue(id as Switch),
    );
