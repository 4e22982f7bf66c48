import type { AnyPrompt, GameTypes, Rules } from '../../../src/rules/kernel/game.ts';
import { hashOf } from '../../../src/rules/kernel/hash.ts';
import { IllegalReply, listedReply } from '../../../src/rules/kernel/replies.ts';
import { drawInt, type Stream, shuffle, streamFrom } from '../../../src/rules/kernel/rng.ts';

/** The smallest game that has all that is hard: two chairs, a private hand each, and dice. Each lays a card face down and throws for it. */
export type Reply = { type: 'lay'; card: string } | { type: 'throw'; dice: 1 | 2 };
export type Event =
  | { type: 'laid'; chair: number; card: string | null }
  | { type: 'thrown'; chair: number; card: string; dice: number[]; points: number };
interface Open {
  points: [number, number];
  turn: number;
  /** How many cards each has in hand. */
  left: [number, number];
}
export interface State {
  n: number;
  seed: string;
  stream: Stream;
  hands: [string[], string[]];
  laid: string | null;
  points: [number, number];
  turn: number;
}
/** Nothing in it of the other hand, nor of a card that lies face down for the other. */
export interface View extends Open {
  chair: number | null;
  hand: string[];
  laid: string | null;
}
export interface Prompt extends AnyPrompt {
  type: 'lay' | 'throw';
  replies: readonly Reply[];
}
export interface ToyRules extends GameTypes {
  config: { seed: string };
  state: State;
  saved: State;
  event: Event;
  prompt: Prompt;
  view: View;
  outcome: { score: number[] };
}

const CARDS = ['bat', 'cat', 'eel', 'fly', 'imp', 'owl', 'rat', 'toad'].map((name, i) => `${name}-${i + 1}`);
const UNSEEN = '?';
const worth = (card: string): number => Number(card.split('-')[1]);
const dealt = (cards: readonly string[]): [string[], string[]] => [cards.slice(0, 4).sort(), cards.slice(4).sort()];
const handOf = ({ hands, turn }: State): string[] => hands[turn as 0 | 1];
const isOver = ({ hands, laid }: State): boolean => laid === null && hands.every((hand) => hand.length === 0);

function promptOf(m: State): Prompt | null {
  if (isOver(m)) return null;
  const at = { n: m.n, to: m.turn };
  if (m.laid !== null)
    return { ...at, type: 'throw', replies: ([1, 2] as const).map((dice) => ({ type: 'throw', dice })) };
  return { ...at, type: 'lay', replies: handOf(m).map((card) => ({ type: 'lay', card })) };
}

function advance(m: State, given: unknown, n = m.n): Event[] {
  const prompt = promptOf(m);
  const reply = prompt && listedReply(prompt.replies, given);
  if (reply === null || n !== m.n) throw new IllegalReply(prompt, 'not one of its replies');
  m.n++;
  const chair = m.turn;
  if (reply.type === 'lay') {
    m.laid = reply.card;
    handOf(m).splice(handOf(m).indexOf(reply.card), 1);
    return [{ type: 'laid', chair, card: reply.card }];
  }
  const card = m.laid as string;
  const dice = Array.from({ length: reply.dice }, () => drawInt(m.stream, 6) + 1);
  const points = dice.length === 2 && dice[0] === dice[1] ? 0 : worth(card) * Math.max(...dice);
  m.points[chair as 0 | 1] += points;
  m.laid = null;
  m.turn = 1 - chair;
  return [{ type: 'thrown', chair, card, dice, points }];
}

export const toyRules: Rules<ToyRules> = {
  id: 'toy',
  version: 1,
  start({ seed }) {
    const stream = streamFrom(seed);
    const deck = [...CARDS];
    shuffle(stream, deck);
    return { game: { n: 0, seed, stream, hands: dealt(deck), laid: null, points: [0, 0], turn: 0 }, events: [] };
  },
  promptOf,
  advance,
  advanceQuietly: (m, reply) => void advance(m, reply),
  outcome: (m) => (isOver(m) ? { score: m.points.map((it) => Number(it === Math.max(...m.points))) } : null),
  view: ({ hands, laid, points, turn }, chair) => ({
    chair,
    hand: chair === null ? [] : [...hands[chair as 0 | 1]],
    left: [hands[0].length, hands[1].length],
    laid: laid === null || turn === chair ? laid : UNSEEN,
    points: [...points],
    turn,
  }),
  seen: (event, chair) => (event.type === 'laid' && event.chair !== chair ? { ...event, card: null } : event),
  fold(view, event) {
    const own = event.chair === view.chair;
    if (event.type === 'laid') {
      const left: Open['left'] = [...view.left];
      left[event.chair as 0 | 1]--;
      const hand = own ? view.hand.filter((card) => card !== event.card) : view.hand;
      return { ...view, hand, left, laid: own ? event.card : UNSEEN };
    }
    const points: Open['points'] = [...view.points];
    points[event.chair as 0 | 1] += event.points;
    return { ...view, points, laid: null, turn: 1 - event.chair };
  },
  /** Its own cards stay; all that it cannot see is dealt anew, of the cards that it cannot place. */
  resample({ hand, left, laid, points, turn }, chair, seed) {
    const stream = streamFrom(seed);
    const known = [...hand, ...(laid === null ? [] : [laid])];
    const rest = CARDS.filter((card) => !known.includes(card));
    shuffle(stream, rest);
    const other = rest.splice(0, left[(1 - chair) as 0 | 1]).sort();
    const hands: State['hands'] = chair === 0 ? [[...hand], other] : [other, [...hand]];
    const hidden = laid === UNSEEN ? (rest[0] as string) : laid;
    return { n: 0, seed, stream, hands, laid: hidden, points: [...points], turn };
  },
  clone: (m) => structuredClone(m),
  hash: hashOf,
  toJSON: (m) => structuredClone(m),
  fromJSON: (saved) => structuredClone(saved),
};
