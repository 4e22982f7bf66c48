import { PLAIN } from '../../../../rules/stand-in/index.ts';
import { STAND_IN } from '../../kept.ts';
import { SET_UP } from '../../text/set-up.ts';
import type { SetUp } from '../ports/set-up.ts';
import { checkedSetUp, type OnOffer } from './checked.ts';
import { SWITCHES } from './choices.ts';

/**
 * A set-up as text for an address: `stand-in.1.lamp51.6.dealt.cook.feature.mixed.16_1~16_2_m2`, that is game, version, seed, seats,
 * role, face, level, temper, and the rule ids of what is not as in the plain game. Only characters that addresses leave alone.
 */
const VERSION = '1';
const LONGEST = 200;
const DRAWN = 'drawn';
const NONE = 'none';

const IDS = [...SWITCHES, 'silent'] as const;
const ruleOf = (id: (typeof IDS)[number]): string => SET_UP.rules.switches[id].rule.slice(2).replace('.', '_');
const step = (n: number): string => `${n < 0 ? 'm' : 'p'}${Math.abs(n)}`;

export function toLink({ seed, seats, role, face, level, temper, options }: SetUp): string {
  const rules = IDS.flatMap((id) => {
    const value = options[id];
    if (value === undefined) return [];
    return [typeof value === 'number' ? `${ruleOf(id)}_${step(value)}` : ruleOf(id)];
  });
  return [STAND_IN, VERSION, seed, seats, role, face ?? DRAWN, level, temper, rules.join('~') || NONE].join('.');
}

/** Nothing in a link is believed before it was looked at. */
export function fromLink(text: string, offer: OnOffer): SetUp | null {
  if (text.length > LONGEST) return null;
  const [game, version, seed, seats = '', role, face, level, temper, rules = '', ...more] = text.split('.');
  if (game !== STAND_IN || version !== VERSION || more.length > 0 || !/^\d{1,2}$/.test(seats)) return null;
  const options = rules === NONE ? {} : optionsFrom(rules);
  return checkedSetUp(
    { seed, seats: Number(seats), role, face: face === DRAWN ? null : face, level, temper, options },
    offer,
  );
}

function optionsFrom(text: string): Record<string, unknown> | null {
  const options: Record<string, unknown> = {};
  for (const part of text.split('~')) {
    const [, rule, sign, n] = /^(\d+_\d+)(?:_([mp])(\d{1,2}))?$/.exec(part) ?? [];
    const id = IDS.find((it) => ruleOf(it) === rule);
    if (id === undefined || Object.hasOwn(options, id) || (id === 'recast') !== (n !== undefined)) return null;
    options[id] = id === 'recast' ? Number(n) * (sign === 'm' ? -1 : 1) : !PLAIN[id];
  }
  return options;
}
