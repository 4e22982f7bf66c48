import { expect, test } from 'vitest';
import { tableModel } from '../../../src/games/geiger-man/app/table/table-model.ts';
import { distance, enemyDistance, geigerMan, isWayOut } from '../../../src/rules/geiger-man/index.ts';
import { Luck } from '../../properties/luck.ts';
import { pick } from '../trial.ts';

test('the table marks where he can strike within his steps, and which open exits a walk can lead to', () => {
  let struck = 0;
  let led = 0;
  for (let i = 0; i < 6; i++) {
    const { game } = geigerMan.start({ seed: `around ${i}` });
    const luck = new Luck(i);
    for (let prompt = geigerMan.promptOf(game); prompt !== null; prompt = geigerMan.promptOf(game)) {
      const view = geigerMan.view(game, 0);
      const { strikes, reach, killer, spaces } = tableModel(view);
      for (const { id, victims, girl } of spaces) {
        const isNear = enemyDistance(view, 'killer', view.killerAt, id) <= killer.move;
        expect(strikes.includes(id)).toBe(isNear && (girl || victims.length > 0));
      }
      for (const { space, steps } of reach) {
        expect(prompt.type === 'walk' ? steps <= prompt.left : true).toBe(true);
        expect([isWayOut(view, space), distance(view, view.girlAt, space)]).toEqual([true, steps]);
      }
      struck += strikes.length;
      led += reach.length;
      geigerMan.advanceQuietly(game, pick(luck, prompt));
    }
  }
  expect(struck).toBeGreaterThan(0);
  expect(led).toBeGreaterThan(0);
});
