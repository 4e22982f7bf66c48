import { expect, test } from 'vitest';
import { hintOf } from '../../src/games/shuffling-horror/app/questions/hints.ts';
import { questionOf } from '../../src/games/shuffling-horror/app/questions/question.ts';
import { tableModel } from '../../src/games/shuffling-horror/app/table/table-model.ts';
import { viewOf } from '../../src/rules/shuffling-horror/index.ts';
import { milltown } from '../kit/pittsburgh.ts';
import { roll } from '../kit/situations.ts';

const VICTIMS = ['waitress', 'postman', 'bartender'];

/** Three throngs, three victims; the second throng has attacked and missed. */
function besieged() {
  const scene = milltown((s) => {
    s.throng(0, 'loners-1').throng(1, 'mourners-1').throng(2, 'jack');
    s.state.stack.push({ kind: 'cycle', step: 'choose', side: 'director', victims: VICTIMS, used: [] });
  });
  scene.dice(...roll(11)).reply({ type: 'strike', by: { slot: 1 } });
  return scene;
}

test('R18.6 a throng that has attacked keeps its token in the table in words', () => {
  const scene = besieged();
  const tokens = () => tableModel(viewOf(scene.movie, null), () => true).throngs.map(({ token }) => token);
  expect(tokens()).toEqual([null, 1, null, null, null, null]);
  scene.dice(...roll(11), ...roll(11)).reply({ type: 'strike', by: { slot: 2 } }); // and the last one unasked
  expect(tokens()).toEqual([null, null, null, null, null, null]);
});

test('R18.6 pointing at it, or at one of its cards, says so', () => {
  const scene = besieged();
  const view = viewOf(scene.movie, null);
  const question = questionOf(view, scene.prompt);
  const hint = (at: Parameters<typeof hintOf>[2]) => hintOf(view, question, at);
  expect(hint({ thing: 'throng', side: 'director', slot: 1 })).toMatch(/^countdown token 1: /);
  expect(hint({ thing: 'card', card: 'mourners-1' })).toMatch(/^Four Mourners.* · countdown token 1: /);
  expect(hint({ thing: 'throng', side: 'director', slot: 0 })).not.toMatch(/countdown/);
});
