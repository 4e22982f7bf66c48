import { describe, expect, it } from 'vitest';
import type { Rules } from '../../src/rules/kernel/game.ts';
import { type StandInTypes, standIn } from '../../src/rules/stand-in/index.ts';
import { complaint } from '../kit/game-laws.ts';
import type { Trial } from '../kit/trial.ts';
import { TRIAL } from './trial.ts';

/** The rules with one thing done wrong, under the same trial. */
const broken = (change: Partial<Rules<StandInTypes>>): Trial<StandInTypes> => ({
  ...TRIAL,
  rules: { ...standIn, ...change },
});

describe('a breach is found', () => {
  it('rules that hold pass', () => {
    for (const law of ['re-dealing', 'folded', 'clones', 'unique']) expect(complaint(TRIAL, law, 2)).toBe('');
  });

  it('a view that shows a card of another hand', () => {
    const leaky = broken({
      view(game, chair) {
        const view = standIn.view(game, chair);
        const next = ((chair ?? 0) + 1) % game.seats;
        view.known.discard = [...view.known.discard, ...(game.hands[next] ?? [])];
        return view;
      },
    });
    expect(complaint(leaky, 're-dealing', 20)).not.toBe('');
    expect(complaint(leaky, 'folded', 20)).not.toBe('');
  });

  it('a view that shows the seed', () => {
    const leaky = broken({ view: (game, chair) => ({ ...standIn.view(game, chair), seed: game.seed }) as never });
    expect(complaint(leaky, 're-dealing', 20)).toContain('could tell a re-deal');
  });

  it('an event that tells too much', () => {
    const leaky = broken({ seen: (event) => event });
    expect(complaint(leaky, 'folded', 20)).not.toBe('');
  });

  it('an event that is not told', () => {
    const deaf = broken({ seen: (event, chair) => (event.type === 'swapped' ? null : standIn.seen(event, chair)) });
    expect(complaint(deaf, 'folded', 20)).toContain('folded');
  });

  it('a clone that shares a hand', () => {
    const careless = broken({ clone: (game) => ({ ...standIn.clone(game), hands: game.hands }) });
    expect(complaint(careless, 'clones', 20)).toContain('clone');
  });

  it('a save that loses something', () => {
    const forgetful = broken({ toJSON: (game) => ({ ...standIn.toJSON(game), lastTurned: null, idle: 0 }) });
    expect(complaint(forgetful, 'saved', 20)).not.toBe('');
  });

  it('a reply listed twice, or out of order', () => {
    const listing = (change: (replies: readonly object[]) => object[]) =>
      broken({
        promptOf(game) {
          const prompt = standIn.promptOf(game);
          return prompt && ({ ...prompt, replies: change(prompt.replies) } as typeof prompt);
        },
      });
    const twice = listing((replies) => [...replies, ...replies.slice(0, 1)]);
    expect(complaint(twice, 'unique', 20)).toContain('twice');
    const reversed = listing((replies) => [...replies].reverse());
    expect(complaint(reversed, 'unique', 20)).toContain('stands before');
  });

  it('a quiet advance that goes another way', () => {
    const other = broken({
      advanceQuietly(game, reply) {
        standIn.advanceQuietly(game, reply);
        game.idle++;
      },
    });
    expect(complaint(other, 'listens', 20)).toContain('nobody listens');
  });

  it('a game without an end', () => {
    expect(complaint({ ...TRIAL, mostReplies: 10 }, 'bounds', 20)).toContain('no end after 10');
  });
});
