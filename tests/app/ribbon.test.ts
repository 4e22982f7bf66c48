import { describe, expect, test } from 'vitest';
import { ribbonOf } from '../../src/games/shuffling-horror/app/ports/ribbon.ts';
import { record } from '../../tools/board-harness/recorded.ts';

const { opening, takes } = record({ seed: 'ribbon', seats: 4, options: {}, most: 200 });
const views = [opening, ...takes.map(({ after }) => after)];

describe('the ribbon of a round', () => {
  test('has every seat in order and closes with the Director (R4.1)', () => {
    for (const view of views.filter(({ lastStand }) => !lastStand))
      expect(ribbonOf(view).map(({ whose }) => whose)).toEqual([0, 1, 2, 3, 'director']);
  });

  test('has at most one that acts: before it all have, after it none has', () => {
    let acting = 0;
    for (const view of views) {
      const whens = ribbonOf(view).map(({ when }) => when);
      expect(whens.join(' ')).toMatch(/^(done ?)*(now ?)?(next ?)*$/);
      acting += whens.filter((when) => when === 'now').length;
    }
    expect(acting).toBeGreaterThan(100);
  });

  test('names the survivor who is asked to act, and ticks those before it (R5.2)', () => {
    let asked = 0;
    for (const view of views) {
      if (view.prompt?.type !== 'act' || view.turn === null) continue;
      const { survivor } = view.prompt;
      const faces = ribbonOf(view).flatMap((stop) => (stop.when === 'now' ? stop.faces : []));
      expect(faces.filter(({ when }) => when === 'now').map((face) => face.survivor)).toEqual([survivor]);
      expect(
        faces
          .filter(({ when }) => when === 'done')
          .map((face) => face.survivor)
          .sort(),
      ).toEqual([...view.turn.acted].filter((id) => faces.some((face) => face.survivor === id)).sort());
      asked++;
    }
    expect(asked).toBeGreaterThan(20);
  });
});
