import { describe, expect, it, vi } from 'vitest';
import {
  lessonsOf,
  momentsOf,
  swingsOf,
  type Take,
  takesOf,
} from '../../src/director-ai/geiger-man/simulation/dailies.ts';
import { type Footage, gameAt, scenesOf } from '../../src/director-ai/geiger-man/simulation/footage.ts';
import { NOTHING, sumOf } from '../../src/director-ai/geiger-man/simulation/means.ts';
import { MIDDLES, middleOf } from '../../src/director-ai/geiger-man/simulation/middles.ts';
import { scoreOf } from '../../src/director-ai/geiger-man/simulation/par.ts';
import { merged, playSlice, slicesOf } from '../../src/director-ai/geiger-man/simulation/sums.ts';
import { thumbPlayer } from '../../src/director-ai/geiger-man/thumb.ts';
import { work } from '../../src/director-ai/geiger-man/work.ts';
import {
  type Game,
  type GeigerManConfig,
  geigerMan,
  type Prompt,
  type Reply,
  spacesOf,
  victimsAt,
} from '../../src/rules/geiger-man/index.ts';
import { show } from '../kit/geiger-man.ts';

const CONFIG: GeigerManConfig = { seed: 7, girl: 'dot', killer: 'geiger-man', location: 'moonglow' };

/** A newcomer's show, up to so many replies. */
function footageOf(config: GeigerManConfig, most = 1000): Footage {
  const { game } = geigerMan.start(config);
  const replies: Reply[] = [];
  for (
    let prompt = geigerMan.promptOf(game);
    prompt !== null && replies.length < most;
    prompt = geigerMan.promptOf(game)
  ) {
    const reply = thumbPlayer.decide(
      () => geigerMan.view(game, 0),
      prompt,
      () => 0,
    );
    replies.push(reply);
    geigerMan.advance(game, reply);
  }
  return { config, replies };
}

const ask = (game: Game) => ({ view: JSON.stringify(geigerMan.view(game, 0)), seed: 'ask' });
const redealt = (game: Game): Game => geigerMan.resample(geigerMan.view(game, 0), 0, 'other');

/** Beside him with all she has and he at his last: there is one thing to do. */
const atLast = () =>
  show().set({
    girl: 'lane',
    killer: 'lane',
    victims: {},
    killerHealth: 1,
    hand: ['all-in', 'steps', 'breath'],
    also: (s) => {
      s.killerToken = 'white';
    },
  }).game;

describe('the meter', () => {
  it('knows what is over, and reads a table between two cards as it lies', () => {
    const { config, replies } = footageOf(CONFIG);
    const end = gameAt({ config, replies }, replies.length);
    const meter = { kind: 'meter', ...ask(end) } as const;
    const figure = merged(meter, slicesOf(meter).map(playSlice));
    expect(figure).toEqual({ value: end.result?.won ? 1 : 0, error: 0 });
    const start = { kind: 'meter', ...ask(gameAt({ config, replies }, 0)) } as const;
    const slices = slicesOf(start);
    expect(slices).toHaveLength(1);
    const { value } = merged(start, slices.map(playSlice));
    expect(value).toBeGreaterThan(0.02);
    expect(value).toBeLessThan(0.98);
  });

  it('plays dice out where they lie, in slices that add up in any cut, and reads nothing that is hidden', () => {
    const footage = footageOf(CONFIG);
    const at = footage.replies.findIndex((_, i) => geigerMan.promptOf(gameAt(footage, i))?.type === 'buy');
    const game = gameAt(footage, at);
    const meter = { kind: 'meter', ...ask(game) } as const;
    const [first, second] = slicesOf(meter);
    const two = merged(meter, [playSlice(first as never), playSlice(second as never)] as never);
    const whole = playSlice({ ...meter, from: 0, to: (second as { to: number }).to });
    expect(merged(meter, [whole] as never).value).toBeCloseTo(two.value, 12);
    expect(two.error).toBeLessThan(0.1);
    expect(playSlice({ ...meter, ...ask(redealt(game)), from: 0, to: 30 })).toEqual(playSlice(first as never));
  });
});

describe('a hint', () => {
  it('names the blow that ends it, what it is worth and why', () => {
    const hint = { kind: 'hint', ...ask(atLast()) } as const;
    const found = merged(hint, slicesOf(hint).map(playSlice));
    expect(found?.reply).toEqual({ type: 'play', card: 'all-in' });
    expect(found?.chance).toEqual({ value: 1, error: 0 });
    const stop = found?.left.find(({ reply }) => reply.type === 'stop');
    expect(stop?.by.value).toBeGreaterThan(0.1);
    expect(found?.reason).toMatchObject({ id: 'wins' });
  });

  it('is the same for every world that she cannot tell apart, and leaves the view as it was', () => {
    const footage = footageOf({ ...CONFIG, girl: 'opal', killer: 'salt-widow', location: 'nightbird' }, 60);
    for (const at of [0, 17, 33, 51]) {
      const game = gameAt(footage, at);
      const one = { kind: 'hint', ...ask(game), from: 0, to: 3 } as const;
      const other = { kind: 'hint', ...ask(redealt(game)), from: 0, to: 3 } as const;
      expect(playSlice(other)).toEqual(playSlice(one));
      const { replies } = geigerMan.promptOf(game) as Prompt;
      const hint = merged({ kind: 'hint', ...ask(game) }, [playSlice(one)]);
      expect(replies).toContainEqual(hint?.reply);
    }
  });
});

describe('dailies', () => {
  it('her chance at the start, all choices and all luck make the end, and within a scene there is no luck', () => {
    const footage = footageOf(CONFIG);
    const scenes = scenesOf(footage);
    const won = gameAt(footage, footage.replies.length).result?.won === true;
    const some = [0, 1, 2, 3, ...Array.from({ length: 8 }, (_, i) => 4 + i * 9)].filter(
      (at) => at < footage.replies.length,
    );
    const moments = momentsOf(takesOf(footage, some, 'x'), scenes, won);
    expect(moments.map(({ at }) => at)).toEqual(some);
    const total = moments.reduce(
      (sum, { choice, luck }) => sum + choice.value + (luck?.value ?? 0),
      moments[0]?.chance.value ?? 0,
    );
    expect(total).toBeCloseTo(won ? 1 : 0, 9);
    for (const { choice, better } of moments) {
      expect(choice.value).toBeLessThanOrEqual(0);
      expect(better === null).toBe(choice.value === 0);
    }
  });

  it('a scene begins where dice or cards told something new', () => {
    const footage = footageOf(CONFIG, 40);
    const scenes = scenesOf(footage);
    expect(scenes[0]).toBe(0);
    const { game } = geigerMan.start(CONFIG);
    footage.replies.forEach((reply, at) => {
      const rolled = geigerMan.advance(game, reply).some(({ type }) => type === 'rolled');
      if (rolled) expect(scenes).toContain(at + 1);
    });
    expect(scenes.length).toBeLessThan(40);
  });

  it('a choice costs only what is sure, luck is the rest, and lessons are told worst first', () => {
    const sure = sumOf([0.2, 0.21, 0.19, 0.2]);
    const stop: Reply = { type: 'stop' };
    const takes: Take[] = [
      { at: 0, chance: sumOf([0.5]), better: stop, cost: sure },
      { at: 1, chance: sumOf([0.9]), better: stop, cost: sumOf([0.5, -0.5]) },
      { at: 2, chance: sumOf([0.4]), better: stop, cost: sumOf([0.3, 0.3]) },
      { at: 3, chance: sumOf([0.6]), better: null, cost: NOTHING },
    ];
    const moments = momentsOf(takes, [0, 2, 3], false);
    expect(moments.map(({ chance }) => chance.value)).toEqual([0.5, expect.closeTo(0.3), 0.4, 0.6]);
    expect(moments.map(({ luck }) => luck?.value)).toEqual([0, expect.closeTo(0.1), expect.closeTo(0.5), -0.6]);
    expect(moments[1]?.better).toBeNull();
    expect(lessonsOf(moments).map(({ at }) => at)).toEqual([2, 0]);
    expect(swingsOf(moments, 2).map(({ at }) => at)).toEqual([3, 2]);
    expect(momentsOf(takes, [0, 2, 3], null).at(-1)?.luck).toBeNull();
  });

  it('a take is the same every time', () => {
    const footage = footageOf(CONFIG, 12);
    const [one] = takesOf(footage, [3], 'x');
    expect(takesOf(footage, [3], 'x')).toEqual([one]);
  });
});

describe('a show from the middle', () => {
  it.each(MIDDLES)('%s: the same for the same seed, there where it says, and open', (kind) => {
    const middle = middleOf({ ...CONFIG, seed: 'practice' }, kind);
    expect(middle).not.toBeNull();
    if (middle === null) return;
    expect(middleOf({ ...CONFIG, seed: 'practice' }, kind)).toEqual(middle);
    const { config, openingReplies } = middle;
    const game = gameAt({ config, replies: openingReplies }, openingReplies.length);
    expect(geigerMan.promptOf(game)?.type).toBe('act');
    const victims = spacesOf(game).reduce((sum, { id }) => sum + victimsAt(game, id), 0);
    if (kind === 'last-act') expect(game.finaleSince).toBeGreaterThan(0);
    else expect([victims, game.terror.length]).toEqual([3, 2]);
    expect(middle.chance).toBeGreaterThan(0.05);
    expect(middle.chance).toBeLessThan(0.95);
  });

  it('par is the median of newcomers and of old hands, each with cards and dice of its own', () => {
    const middle = middleOf({ ...CONFIG, seed: 'practice' }, 'last-act');
    if (middle === null) throw new Error('no middle');
    const par = { kind: 'par', middle } as const;
    const slices = slicesOf(par);
    const found = slices.map((slice) => (slice.player === 'thumb' ? playSlice(slice) : [slice.from]));
    const { thumb, search } = merged(par, found);
    expect(found[0]).toHaveLength(20);
    expect(new Set(found[0]).size).toBeGreaterThan(2);
    expect(thumb).toBeGreaterThan(0);
    expect(search).toBe(11);
  });

  it('scores the win with the health left, everybody saved, and every point of damage', () => {
    const from = { ...atLast(), minor: [{ id: 'glow', health: 2 }], killerHealth: 6, saved: 1 };
    const result = { won: true, turns: 9, saved: 3, killed: 2, finale: true, ultimate: false, score: [1] };
    expect(scoreOf(from, { ...from, minor: [], killerHealth: 0, saved: 3, health: 4, result })).toBe(10 + 4 + 4 + 8);
    expect(scoreOf(from, { ...from, killerHealth: 5, result: { ...result, won: false } })).toBe(1);
    expect(scoreOf(from, { ...from, killerHealth: 7, result: { ...result, won: false } })).toBe(0);
  });
});

describe('a test screening', () => {
  it('tells chances and length of a set-up by whole shows', () => {
    const configs = Array.from({ length: 10 }, (_, i) => ({ ...CONFIG, seed: `screen ${i}` }));
    const screening = { kind: 'screening', configs, player: 'thumb' } as const;
    const slices = slicesOf(screening);
    expect(slices.map(({ from, to }) => [from, to])).toEqual([
      [0, 4],
      [4, 8],
      [8, 10],
    ]);
    const { won, turns } = merged(screening, slices.map(playSlice));
    expect(won.error).toBeGreaterThan(0);
    expect(turns).toBeGreaterThan(4);
    expect(() => playSlice({ ...screening, player: 'nobody', from: 0, to: 1 })).toThrow('nobody');
  });
});

describe('a thread', () => {
  it('answers for a computer Girl, and finds slices', () => {
    const { game } = geigerMan.start(CONFIG);
    const prompt = geigerMan.promptOf(game) as Prompt;
    const { view } = ask(game);
    const turn = { view, prompt, player: 'thumb', seed: 's' };
    expect(prompt.replies).toContainEqual(work({ kind: 'answer', turn }));
    const slice = { kind: 'meter', view, seed: 's', from: 0, to: 1 } as const;
    expect(work({ kind: 'slice', slice })).toEqual(playSlice(slice));
    expect(() => work({ kind: 'answer', turn: { ...turn, player: 'nobody' } })).toThrow('nobody');
  });

  it('says what came of a job, or why nothing did', async () => {
    const said: unknown[] = [];
    const port = { onmessage: (_event: unknown) => undefined, postMessage: (it: unknown) => said.push(it) };
    vi.stubGlobal('self', port);
    vi.stubGlobal('WorkerGlobalScope', Object);
    await import('../../src/director-ai/geiger-man/geiger-man-worker.ts');
    vi.unstubAllGlobals();
    const { game } = geigerMan.start(CONFIG);
    const slice = { kind: 'meter', ...ask(game), from: 0, to: 1 } as const;
    port.onmessage({ data: { id: 4, job: { kind: 'slice', slice } } });
    port.onmessage({ data: { id: 5, job: { kind: 'slice', slice: { ...slice, view: '' } } } });
    expect(said).toEqual([
      { id: 4, result: playSlice(slice) },
      { id: 5, error: expect.any(String) },
    ]);
  });
});
