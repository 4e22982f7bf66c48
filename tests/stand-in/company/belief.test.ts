import { describe, expect, it } from 'vitest';
import { beliefOf } from '../../../src/director-ai/stand-in/belief/belief.ts';
import { emptyMemory, ownMind } from '../../../src/director-ai/stand-in/belief/read.ts';
import { companyPlayer } from '../../../src/director-ai/stand-in/company.ts';
import { LEVEL_NAMES, LEVELS } from '../../../src/director-ai/stand-in/levels.ts';
import { type Game, type Note, type Script, standIn, type View } from '../../../src/rules/stand-in/index.ts';
import { calibrationOf, errorsIn } from '../../../tools/lab/stand-in/calibration.ts';
import { table } from '../../kit/stand-in.ts';
import { LONG, watch } from './positions.ts';

const READING = LEVELS.midnight.reading;
const believe = (view: View, reading = READING) => beliefOf(ownMind(emptyMemory(), view, reading), view);

/** What every Original in play believes at each of their prompts, over a few games. */
function eachBelief(games: number, check: (game: Game, chair: number, view: View) => void, options = {}): void {
  for (let seed = 0; seed < games * LONG; seed++) {
    watch(
      companyPlayer(LEVEL_NAMES[seed % 4] as never),
      4 + (seed % 5),
      seed,
      ({ game, prompt: { to, n }, view }) => {
        if (n % 5 === 0 && game.roles[to] === 'original') check(game, to, view);
      },
      options,
    );
  }
}

describe('what a seat believes', () => {
  it('sums to one, and hard evidence never excludes the one who is it', () => {
    let checked = 0;
    eachBelief(5, (game, _chair, view) => {
      for (const level of LEVEL_NAMES) {
        const { standIn: p, double } = believe(view, LEVELS[level].reading);
        expect(p.reduce((sum, it) => sum + it, 0)).toBeCloseTo(1);
        expect(p[game.roles.indexOf('stand-in')]).toBeGreaterThan(0);
        for (const chair of game.ring) expect(double[chair]).toBeGreaterThanOrEqual((p[chair] as number) - 1e-9);
        checked++;
      }
    });
    expect(checked).toBeGreaterThan(300);
  });

  it('is certain where the notebook is: the named is it, the cleared and the burnt are not', () => {
    let named = 0;
    let cleared = 0;
    eachBelief(10, (_game, _chair, view) => {
      const { standIn: p } = believe(view);
      view.known.roles.forEach((role, chair) => {
        if (role === 'stand-in') {
          expect(p[chair]).toBe(1);
          named++;
        }
      });
      view.known.clear.forEach((clear, chair) => {
        if (clear) {
          expect(p[chair]).toBe(0);
          cleared++;
        }
      });
    });
    expect(Math.min(named, cleared)).toBeGreaterThan(5);
  });

  it('SA16.1 counts with a Stand-In that has not come yet', () => {
    eachBelief(
      4,
      (_game, _chair, view) => {
        const { standIn: p } = believe(view);
        const sum = p.reduce((all, it) => all + it, 0);
        expect(sum).toBeLessThanOrEqual(1 + 1e-9);
        // Nobody has drawn a script card yet but the one who acts.
        if (view.turn === 1 && !view.known.roles.includes('stand-in')) expect(sum).toBeLessThan(0.2);
      },
      { lateArrival: true },
    );
  });

  it('from a memory of earlier prompts follows the same as from all notes at once', () => {
    for (const level of ['feature', 'midnight'] as const) {
      watch(companyPlayer(level), 6, 7, ({ view, memory }) => {
        const { reading } = LEVELS[level];
        expect(beliefOf(ownMind(memory, view, reading), view)).toEqual(believe(view, reading));
      });
    }
  });

  it('SA3.2 only whoever got a card from a seat can have been turned by it', () => {
    const t = table({ seats: 6, hands: { 0: ['close-up', 'love-scene', 'swap-marks', 'fire-axe'] } });
    t.discard('fire-axe');
    t.until('act', 1);
    const view = t.view(3);
    const mind = ownMind(emptyMemory(), view, READING);
    expect(mind.turned[0]?.[1]).toBeGreaterThan(0);
    expect(mind.turned[0]?.[2]).toBe(0);
    expect(mind.turned[2]?.[4]).toBe(0);
  });

  it('SA9.5 a redirected card turns nobody', () => {
    const exchanged: Note = {
      type: 'exchanged',
      offerer: 0,
      partner: 2,
      given: null,
      back: null,
      redirected: true,
      openGiven: false,
      openBack: false,
    };
    const drew: Note = { type: 'drew', chair: 0, card: null, why: 'turn', open: false, top: 'script' };
    const view = table().view(3);
    const mind = ownMind(emptyMemory(), { ...view, notes: [drew, exchanged] }, READING);
    expect(mind.turned[0]?.[2]).toBe(0);
    expect(mind.turned[2]?.[0]).toBe(0); // it has drawn nothing
    const straight = ownMind(emptyMemory(), { ...view, notes: [drew, { ...exchanged, redirected: false }] }, READING);
    expect(straight.turned[0]?.[2]).toBeGreaterThan(0.2);
  });

  it.each(['feature', 'late-show'] as const)(
    'at %s a gift that Originals keep for themselves speaks against it',
    (level) => {
      const view = table().view(3);
      const suspicion = (given: Script): number => {
        const exchanged: Note = {
          type: 'exchanged',
          offerer: 0,
          partner: 3,
          given,
          back: 'fire-axe',
          redirected: false,
          openGiven: false,
          openBack: false,
        };
        return believe({ ...view, notes: [exchanged] }, LEVELS[level].reading).standIn[0] as number;
      };
      expect(suspicion('screen-test')).toBeGreaterThan(suspicion('on-my-mark'));
      expect(suspicion('nitrate')).toBeLessThan(suspicion('on-my-mark'));
    },
  );

  it('a clean hand starts its suspicion anew', () => {
    const t = table({ seats: 5, hands: { 0: ['screen-test', 'love-scene', 'swap-marks', 'fire-axe'] } });
    t.play('screen-test', 1);
    const view = standIn.view(t.game, 0);
    const { standIn: p, double } = believe(view);
    expect(p[1]).toBe(0);
    expect(double[1]).toBe(0);
    expect(p[2]).toBeCloseTo(1 / 3, 1);
  });
});

describe('calibration (proof 5)', () => {
  /** Three points are the goal (docs/games/stand-in/BALANCE.md): so near it comes in 2,000 games, and less sure in a few. */
  const GAMES = LONG > 1 ? 2000 : 80;
  const SLACK = LONG > 1 ? 6 : 10;

  it.each(['feature', 'late-show', 'midnight'] as const)(
    'of the seats given a tenth at %s, that tenth are it',
    (level) => {
      const sum = calibrationOf(level, 6, GAMES, '70000');
      for (const list of [sum.standIn, sum.double]) {
        const errors = errorsIn(list, 500);
        expect(errors.length).toBeGreaterThan(1);
        for (const error of errors) expect(Math.abs(error)).toBeLessThan(SLACK);
      }
      expect(sum.brier).toBeLessThan(0.85 * sum.uniform);
      expect(sum.top).toBeGreaterThan(1.5 * sum.topUniform);
    },
  );
});
