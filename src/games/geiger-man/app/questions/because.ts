import {
  ACTION,
  type ActionId,
  attackValue,
  distance,
  type Effect,
  isWayOut,
  itemOf,
  type Prompt,
  type Reply,
  type SpaceId,
  spacesOf,
  type View,
  victimsAt,
  weaponsHeld,
} from '../../../../rules/geiger-man/index.ts';
import type { Hint, HintFacts } from '../../text/hints.ts';
import { chancesOf } from './chances.ts';

/** Why somebody would answer so, by what lies on the table; null: there is nothing to say but what it brings. */
export interface Because {
  hint: Hint;
  facts: HintFacts;
}

const NO_FACTS: HintFacts = { n: 0, steps: 0, damage: 0, space: '', card: '' };
const because = (hint: Hint, facts: Partial<HintFacts> = {}): Because => ({ hint, facts: { ...NO_FACTS, ...facts } });

export function becauseOf(t: View, prompt: Prompt, reply: Reply): Because | null {
  switch (reply.type) {
    case 'play':
      return prompt.type === 'react' ? because('block', { damage: prompt.damage }) : playing(t, reply.card);
    case 'step':
      return stepping(t, reply.to, reply.followers.length);
    case 'use':
      return using(t, reply.item);
    case 'six':
      return because('use-item', { card: reply.item });
    case 'save':
      return because('save', { n: victimsAt(t, t.girlAt) });
    case 'reward':
    case 'place':
      return because('reward');
    case 'break-pillar':
      return because('break-pillar');
    case 'settle-event':
      return because(reply.event === 'washout' ? 'clear-exit' : 'call-off');
    case 'convert':
      return because('turn-die', { n: Math.max(0, t.hand.length - 2) });
    case 're-roll':
    case 're-roll-all':
    case 'ability':
      return because('throw-again');
    case 'accept':
      return because('let-lie');
    case 'keep':
    case 'weapon':
      return arming(reply.type === 'keep' ? reply.item : reply.weapon);
    case 'arrange':
      return arming(reply.hands[0] ?? null);
    case 'target':
      return reply.side === 'minions' ? because('minions', { n: minionsIn(t, reply.space) }) : striking(t, 1);
    case 'buy':
      return because('buy', { card: reply.card });
    case 'take':
      return prompt.type === 'react' ? because('take-hit', { damage: prompt.damage }) : null;
    case 'order':
      return because('order');
    case 'time':
      return because('buy-time', { n: t.time });
    case 'stop':
      if (prompt.type === 'buy') return because('keep-cards');
      return prompt.type === 'act' ? because('stop') : null;
    default:
      return null;
  }
}

const minionsIn = (t: View, space: SpaceId): number => t.minions.filter(({ at }) => at === space).length;

function playing(t: View, card: ActionId): Because | null {
  const { kind, lines } = ACTION[card];
  const [best = []] = lines[0];
  if (kind === 'search') return because('search', { n: t.decks[t.girlAt]?.length ?? 0 });
  if (kind === 'attack') return striking(t, meanDamage(t, card));
  const first = best[0]?.do;
  if (first === 'move') return leaving(t, (best[0] as Extract<Effect, { do: 'move' }>).n);
  if (first === 'health') return because('heal', { n: t.health });
  if (first === 'horror') return because('calm', { n: t.horror });
  return first === 'bonus' || first === 'easy' ? because('dice') : null;
}

/** What an attack card deals on the average, with the best weapon in hand. */
function meanDamage(t: View, card: ActionId): number {
  const { two, one, none } = chancesOf(t, card);
  const adds = Math.max(0, ...weaponsHeld(t).map((id) => (itemOf(id).range.includes(0) ? itemOf(id).adds : 0)));
  const dealt = [two, one, none].map((chance, i) => {
    const damage = (ACTION[card].lines[i]?.[0] ?? []).reduce((sum, it) => sum + (it.do === 'damage' ? it.n : 0), 0);
    return chance * (damage > 0 ? damage + adds : 0);
  });
  return Math.round(dealt.reduce((sum, it) => sum + it, 0) * 10) / 10;
}

const striking = (t: View, damage: number): Because =>
  t.killerHealth <= Math.max(1, damage) ? because('finish', { n: t.killerHealth }) : because('attack', { damage });

const far = (t: View, to: SpaceId): number => distance(t, t.girlAt, to);
const nearest = (t: View, isOne: (space: SpaceId) => boolean): SpaceId | null =>
  spacesOf(t)
    .map(({ id }) => id)
    .filter((id) => id !== t.killerAt && isOne(id))
    .sort((a, b) => far(t, a) - far(t, b))[0] ?? null;

/** What is to be had so many steps away. */
function leaving(t: View, steps: number): Because {
  const exit = nearest(t, (id) => isWayOut(t, id));
  const here = victimsAt(t, t.girlAt);
  if (here > 0 && exit !== null && far(t, exit) <= steps)
    return because('lead-out', { n: Math.min(2, here), steps: far(t, exit), space: exit });
  const crowd = nearest(t, (id) => id !== t.girlAt && victimsAt(t, id) > 0);
  if (crowd !== null && far(t, crowd) <= steps) return because('fetch', { n: victimsAt(t, crowd), space: crowd });
  return away(t);
}

const away = (t: View): Because =>
  because('get-away', { damage: attackValue(t, 'killer', true), steps: far(t, t.killerAt) });

function stepping(t: View, to: SpaceId, followers: number): Because {
  if (to === t.killerAt) return because('close-in');
  if (followers > 0) {
    const exit = nearest(t, (id) => isWayOut(t, id) && distance(t, to, id) < far(t, id));
    if (exit !== null) return because('lead-out', { n: followers, steps: far(t, exit), space: exit });
  }
  const crowd = nearest(t, (id) => victimsAt(t, id) > 0 && distance(t, to, id) < far(t, id));
  if (crowd !== null) return because('fetch', { n: victimsAt(t, crowd), space: crowd });
  return distance(t, to, t.killerAt) > far(t, t.killerAt) ? away(t) : because('close-in');
}

const using = (t: View, item: string): Because =>
  TRAPS.includes(item) ? because('trap', { space: t.girlAt }) : because('use-item', { card: item });
const TRAPS: readonly string[] = ['torpedo', 'cable'];

const arming = (item: string | null): Because | null =>
  item !== null && itemOf(item).adds > 0 ? because('arm', { card: item }) : null;
