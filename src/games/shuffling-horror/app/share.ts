import { type DeckId, SWITCHES, type Switch, switchValues } from '../../../rules/shuffling-horror/index.ts';
import { YOU } from '../../../storage/save.ts';
import { FIRST_DECK, isDeck } from './decks.ts';
import type { BadLink, SeatPlayer, SetUp } from './ports/set-up.ts';
import { checkedSetUp } from './set-up/checked.ts';
import { defaultSetUp, type OnOffer } from './set-up/choices.ts';

/**
 * A set-up as text for an address: `1.saucer51.yys.robot~~.late-show.butcher.19_1~20_8_2`, that is version, seed, a letter for each
 * seat, the cast where it was chosen, level (`you` where the player directs), personality, and the rule ids of the switches that are on; then the
 * deck, unless it is the first. Only characters that addresses leave alone.
 */
const VERSION = '1';
const LONGEST = 400;

const LETTERS: Record<SeatPlayer, string> = {
  you: 'y',
  sensible: 's',
  strong: 't',
  cautious: 'c',
  brave: 'b',
  selfish: 'f',
};
const DRAWN = 'drawn';
const OWN = 'own';
const NONE = 'none';
/** Which computer would direct is nobody's concern where the player does. */
const NO_ONE = defaultSetUp('');
/** Links of a later house have another number, those of another game begin with its name. */
const LATER = /^([2-9]|[1-9]\d{1,3}|[a-z]+(-[a-z]+)+)$/;
/** As decks are named; what is not was never one. */
const LIKE_A_DECK = /^[a-z]+(-[a-z0-9]+)+$/;

export function toLink(setUp: SetUp): string {
  const { deck, seed, seats, cast, directs, level, personality, switches } = setUp;
  return [
    VERSION,
    seed,
    seats.map((player) => LETTERS[player]).join(''),
    cast.some((survivor) => survivor !== null) ? cast.map((survivor) => survivor ?? '').join('~') : DRAWN,
    ...(directs ? [YOU, NO_ONE.personality] : [level, personality]),
    switches === null ? OWN : rulesOf(switches, deck).join('~') || NONE,
    ...(deck === FIRST_DECK ? [] : [deck]),
  ].join('.');
}

/** Nothing in a link is believed before it was looked at. */
export function fromLink(text: string, offer: OnOffer): SetUp | BadLink {
  if (text.length > LONGEST) return 'bad-link';
  const parts = text.split('.');
  const [version = '', seed, letters = '', cast = '', level, personality, switches = '', deck = FIRST_DECK, ...more] =
    parts;
  if (LATER.test(version)) return 'unknown-deck';
  if (version !== VERSION || more.length > 0) return 'bad-link';
  if (!isDeck(deck)) return LIKE_A_DECK.test(deck) ? 'unknown-deck' : 'bad-link';
  const players = Object.entries(LETTERS);
  const seats = [...letters].map((letter) => players.find(([, it]) => it === letter)?.[0]);
  const setUp = checkedSetUp(
    {
      deck,
      seed,
      seats,
      cast: cast === DRAWN ? seats.map(() => null) : cast.split('~').map((survivor) => survivor || null),
      directs: level === YOU,
      level: level === YOU ? NO_ONE.level : level,
      personality,
      switches: switches === OWN ? null : switches === NONE ? {} : switchesFrom(switches, deck),
    },
    offer,
  );
  return setUp ?? 'bad-link';
}

/** `20_8_2`: rule R20.8, at its second value that is not "off"; the first needs no number. */
const rulesOf = (switches: NonNullable<SetUp['switches']>, deck: DeckId): string[] =>
  Object.entries(switches).map(([id, value]) => {
    const { rule } = SWITCHES[id as Switch];
    const at = switchValues(id as Switch, deck).indexOf(value);
    return `${rule.slice(1).replace('.', '_')}${at > 1 ? `_${at}` : ''}`;
  });

function switchesFrom(text: string, deck: DeckId): Record<string, unknown> | undefined {
  const switches: Record<string, unknown> = {};
  for (const part of text.split('~')) {
    const [, rule = '', at = '1'] = /^(\d+_\d+)(?:_(\d))?$/.exec(part) ?? [];
    const found = Object.entries(SWITCHES).find((it) => it[1].rule === `R${rule.replace('_', '.')}`);
    if (found === undefined || Object.hasOwn(switches, found[0])) return undefined;
    switches[found[0]] = switchValues(found[0] as Switch, deck)[Number(at)];
  }
  return switches;
}
