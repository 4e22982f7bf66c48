import { describe, expect, it } from 'vitest';
import { rushesOf } from '../../../src/director-ai/stand-in/rushes/rushes.ts';
import { setupFor } from '../../../src/games/stand-in/app/play/setup.ts';
import type { RushesState } from '../../../src/games/stand-in/app/ports/rushes.ts';
import { Rushes, type RushesHouse } from '../../../src/games/stand-in/app/rushes/rushes.ts';
import { type FinishedFilm, viewOf } from '../../../src/games/stand-in/app/rushes/told.ts';
import { nameOf } from '../../../src/text/cards/names.ts';
import { filmed } from '../company/positions.ts';

const filmOf = (seed: number): FinishedFilm & { level: 'feature' } => {
  const { config, replies } = filmed('feature', 5, seed);
  const { seating } = setupFor({ config, level: 'feature', mode: { kind: 'game' } });
  return { config, replies, seating, level: 'feature' };
};

const HERE: RushesHouse = {
  found: async (film, level) => rushesOf({ ...film, level }),
  // That its cost is found by playouts is tried in tests/stand-in/company.
  missed: async (_film, _level, { chances: [worst] }) =>
    worst === undefined ? null : { ...worst, cost: { value: 0.12, error: 0.05 }, worlds: 40 },
  look: () => {},
};

const settled = (rushes: Rushes): Promise<RushesState> =>
  new Promise((resolve) => {
    const look = () => {
      const state = rushes.state();
      if (state.missed !== 'counting' || state.phase === 'failed') resolve(state);
    };
    rushes.subscribe(look);
    look();
  });

describe('the rushes', () => {
  const film = filmOf(901);
  const found = rushesOf(film);
  const view = viewOf(film, found);

  it('open every hand and role, and say in one line why it ended', () => {
    expect(view?.cast.map(({ role }) => role)).toEqual(found.roles);
    expect(view?.cast.some(({ hand }) => hand.length > 0)).toBe(true);
    expect(view?.why).toMatch(/\.$/);
  });

  it('tell each lie in the words that it was told in, and nothing that was true among them', () => {
    const lies = found.said.filter(({ truth }) => truth === 'lie');
    expect(view?.lies.map(({ n }) => n)).toEqual(lies.map(({ n }) => n));
    for (const [i, { words }] of (view?.lies ?? []).entries()) {
      const { speaker } = lies[i] as (typeof lies)[number];
      const name = view?.names[speaker];
      expect(words).toContain(name === 'you' ? 'you' : nameOf(name as never).replace(/^The /, ''));
      expect(words).toMatch(/“.+”/);
    }
  });

  it('give the reason of each fire: why one was burnt can be read', () => {
    const films = [901, 903].map(filmOf);
    const fires = films.flatMap((it) => viewOf(it, rushesOf(it))?.fires ?? []);
    expect(fires.length).toBeGreaterThan(0);
    for (const { words, because } of fires) {
      expect(words).toContain('Nitrate Reel');
      expect(because).toMatch(/^Burn /);
    }
  });

  it('tell what was missed as it stood on its buttons: both ways, why, and what it cost', async () => {
    const { phase, missed } = await settled(new Rushes(film, HERE));
    expect(phase).toBe('done');
    if (missed === null || missed === 'counting') throw new Error('nothing was missed');
    const { n, chose, words, because, cost, error } = missed;
    expect(n).toBe(found.chances[0]?.n);
    expect([cost, error]).toEqual([0.12, 0.05]);
    expect(new Set([chose, words, because]).size).toBe(3);
    expect(Math.min(chose.length, words.length, because.length)).toBeGreaterThan(4);
  });

  it('are not told of a game that was left before its end, and say when they could not be worked out', async () => {
    const left = { ...film, replies: film.replies.slice(0, -1) };
    expect(new Rushes(left, HERE).state().phase).toBe('unfinished');
    expect(() => viewOf(left, found)).not.toThrow();
    const broken = { ...HERE, found: () => Promise.reject(new Error('the thread ended')) };
    expect((await settled(new Rushes(film, broken))).phase).toBe('failed');
  });
});
