import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sealOf, sealWords } from '../../src/app/play/seal.ts';
import { answerTo } from '../../src/director-ai/shuffling-horror/messages.ts';
import { diceOf } from '../../src/games/shuffling-horror/app/ending/dice.ts';
import { fortune, LuckTally } from '../../src/games/shuffling-horror/app/play/luck.ts';
import { askFor } from '../../src/games/shuffling-horror/app/play/players.ts';
import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import { advance, type MovieEvent, promptOf, startMovie } from '../../src/rules/shuffling-horror/index.ts';
import { SEAL } from '../../src/text/play/seal.ts';
import { setup } from './kit.ts';

const COMPUTERS = { director: 'feature', seats: ['sensible', 'sensible', 'sensible'] };
const WHO = { ...COMPUTERS, seats: ['you', 'sensible', 'you'] };

function movieOf(seed: string): { recording: Recording; events: MovieEvent[] } {
  const { recording } = Recording.start(setup(seed, WHO));
  for (let prompt = promptOf(recording.movie); prompt !== null; prompt = promptOf(recording.movie)) {
    recording.submit(answerTo(askFor(COMPUTERS, recording.movie, prompt)));
  }
  const { movie, events } = startMovie(recording.setup.config);
  for (const reply of recording.replies) events.push(...advance(movie, reply));
  return { recording, events };
}

/** R9.1 by hand: 1,1 always, 6,6 never, at most 11. */
const comesOff = (a: number, b: number, needed: number): boolean =>
  a + b === 2 || (a + b < 12 && a + b <= Math.min(11, needed));
function chanceOf(needed: number): number {
  let ways = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (comesOff(a, b, needed)) ways++;
  return ways / 36;
}

describe('the luck report', () => {
  const { recording, events } = movieOf('luck');

  test('equals a recount of the replay, with the chance of every roll by hand', () => {
    const tally = new LuckTally((seat) => seat !== 1);
    tally.see(events);
    const seatOf = new Map(
      events.flatMap((e) => (e.type === 'survivor-joined' ? [[e.survivor, e.seat] as const] : [])),
    );
    const isYours = (id: string) => seatOf.has(id) && seatOf.get(id) !== 1;
    const rolls = {
      attacks: events.filter((e) => e.type === 'attack-rolled' && isYours(e.survivor)),
      flails: events.filter((e) => e.type === 'test-rolled' && e.flail && isYours(e.survivor)),
      tests: events.filter((e) => e.type === 'test-rolled' && !e.flail && isYours(e.survivor)),
      strikes: events.filter((e) => e.type === 'strike-rolled' && isYours(e.at)),
    };
    for (const kind of ['attacks', 'flails', 'tests', 'strikes'] as const) {
      const counted = { made: 0, good: 0, expected: 0, variance: 0 };
      for (const e of rolls[kind]) {
        if (!('needed' in e && 'dice' in e)) continue;
        const [a = 0, b = 0] = e.dice;
        counted.made++;
        counted.good += comesOff(a, b, e.needed) ? 1 : 0;
        counted.expected += chanceOf(e.needed);
        counted.variance += chanceOf(e.needed) * (1 - chanceOf(e.needed));
      }
      expect(tally.luck[kind].made).toBe(counted.made);
      expect(tally.luck[kind].good).toBe(counted.good);
      expect(tally.luck[kind].expected).toBeCloseTo(counted.expected, 9);
      expect(tally.luck[kind].variance).toBeCloseTo(counted.variance, 9);
    }
    expect(tally.luck.attacks.made).toBeGreaterThan(5);
    expect(tally.luck.strikes.made).toBeGreaterThan(5);
    const report = diceOf(recording);
    const { made, good, expected } = tally.luck.attacks;
    expect(report.rows).toContainEqual({ name: SEAL.rows.attacks, value: SEAL.row(good, made, expected) });
  });

  test('hits of yours are luck, hits on you are not; little says nothing', () => {
    const none = { made: 0, good: 0, expected: 0, variance: 0 };
    const four = { made: 16, good: 12, expected: 8, variance: 4 };
    expect(fortune({ attacks: four, flails: none, tests: none, strikes: none })).toBe(2);
    expect(fortune({ attacks: none, flails: none, tests: none, strikes: four })).toBe(-2);
    expect(fortune({ attacks: none, flails: none, tests: none, strikes: none })).toBeNull();
  });
});

describe('the seal', () => {
  test('is the SHA-256 that everybody else finds', () => {
    for (const text of ['', 'abc', 'roswell-51', 'x'.repeat(55), 'x'.repeat(56), 'ü'.repeat(64), 'y'.repeat(200)]) {
      expect(sealOf(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });

  test('shown at the start fits the seed shown at the end', () => {
    const { seed, seal } = diceOf(Recording.start(setup('roswell', WHO)).recording);
    expect(seed).toBe('roswell');
    expect(sealWords('roswell')).toContain(seal.slice(0, 16));
    expect(sealWords('roswell')).not.toContain(seed);
  });
});
