import { describe, expect, it } from 'vitest';
import {
  advance,
  advanceQuietly,
  chairOfSeat,
  clone,
  fromJSON,
  hash,
  IllegalReply,
  type Movie,
  newMovie,
  outcome,
  promptOf,
  toJSON,
} from '../../src/rules/shuffling-horror/index.ts';
import { playBlindly } from '../kit/laws.ts';
import { table } from '../kit/situations.ts';

function refusal(act: () => unknown): IllegalReply {
  try {
    act();
  } catch (error) {
    if (error instanceof IllegalReply) return error;
    throw error;
  }
  throw new Error('it was accepted');
}

/** The reply is refused for a reason that fits, and the movie is what it was. */
function refuses(m: Movie, reply: unknown, reason: RegExp, promptNumber?: number): void {
  const before = hash(m);
  const error = refusal(() => advance(m, reply, promptNumber));
  expect(error.reason).toMatch(reason);
  expect(error.prompt).toEqual({ n: promptOf(m)?.n, type: promptOf(m)?.type });
  expect(hash(m)).toBe(before);
  expect(m.events).toBeNull();
}

const scene = () => table((s) => s.throng(0, 'terrors-1').rest('rancher', 1).power(2, 0).power(3, 1).power(4, 2));
/** The Rancher attacks: up to three spoints may be spent, one of them rest. */
const spending = () => {
  const it = scene();
  it.reply({ type: 'attack' });
  expect(it.prompt.type).toBe('spend');
  return it;
};

describe('replies that are refused', () => {
  it.each([
    ['an unknown type', { type: 'dance' }],
    ['a type of another prompt', { type: 'spend', amount: 0 }],
    ['a card that is not there', { type: 'take', card: 'raygun' }],
    ['a field too few', { type: 'take' }],
    ['a field too many', { type: 'rest', amount: 7 }],
    ['a list', [{ type: 'rest' }]],
    ['an empty object', {}],
    ['nothing', null],
    ['undefined', undefined],
    ['text', 'rest'],
    ['a number', 0],
  ])('%s', (_what, reply) => {
    refuses(scene().movie, reply, /./);
  });

  it('a reply that cannot be written down', () => {
    const loop: Record<string, unknown> = { type: 'rest' };
    loop.self = loop;
    refuses(scene().movie, loop, /./);
    refuses(scene().movie, { type: 'spend', amount: 1n }, /./);
  });

  it('one for an earlier prompt, although it would be legal now', () => {
    const { movie } = scene();
    const { n } = promptOf(movie) ?? { n: -1 };
    advance(movie, { type: 'rest' }, n);
    refuses(movie, { type: 'rest' }, /prompt/, n); // a double click
    refuses(movie, { type: 'rest' }, /prompt/, n + 2);
    expect(promptOf(movie)?.n).toBe(n + 1);
  });

  it('any at all once the movie is over', () => {
    const over = playBlindly({ seed: 'over', seats: 2, deck: 'roswell-51' }, () => undefined);
    const before = hash(over);
    const error = refusal(() => advance(over, { type: 'hold' }));
    expect(error.prompt).toBeNull();
    expect(error.reason).toMatch(/over/);
    expect(hash(over)).toBe(before);
    expect(outcome(over)).toMatchObject({ alive: expect.any(Number), endedInReel: over.reel });
  });

  it('the quiet door is as strict', () => {
    const { movie } = scene();
    const before = hash(movie);
    refusal(() => advanceQuietly(movie, { type: 'dance' }));
    expect(hash(movie)).toBe(before);
  });

  it('an equal reply made by hand is taken, whatever the order of its fields', () => {
    const { movie } = scene();
    advance(movie, { card: 'wrench', type: 'take' });
    expect(movie.seats[0]?.pool[0]?.held).toEqual(['wrench']);
  });
});

describe('R12.3 hand splits', () => {
  it('R12.3 a split is not listed, but accepted', () => {
    const it = spending();
    expect(it.prompt.replies.some((r) => 'power' in r)).toBe(false);
    advance(it.movie, { type: 'spend', amount: 2, power: { 1: 1 } });
    expect(it.prompt).toMatchObject({ type: 'lend', to: chairOfSeat(1), amount: 1 });
  });

  it.each([
    ['of too little', { 1: 1 }, /the power part is 2/],
    ['of too much', { 0: 2, 1: 2 }, /the power part is 2 to 3/],
    ['of more than a seat has', { 0: 3, 1: -1 }, /./],
    ['of fractions', { 0: 0.5, 1: 1.5 }, /whole/],
    ['of what is no number', { 1: '2' }, /whole/],
    ['of a seat that is not there', { 7: 2 }, /no seat/],
    ['of a seat without a number', { first: 2 }, /no seat/],
    ['of one seat named twice', { 1: 1, '01': 1 }, /seat/],
    ['of a seat without a name', { '': 2 }, /seat/],
    ['that is text', 'all', /./],
    ['that is null', null, /./],
  ])('R12.3 a split %s is refused', (_what, power, reason) => {
    refuses(spending().movie, { type: 'spend', amount: 3, power }, reason);
  });

  it('R12.3 a split of an amount that is not offered is refused', () => {
    refuses(spending().movie, { type: 'spend', amount: 4, power: { 1: 3 } }, /not one of its replies/);
  });

  it('R12.3 more than a seat’s power is refused', () => {
    const it = table((s) => s.throng(0, 'terrors-1').power(2, 0).power(1, 1));
    it.reply({ type: 'attack' });
    refuses(it.movie, { type: 'spend', amount: 3, power: { 0: 1, 1: 2 } }, /seat 1 has only 1/);
  });

  it('R12.3 a seat that has refused cannot be named again', () => {
    const it = spending();
    advance(it.movie, { type: 'spend', amount: 2, power: { 1: 1 } });
    it.reply({ type: 'lend', agree: false });
    refuses(it.movie, { type: 'spend', amount: 2, power: { 1: 1 } }, /refused/);
  });

  it('R12.3 only payments can be split', () => {
    refuses(scene().movie, { type: 'rest', power: { 0: 1 } }, /no split/);
  });

  it('R12.3 a negation is split over its damage', () => {
    const it = scene().until('strike').dice(2, 1, 5);
    it.reply({ type: 'strike', at: 'rancher' });
    expect(it.prompt).toMatchObject({ type: 'answer', damage: 5 });
    refuses(it.movie, { type: 'negate', power: { 0: 2, 1: 3, 2: 1 } }, /the power part is 4 to 5/);
    advance(it.movie, { type: 'negate', power: { 2: 4 } });
    expect(it.prompt).toMatchObject({ type: 'lend', to: chairOfSeat(2), amount: 4 });
  });

  it('R12.3 a lend prompt has two replies and says for whom and how much', () => {
    const it = spending();
    advance(it.movie, { type: 'spend', amount: 3, power: { 2: 2 } });
    expect(it.prompt).toMatchObject({ survivor: 'rancher', amount: 2 });
    expect(it.prompt.replies).toEqual([
      { type: 'lend', agree: true },
      { type: 'lend', agree: false },
    ]);
    refuses(it.movie, { type: 'lend' }, /not one of its replies/);
  });
});

describe('prompts and states', () => {
  it('a number and its text are the same seed', () => {
    const of = (seed: string | number) => hash(newMovie({ seed, seats: 3, deck: 'roswell-51' }));
    expect(of(51)).toBe(of('51'));
    expect(of(51)).not.toBe(of(52));
  });

  it('at every prompt: a number, somebody to answer, two or more replies, none twice', () => {
    let n = 0;
    playBlindly({ seed: 'prompts', seats: 5, deck: 'roswell-51' }, (m) => {
      const prompt = promptOf(m);
      if (prompt === null) return;
      expect(prompt.n).toBe(n++);
      expect(prompt.replies.length).toBeGreaterThan(1);
      expect(new Set(prompt.replies.map((r) => JSON.stringify(r))).size).toBe(prompt.replies.length);
    });
    expect(n).toBeGreaterThan(50);
  });

  it('a movie goes on from its JSON as if nothing had happened', () => {
    const m = newMovie({ seed: 'json', seats: 4, deck: 'roswell-51' });
    for (let i = 0; i < 200; i++) {
      const again = fromJSON(JSON.parse(JSON.stringify(toJSON(m))));
      expect(hash(again)).toBe(hash(m));
      expect(again.prompt).toEqual(m.prompt);
      const replies = promptOf(m)?.replies ?? [];
      if (replies.length === 0) break;
      const reply = replies[(i * 7) % replies.length];
      expect(advance(again, reply)).toEqual(advance(m, reply));
    }
  });

  it('a movie that is over stays over', () => {
    const over = playBlindly({ seed: 'over', seats: 2, deck: 'roswell-51' }, () => undefined);
    const again = fromJSON(JSON.parse(JSON.stringify(toJSON(over))));
    expect(promptOf(again)).toBeNull();
    expect(outcome(again)).toEqual(outcome(over));
  });

  it('a clone has its own future', () => {
    const { movie } = scene();
    const before = hash(movie);
    const copy = clone(movie);
    advance(copy, { type: 'take', card: 'wrench' });
    expect(hash(movie)).toBe(before);
    expect(hash(copy)).not.toBe(before);
  });
});
