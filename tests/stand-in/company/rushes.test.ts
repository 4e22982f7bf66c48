import { describe, expect, it } from 'vitest';
import { decidedBy } from '../../../src/director-ai/stand-in/rushes/decided.ts';
import { type Footage, screened } from '../../../src/director-ai/stand-in/rushes/footage.ts';
import { type Chance, missedTrials } from '../../../src/director-ai/stand-in/rushes/missed.ts';
import { MissedReading } from '../../../src/director-ai/stand-in/rushes/missed-reading.ts';
import { type Rushes, rushesOf } from '../../../src/director-ai/stand-in/rushes/rushes.ts';
import { truthOf } from '../../../src/director-ai/stand-in/rushes/truth.ts';
import type { Game } from '../../../src/rules/stand-in/index.ts';
import { table } from '../../kit/stand-in.ts';
import { filmed, LONG } from './positions.ts';

const FILMS: readonly Footage[] = Array.from({ length: 8 * LONG }, (_, i) => filmed('feature', 4 + (i % 4), 900 + i));
const TOLD: readonly Rushes[] = FILMS.map(rushesOf);

describe('a finished game, told', () => {
  it('each turn has what every Original in play thought, of which each sums to one', () => {
    for (const { frames } of TOLD) {
      expect(frames.length).toBeGreaterThan(1);
      for (const { by, mean } of frames) {
        for (const list of [...by, mean]) {
          if (list !== null) expect(list.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1);
        }
      }
      const turns = frames.map(({ turn }) => turn);
      expect(turns).toEqual(turns.toSorted((a, b) => a - b));
    }
  });

  it('an Original of the company never lies but about what it holds, and doubles do', () => {
    const said = TOLD.flatMap((it, i) => {
      const { human } = screened(FILMS[i] as Footage, () => false);
      return it.said.filter(({ speaker }) => speaker !== human);
    });
    const lies = said.filter(({ truth }) => truth === 'lie');
    expect(lies.length).toBeGreaterThan(0);
    for (const { role, claim } of lies) expect(role !== 'original' || claim.type === 'i-hold').toBe(true);
    for (const { moved } of said) expect(moved).toBeLessThanOrEqual(1);
  });

  it('the loudest claim is one that was made, and none moved more', () => {
    for (const { said, loudest } of TOLD) {
      const most = Math.max(0, ...said.map(({ moved }) => moved));
      expect(loudest?.moved ?? 0).toBe(most);
    }
  });

  it('says what it turned on, and who was turned and burnt, as the log has it', () => {
    const reasons = new Set<string>();
    for (const [i, { decided, fates, roles }] of TOLD.entries()) {
      const game = screened(FILMS[i] as Footage, () => true);
      const how = game.result?.how;
      reasons.add(decided.reason);
      if (how === 'burnt') expect(['proof', 'suspicion', 'own-fire']).toContain(decided.reason);
      if (how === 'declared' || how === 'alone') expect(['last-turned', 'last-burnt']).toContain(decided.reason);
      expect(fates).toHaveLength(game.log.filter(({ type }) => type === 'turned' || type === 'burnt').length);
      expect(roles).toEqual(game.roles);
    }
    expect(reasons.size).toBeGreaterThan(1);
  });

  it('a game that is not over has no rushes', () => {
    const { replies, ...rest } = FILMS[0] as Footage;
    expect(() => rushesOf({ ...rest, replies: replies.slice(0, 5) })).toThrow('not over');
  });
});

describe('how a game ended, in an id', () => {
  const ended = (how: string, log: unknown[], roles = ['stand-in', 'original', 'recast']): Game =>
    ({ turn: 9, log, roles, ring: [0, 1, 2], result: { how, winners: [1] } }) as unknown as Game;
  const burnt = { type: 'burnt', chair: 0, by: 1, role: null };

  it('by proof of the burner, by suspicion, or by fire of its own', () => {
    const looked = { type: 'looked', chair: 1, at: 0, how: 'screen-test', cards: ['stand-in'] };
    const thought = { by: 1, role: 'original', suspicion: 0.4 } as const;
    expect(decidedBy(ended('burnt', [{ type: 'turn-began', turn: 4 }, looked, burnt]), thought)).toMatchObject({
      reason: 'proof',
      proof: { chair: 1, by: 'screen-test', turn: 4 },
    });
    expect(decidedBy(ended('burnt', [burnt]), thought)).toMatchObject({ reason: 'suspicion', suspicion: 0.4 });
    expect(decidedBy(ended('burnt', [burnt]), { ...thought, role: 'recast' })).toMatchObject({ reason: 'own-fire' });
  });

  it("by another's proof only if it was told or all saw it", () => {
    const looked = { type: 'looked', chair: 2, at: 0, how: 'close-up', cards: ['stand-in'] };
    const said = { type: 'claimed', chair: 2, claim: { type: 'accuse', seat: 0, role: 'stand-in', sure: true } };
    expect(decidedBy(ended('burnt', [looked, burnt]), null)).toMatchObject({ reason: 'suspicion' });
    expect(decidedBy(ended('burnt', [looked, said, burnt]), null)).toMatchObject({ reason: 'proof' });
    const replaced = { type: 'replaced', chair: 2, giver: 0 };
    expect(decidedBy(ended('burnt', [replaced, burnt]), null)).toMatchObject({ proof: { by: 'replaced' } });
  });

  it('by the last Original turned or burnt, a wrong declaration, vengeance, or nobody', () => {
    const turned = { type: 'turned', chair: 1, by: 0 };
    expect(decidedBy(ended('alone', [turned]), null)).toMatchObject({ reason: 'last-turned', victim: 1, alone: true });
    expect(decidedBy(ended('declared', [turned, { ...burnt, chair: 2 }]), null)).toMatchObject({
      reason: 'last-burnt',
      victim: 2,
    });
    expect(decidedBy(ended('false-declaration', []), null)).toMatchObject({ by: 0, left: [1] });
    expect(decidedBy(ended('vengeance', [burnt]), null)).toMatchObject({ reason: 'vengeance', won: 'original' });
    for (const how of ['dawn', 'last']) expect(decidedBy(ended(how, []), null)).toEqual({ reason: how, turn: 9 });
  });
});

describe('whether a claim was so', () => {
  it('what one holds is known to oneself; who another is only to those who have proof', () => {
    const t = table({ seats: 5, hands: { 0: ['screen-test', 'love-scene', 'swap-marks', 'fire-axe'] } });
    const { game } = t;
    expect(truthOf(game, 0, { type: 'i-hold', card: 'fire-axe', yes: true })).toBe('true');
    expect(truthOf(game, 0, { type: 'i-hold', card: 'fire-axe', yes: false })).toBe('lie');
    expect(truthOf(game, 0, { type: 'i-am', role: 'original' })).toBe('true');
    expect(truthOf(game, 0, { type: 'accuse', seat: 1, role: 'stand-in', sure: false })).toBe('mistaken');
    expect(truthOf(game, 0, { type: 'vouch', seat: 1 })).toBe('true');
    expect(truthOf(game, 0, { type: 'vouch', seat: 4 })).toBe('mistaken');
    expect(truthOf(game, 4, { type: 'accuse', seat: 1, role: 'stand-in', sure: true })).toBe('lie');
    expect(truthOf(game, 0, { type: 'burn', seat: 1 })).toBe('open');
    expect(truthOf(game, 0, { type: 'i-saw', seat: 1, what: 'clean', how: 'screen-test' })).toBe('lie');
    t.play('screen-test', 1);
    expect(truthOf(t.game, 0, { type: 'i-saw', seat: 1, what: 'clean', how: 'screen-test' })).toBe('true');
    expect(truthOf(t.game, 0, { type: 'accuse', seat: 1, role: 'stand-in', sure: true })).toBe('lie');
  });
});

describe('what a person missed', () => {
  it('is a reply of its own that Midnight would not have given', () => {
    const chances = TOLD.flatMap(({ chances }) => chances);
    expect(chances.length).toBeGreaterThan(5);
    for (const { regret, chosen, better } of chances) {
      expect(regret).toBeGreaterThanOrEqual(0.03);
      expect(better).not.toEqual(chosen);
    }
  });

  it('is tried in worlds as its chair thought them likely then, the same every time', () => {
    const at = TOLD.findIndex(({ chances }) => chances.length > 0);
    const [chance] = (TOLD[at] as Rushes).chances;
    const { n, better, chosen } = chance as Chance;
    const slice = { n, replies: [better, chosen], worlds: { from: 0, to: 2 } };
    const scores = missedTrials(FILMS[at] as Footage, slice);
    expect(scores.map((row) => row.length)).toEqual([2, 2]);
    expect(missedTrials(FILMS[at] as Footage, slice)).toEqual(scores);
  });

  const chanceAt = (n: number, regret: number): Chance => ({
    n,
    turn: n,
    asked: 'act',
    chosen: { type: 'none' },
    better: { type: 'silent' },
    regret,
    reason: null,
    figures: {},
  });

  it('the worst of a few is told if it cost more than chance might have', () => {
    const read = (cost: (n: number) => number): MissedReading => {
      const reading = new MissedReading([1, 2, 3, 4, 5, 6, 7].map((n) => chanceAt(n, n / 10)));
      for (let round = reading.round(); round.length > 0; round = reading.round()) {
        for (const slice of round) {
          const { from, to } = slice.worlds;
          const worlds = Array.from({ length: to - from }, (_, k) => from + k);
          reading.add(slice, [worlds.map((k) => (k % 10 < 10 * cost(slice.n) ? 1 : 0)), worlds.map(() => 0)]);
        }
      }
      return reading;
    };
    expect(read((n) => (n === 4 ? 0.9 : 0.2)).worst()).toMatchObject({ n: 4, worlds: 40 });
    expect(read(() => 0).worst()).toBeNull();
    expect(read((n) => (n === 1 ? 1 : 0)).worst()).toBeNull(); // not among the five that were tried
  });
});
