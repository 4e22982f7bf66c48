import { describe, expect, test } from 'vitest';
import { FIRST_DECK } from '../../src/games/shuffling-horror/app/decks.ts';
import type { Option } from '../../src/games/shuffling-horror/app/ports/question.ts';
import { leavesOf } from '../../src/games/shuffling-horror/app/questions/option.ts';
import { questionOf } from '../../src/games/shuffling-horror/app/questions/question.ts';
import {
  advance,
  chanceFrom,
  newMovie,
  type Options,
  odds,
  PRESETS,
  presetOf,
  promptOf,
  type Reply,
  seatAt,
  viewOf,
} from '../../src/rules/shuffling-horror/index.ts';
import { pressButtons, setup, staged, started } from './kit.ts';

const DIRECTED = { seats: ['sensible', 'brave', 'cautious'], director: 'you' };

/** What ends in dice: an attack now, or a throng that will make one. */
const ROLLED: readonly Reply['type'][] = ['direct', 'all-out', 'cover', 'strike', 'place', 'migrate', 'pick'];
/** Of what is picked, a card off the slab, not one out of somebody's hands. */
const isRolled = ({ at }: Option, { type }: Reply): boolean =>
  ROLLED.includes(type) && (type !== 'pick' || at?.thing === 'discard');

describe("the Director's chair", () => {
  test('a whole movie directed by a person, computers in every seat', async () => {
    const stage = staged(started('my-picture', DIRECTED).recording);
    let asked = 0;
    stage.session.subscribe(() => {
      const { question, phase } = stage.session.state();
      if (phase === 'asking' && question !== null) {
        expect(question.seat).toBeNull();
        asked++;
      }
    });
    pressButtons(stage.session, 'director');
    await stage.session.run();
    expect(stage.session.state().phase).toBe('over');
    expect(asked).toBeGreaterThan(20);
  });

  test('every reply of every prompt to the Director stands on a button, once, in words', () => {
    const seen = new Set<string>();
    const sets: Partial<Options>[] = [{}, PRESETS.uncut, presetOf('grindhouse', FIRST_DECK), { directorsCut: true }];
    for (let i = 0; i < 60; i++) {
      const movie = newMovie({
        ...setup(`chair-${i}`, DIRECTED).config,
        seats: 2 + (i % 5),
        options: sets[i % 4] ?? {},
      });
      const chance = chanceFrom(`chair/${i}`);
      for (let prompt = promptOf(movie); prompt !== null; prompt = promptOf(movie)) {
        if (seatAt(prompt.to) === null) {
          seen.add(prompt.type);
          const question = questionOf(viewOf(movie, prompt.to), prompt);
          const leaves = leavesOf(question.options);
          const replies = leaves.map(({ reply }) => JSON.stringify(reply));
          expect(replies.sort(), prompt.type).toEqual(prompt.replies.map((it) => JSON.stringify(it)).sort());
          expect(question.heading).not.toBe('');
          // Whatever will be rolled for says how likely it is, in the list of lists as well.
          for (const it of [...question.options, ...leaves])
            if (prompt.type !== 'shuffler' && (it.more.length > 0 || (it.reply !== null && isRolled(it, it.reply))))
              expect(it.detail, `${prompt.type}: ${it.label}`).toMatch(/\d\u00a0%/);
          for (const { label, detail } of leaves) {
            expect(label).not.toBe('');
            expect(label + detail).not.toMatch(/undefined|NaN|null|\?/);
          }
        }
        advance(movie, prompt.replies[Math.floor(chance() * prompt.replies.length)] as Reply);
      }
    }
    for (const type of [
      'direct',
      'strike',
      'place',
      'feature',
      'plot',
      'raise',
      'pick',
      'fade-out',
      'clip',
      'survivor-loss',
      'migrate',
      'cut',
    ]) {
      expect(seen, type).toContain(type);
    }
  });

  test('the odds on a strike are those of the rules', () => {
    const movie = newMovie(setup('odds', DIRECTED).config);
    let checked = 0;
    for (let prompt = promptOf(movie); prompt !== null && checked < 5; prompt = promptOf(movie)) {
      if (prompt.type === 'strike') {
        const view = viewOf(movie, prompt.to);
        for (const { reply, detail } of leavesOf(questionOf(view, prompt).options)) {
          if (reply?.type !== 'strike') continue;
          const p = Math.round(odds.pSuccess(odds.strikeTermsOf(view, reply.by).target) * 100);
          expect(detail).toContain(`hits ${p}`);
          checked++;
        }
      }
      advance(movie, prompt.replies[0] as Reply);
    }
    expect(checked).toBeGreaterThan(0);
  });
});
