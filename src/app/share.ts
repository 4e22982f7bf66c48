import { type Options, SWITCHES, type Switch, switchValues } from '../rules/index.ts';
import { DECK } from './booking.ts';
import type { SeatPlayer, SetUp } from './ports/set-up.ts';
import { checkedSetUp } from './set-up/checked.ts';
import type { OnOffer } from './set-up/choices.ts';

/**
 * A set-up as text for an address: `1.saucer51.yys.robot~~.late-show.butcher.19_1~20_8_2`, that is version, seed, a letter for each
 * seat, the cast where it was chosen, level, personality, and the rule ids of the switches that are on. Only characters that
 * addresses leave alone.
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

export function toLink(setUp: SetUp): string {
  const { seed, seats, cast, level, personality, switches } = setUp;
  return [
    VERSION,
    seed,
    seats.map((player) => LETTERS[player]).join(''),
    cast.some((survivor) => survivor !== null) ? cast.map((survivor) => survivor ?? '').join('~') : DRAWN,
    level,
    personality,
    switches === null ? OWN : Object.entries(switches).map(ruleOf).join('~') || NONE,
  ].join('.');
}

/** Nothing in a link is believed before it was looked at: null, if it makes no sense here. */
export function fromLink(text: string, offer: OnOffer): SetUp | null {
  if (text.length > LONGEST) return null;
  const [version, seed, letters = '', cast = '', level, personality, switches = '', ...more] = text.split('.');
  if (version !== VERSION || more.length > 0) return null;
  const players = Object.entries(LETTERS);
  const seats = [...letters].map((letter) => players.find(([, it]) => it === letter)?.[0]);
  return checkedSetUp(
    {
      seed,
      seats,
      cast: cast === DRAWN ? seats.map(() => null) : cast.split('~').map((survivor) => survivor || null),
      level,
      personality,
      switches: switches === OWN ? null : switches === NONE ? {} : switchesFrom(switches),
    },
    offer,
  );
}

/** `20_8_2`: rule R20.8, at its second value that is not "off"; the first needs no number. */
function ruleOf([id, value]: [string, Options[Switch]]): string {
  const { rule } = SWITCHES[id as Switch];
  const at = switchValues(id as Switch, DECK.id).indexOf(value);
  return `${rule.slice(1).replace('.', '_')}${at > 1 ? `_${at}` : ''}`;
}

function switchesFrom(text: string): Record<string, unknown> | undefined {
  const switches: Record<string, unknown> = {};
  for (const part of text.split('~')) {
    const [, rule = '', at = '1'] = /^(\d+_\d+)(?:_(\d))?$/.exec(part) ?? [];
    const found = Object.entries(SWITCHES).find((it) => it[1].rule === `R${rule.replace('_', '.')}`);
    if (found === undefined || Object.hasOwn(switches, found[0])) return undefined;
    switches[found[0]] = switchValues(found[0] as Switch, DECK.id)[Number(at)];
  }
  return switches;
}
