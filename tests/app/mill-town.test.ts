import { describe, expect, test } from 'vitest';
import { foeThing } from '../../src/games/shuffling-horror/app/ports/table-things.ts';
import { picked } from '../../src/games/shuffling-horror/app/questions/intents.ts';
import { leavesOf } from '../../src/games/shuffling-horror/app/questions/option.ts';
import { questionOf } from '../../src/games/shuffling-horror/app/questions/question.ts';
import {
  advance,
  chanceFrom,
  newMovie,
  type Options,
  promptOf,
  type Reply,
  viewOf,
} from '../../src/rules/shuffling-horror/index.ts';
import { percent } from '../../src/text/numerals.ts';
import { milltown, turnsUp } from '../kit/pittsburgh.ts';
import type { Scene } from '../kit/scene.ts';
import { roll } from '../kit/situations.ts';

const USE = { type: 'plot', use: true } as const;

const asked = (scene: Scene) => questionOf(viewOf(scene.movie, null), scene.prompt);
const words = (scene: Scene) => leavesOf(asked(scene).options).map(({ label, detail }) => `${label}: ${detail}`);

describe('what only the cards of this deck ask', () => {
  test('Run For It: who goes for the one that fell behind, by a click on them', () => {
    const scene = turnsUp(['run-for-it', 'axe'], (s) => s.throng(0, 'king').screen('bat', 'loners-1', 'knife'));
    scene.dice(...roll(7)).reply(USE); // the Bartender, Speed 6
    expect(asked(scene).heading).toBe('Who goes for the Bartender?');
    expect(words(scene).map((line) => line.replace(/ · .*/, ''))).toEqual([
      `Throng I: hits ${percent(0.7222)}`,
      `Two Lone Zombies: hits ${percent(1 / 36)}`,
    ]);
    const view = viewOf(scene.movie, null);
    for (const foe of [{ side: 'director', slot: 0 } as const, { card: 'loners-1' }])
      expect(picked(view, asked(scene).options, foeThing(foe)).map(({ reply }) => reply)).toEqual([
        { type: 'strike', by: foe, at: 'bartender' },
      ]);
    scene.dice(...roll(11), ...roll(7), ...roll(8)).reply({ type: 'strike', by: { slot: 0 } });
  });

  test('If We Only Had A…: whose thing is gone', () => {
    const scene = turnsUp(['if-we-only-had-a', 'axe'], (s) => s.give('postman', 'rifle'));
    scene.dice(...roll(6)).reply(USE); // the Bartender, Brains 5
    expect(asked(scene).heading).toBe('Which of their things is gone?');
    expect(words(scene)).toEqual(['Baseball Bat: held by the Bartender', 'Deer Rifle: held by the Postman']);
    const clicked = picked(viewOf(scene.movie, null), asked(scene).options, { thing: 'card', card: 'rifle' });
    expect(clicked.map(({ reply }) => reply)).toEqual([{ type: 'pick', card: 'rifle' }]);
  });

  test('a test says what it is for', () => {
    const scene = turnsUp(['breaking-point', 'axe'], (s) => s.power(3, 0));
    scene.reply(USE);
    expect(asked(scene)).toMatchObject({
      heading: 'The Bartender tests Guts. Spoints?',
      aside: expect.stringMatching(/^Breaking Point: /),
    });
  });

  test('Clutch: only what the hands allow', () => {
    const scene = milltown((s) => {
      s.bury('clutch').state.graveyard.pop();
      s.survivor('bartender').probed = 'clutch';
    });
    const labels = words(scene).map((line) => line.replace(/:.*/, ''));
    expect(labels).toContain('Break loose with Speed');
    expect(labels.filter((label) => /^(Attack|Take|Rest)/.test(label))).toEqual([]);
  });

  test('Killing Machine: one more, or enough', () => {
    const scene = milltown((s) => s.throng(0, 'loners-1', 'loners-2').give('bartender', 'killing-machine', 'axe'));
    scene.dice(...roll(7), 6, 6).reply({ type: 'attack', target: 'loners-1', way: 'axe' });
    expect(asked(scene).heading).toBe('One down. The Bartender may go on.');
    expect(words(scene)).toContain('No, thank you: do nothing');
  });
});

test('every reply of every prompt of this deck stands on a button or a dial, once, in words', () => {
  const sets: Partial<Options>[] = [{}, { coverAttack: true, clip: true, survivorLoss: true }, { shuffler: true }];
  const seen = new Set<string>();
  for (let i = 0; i < 24; i++) {
    const config = { seed: `mill-${i}`, seats: 2 + (i % 5), deck: 'pittsburgh-68', options: sets[i % 3] ?? {} };
    const movie = newMovie(config);
    const chance = chanceFrom(`mill/${i}`);
    for (let prompt = promptOf(movie); prompt !== null; prompt = promptOf(movie)) {
      const question = questionOf(viewOf(movie, null), prompt);
      const leaves = leavesOf(question.options);
      seen.add(`${prompt.type} ${movie.stack.at(-1)?.kind}`);
      const replies = [
        ...leaves.map(({ reply }) => reply),
        ...(question.dial?.notches.map(({ reply }) => reply) ?? []),
      ];
      expect(new Set(replies.map((it) => JSON.stringify(it))), prompt.type).toEqual(
        new Set(prompt.replies.map((it) => JSON.stringify(it))),
      );
      expect(question.heading, prompt.type).not.toBe('');
      for (const { label, detail } of leaves) {
        expect(label).not.toBe('');
        expect(label + detail).not.toMatch(/undefined|NaN|null|\?/);
      }
      advance(movie, prompt.replies[Math.floor(chance() * prompt.replies.length)] as Reply);
    }
  }
  for (const kind of ['strike cycle', 'strike pounce', 'pick wish', 'aim aim', 'spend test', 'pick slab'])
    expect(seen, kind).toContain(kind);
});
