import { describe, expect, test } from 'vitest';
import { FIRST_DECK } from '../../src/app/decks.ts';
import { leavesOf } from '../../src/app/option.ts';
import { questionOf } from '../../src/app/question.ts';
import {
  advance,
  chanceFrom,
  newMovie,
  type Options,
  odds,
  PRESETS,
  presetOf,
  promptOf,
  publicView,
  type Reply,
} from '../../src/rules/index.ts';
import { booking, pressButtons, staged, started } from './kit.ts';

const DIRECTED = { seats: ['sensible', 'brave', 'cautious'], director: 'you' };

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
        ...booking(`chair-${i}`, DIRECTED).config,
        seats: 2 + (i % 5),
        options: sets[i % 4] ?? {},
      });
      const chance = chanceFrom(`chair/${i}`);
      for (let prompt = promptOf(movie); prompt !== null; prompt = promptOf(movie)) {
        if (typeof prompt.to !== 'object' || !('seat' in prompt.to)) {
          seen.add(prompt.type);
          const question = questionOf(publicView(movie), prompt);
          const leaves = leavesOf(question.options);
          const replies = leaves.map(({ reply }) => JSON.stringify(reply));
          expect(replies.sort(), prompt.type).toEqual(prompt.replies.map((it) => JSON.stringify(it)).sort());
          expect(question.heading).not.toBe('');
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
    const movie = newMovie(booking('odds', DIRECTED).config);
    let checked = 0;
    for (let prompt = promptOf(movie); prompt !== null && checked < 5; prompt = promptOf(movie)) {
      if (prompt.type === 'strike') {
        const view = publicView(movie);
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
