import { describe, expect, it } from 'vitest';
import { beliefOf } from '../../../src/director-ai/stand-in/belief/belief.ts';
import { recastShare } from '../../../src/director-ai/stand-in/belief/mind.ts';
import { emptyMemory, ownMind } from '../../../src/director-ai/stand-in/belief/read.ts';
import { LEVEL_NAMES, LEVELS } from '../../../src/director-ai/stand-in/levels.ts';
import { type Game, type Note, type Script, standIn } from '../../../src/rules/stand-in/index.ts';
import { table } from '../../kit/stand-in.ts';
import { Luck } from '../../properties/luck.ts';
import { pick } from '../trial.ts';
import { LONG } from './positions.ts';

/** What follows for certain from something that a seat saw: who is the Stand-In, who is not, who is an Original right now. */
interface Follows {
  why: string;
  is?: number;
  isNot?: number;
  original?: number;
}

/** Hard evidence of the paper, row by row; the note is as the chair saw it, which was no Stand-In then. */
function followsFrom(note: Note, chair: number): Follows[] {
  const got = (from: number, to: number, card: Script | null): Follows[] =>
    to === chair && card === 'recast' ? [{ why: 'a Recast card came to me', is: from }] : [];
  const hand = (at: number, cards: readonly Script[], whole: boolean): Follows[] => {
    if (at === chair) return [];
    if (cards.includes('stand-in')) return [{ why: 'the card itself', is: at }];
    if (!whole) return [];
    const clear = { why: 'a hand without it', isNot: at };
    return cards.includes('recast') ? [clear] : [clear, { why: 'a clean hand', original: at }];
  };
  switch (note.type) {
    case 'looked':
      return note.cards === null ? [] : hand(note.at, note.cards, note.how !== 'close-up');
    case 'shown':
      return hand(note.chair, note.cards, note.whole);
    case 'refused':
      return note.chair === chair && note.card === 'recast' ? [{ why: 'a Double Take', is: note.offerer }] : [];
    case 'exchanged':
      return [...got(note.offerer, note.partner, note.given), ...got(note.partner, note.offerer, note.back)];
    case 'passed-on':
      return note.order.flatMap((from, i) =>
        got(from, note.order[(i + 1) % note.order.length] as number, note.cards[i] ?? null),
      );
    case 'turned':
      return note.chair === chair ? [{ why: 'I was turned', is: note.by }] : [];
    case 'replaced':
      return [{ why: 'a fourth Recast card', is: note.giver }];
    case 'burnt':
      return [{ why: 'the game goes on', isNot: note.chair }];
    default:
      return [];
  }
}

/** Whether it is so, and whether everybody of every level believes it. */
function hold(game: Game, chair: number, all: readonly Follows[], now: readonly Follows[]): void {
  const view = standIn.view(game, chair);
  for (const { why, original } of now) if (original !== undefined) expect(game.roles[original], why).toBe('original');
  for (const level of LEVEL_NAMES) {
    const { standIn: p, double } = beliefOf(ownMind(emptyMemory(), view, LEVELS[level].reading), view);
    for (const { why, is, isNot } of all) {
      if (is !== undefined) expect([game.roles[is], p[is]], `${level}: ${why}`).toEqual(['stand-in', 1]);
      if (isNot !== undefined) expect(p[isNot], `${level}: ${why}`).toBe(0);
    }
    for (const { why, original } of now) if (original !== undefined) expect(double[original], why).toBe(0);
  }
}

/** Any replies at all: more comes to light than where everybody plays well. */
function playAtRandom(seed: number, found: Map<string, number>): void {
  const { game } = standIn.start({ seed, seats: 4 + (seed % 5), options: { silent: true } });
  const luck = new Luck(seed + 5000);
  const facts = game.hands.map((): Follows[] => []);
  let read = game.log.length;
  for (let prompt = standIn.promptOf(game); prompt !== null; prompt = standIn.promptOf(game)) {
    standIn.advanceQuietly(game, pick(luck, prompt));
    if (game.result !== null) return;
    const fresh = game.log.slice(read);
    read = game.log.length;
    for (const chair of game.ring) {
      if (game.roles[chair] === 'stand-in') continue;
      const own = facts[chair] as Follows[];
      const now = fresh.flatMap((note) => {
        const seen = standIn.seen(note, chair) as Note | null;
        return seen === null ? [] : followsFrom(seen, chair);
      });
      for (const { why } of now) found.set(why, (found.get(why) ?? 0) + 1);
      own.push(...now);
      if (now.length > 0 || (own.length > 0 && luck.below(40) === 0)) hold(game, chair, own, now);
    }
  }
}

describe('hard evidence', () => {
  it('is so, and believed at every level and for good, over random games', () => {
    const found = new Map<string, number>();
    for (let seed = 0; seed < 40 * LONG; seed++) playAtRandom(seed, found);
    expect([...found.keys()].sort()).toEqual([
      'I was turned',
      'a Double Take',
      'a Recast card came to me',
      'a clean hand',
      'a fourth Recast card',
      'a hand without it',
      'the card itself',
      'the game goes on',
    ]);
  });

  it('a Recast card of one’s own draw leaves fewer in the pile', () => {
    const share = (card: Script): number => {
      const t = table({ pile: [card] });
      return recastShare(ownMind(emptyMemory(), t.view(0), LEVELS.midnight.reading));
    };
    expect(share('recast')).toBeLessThan(share('close-up'));
  });
});
