import {
  ACTION,
  type ActionId,
  diceFor,
  type Effect,
  type Line,
  type Means,
  NO_MEANS,
  type Odds,
  oddsOf,
  type Prompt,
  type Reply,
  type Table,
} from '../../rules/geiger-man/index.ts';
import { weaponAdds } from './outlook.ts';
import { best, type Of, only } from './player.ts';
import { keepWorth } from './thumb-worth.ts';

/** Plays that are looked at more closely. */
const MOST_PLAYS = 5;

/** Roughly, in points of the Killer's health. */
function worthOf(effect: Effect, v: Table): number {
  switch (effect.do) {
    case 'damage':
      return effect.n + weaponAdds(v);
    case 'health':
      return effect.by > 0 ? Math.min(effect.by, 5 - v.health) * 0.7 : effect.by;
    case 'horror':
      return -0.45 * effect.by;
    case 'time':
      return 0.25 * effect.by;
    case 'move':
      return 0.3 * effect.n;
    case 'search':
      return weaponAdds(v) > 0 ? 0.6 : 1.5;
    case 'bonus':
      return 0.3 * effect.dice;
    case 'easy':
      return effect.how === 'phase' ? 1 : 0.5;
    case 'actions-end':
      return -0.3;
    default:
      return 0;
  }
}

const sum = (line: Line, v: Table): number => line.reduce((total, effect) => total + worthOf(effect, v), 0);

/** What she can still do about a roll. */
const meansOf = (v: Table): Means => {
  const takes = v.hand.filter((card) => card === 'take-two').length;
  return { ...NO_MEANS, takes, cards: v.hand.filter((card) => keepWorth(card) < 3).length, time: v.time };
};

/** A card's worth by the exact odds of its three results. */
export function playWorth(v: Table, card: ActionId): number {
  const { kind, lines } = ACTION[card];
  const worth = lines.map((options) => Math.max(...options.map((line) => sum(line, v)))) as unknown as [
    number,
    number,
    number,
  ];
  const byResult: Odds = [worth[2], worth[1], worth[0]]; // lines are written from two successes down
  const odds = oddsOf(diceFor(v, kind === 'attack'), meansOf(v), byResult, v.marks.easy !== 'no');
  return odds.reduce((total, share, i) => total + share * (byResult[i] as number), 0);
}

const topPlays = (v: Table, replies: readonly Reply[]): Of<'play'>[] =>
  only(replies, 'play')
    .map((reply) => ({ reply, worth: playWorth(v, reply.card) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_PLAYS)
    .map(({ reply }) => reply);

/** The cheapest card for Time, where Time is short. */
const forTime = (v: Table, replies: readonly Reply[], below: number): Reply[] => {
  const found = v.time < below ? best(only(replies, 'time'), ({ card }) => -keepWorth(card)) : undefined;
  return found === undefined ? [] : [found];
};

/** With the most followers for each way. */
function steps(replies: readonly Reply[]): Of<'step'>[] {
  const ways = new Map<string, Of<'step'>>();
  for (const reply of only(replies, 'step')) {
    const found = ways.get(reply.to);
    if (found === undefined || reply.followers.length >= found.followers.length) ways.set(reply.to, reply);
  }
  return [...ways.values()];
}

const lowest = <T extends { face: number }>(list: readonly T[]): T[] => {
  const found = best(list, ({ face }) => -face);
  return found === undefined ? [] : [found];
};

/** Replies worth a closer look; fewer than two: there is nothing to think about. */
export function candidates(v: Table, prompt: Prompt): Reply[] {
  const { replies } = prompt;
  switch (prompt.type) {
    case 'act':
      if (replies.some(({ type }) => type === 'save' || type === 'reward')) return [];
      return [
        ...topPlays(v, replies),
        ...only(replies, 'use'),
        ...only(replies, 'break-pillar'),
        ...only(replies, 'settle-event'),
        ...forTime(v, replies, 10),
        ...only(replies, 'stop'),
      ];
    case 'walk':
      if (replies.some(({ type }) => type === 'save' || type === 'reward')) return [];
      return [...steps(replies), ...only(replies, 'stop')];
    case 'roll':
      return [
        ...only(replies, 'convert').slice(0, 1),
        ...lowest(only(replies, 're-roll')),
        ...only(replies, 're-roll-all'),
        ...lowest(only(replies, 'six')),
        ...only(replies, 'accept'),
        ...forTime(v, replies, 1),
      ];
    case 'buy': {
      const sale = only(replies, 'buy');
      return sale.some(({ card }) => ACTION[card].cost === 0) ? [] : [...sale, ...only(replies, 'stop')];
    }
    case 'line':
    case 'react':
    case 'save':
    case 'tie':
      return replies.filter(({ type }) => type !== 'time');
    case 'target':
      return replies.filter(({ type }) => type !== 'time').slice(0, 6);
    case 'card':
      return replies.some(({ type }) => type === 'lose') ? [] : replies.filter(({ type }) => type !== 'time');
    default:
      return [];
  }
}
