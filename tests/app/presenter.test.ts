import { expect, test } from 'vitest';
import { askFor } from '../../src/app/players.ts';
import { Presenter } from '../../src/app/presenter.ts';
import { answerTo } from '../../src/director-ai/messages.ts';
import { advance, type MovieEvent, promptOf, startMovie } from '../../src/rules/index.ts';
import { lineOf } from '../../src/text/log.ts';
import { MOMENTS } from '../../src/text/moments.ts';
import { plainText } from '../../src/text/parts.ts';
import { VOICES } from '../../src/text/voices.ts';
import { config, seating } from './kit.ts';

const WHO = seating('sensible', 'sensible', 'sensible');

/** Told by another event, or moved as part of one. */
const SILENT = ['shuffled', 'card-dealt', 'card-moved', 'event-began', 'spoints-spent'];

function eventsOf(seed: string): MovieEvent[] {
  const { movie, events } = startMovie(config(seed));
  const all = [...events];
  for (let prompt = promptOf(movie); prompt !== null; prompt = promptOf(movie)) {
    all.push(...advance(movie, answerTo(askFor(WHO, movie, prompt))));
  }
  return all;
}

test('every event that is shown has a line, and no line is without words', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    for (const event of eventsOf(seed)) {
      const line = lineOf(event, 1);
      if (line === null) expect(SILENT).toContain(event.type);
      else {
        const words = plainText(line.parts);
        expect(words, event.type).toMatch(/\S/);
        expect(words, event.type).not.toMatch(/undefined|NaN|\[object| {2}|\{|\}/);
      }
    }
  }
});

test('nobody says a thing twice in a movie, and the same movie is talked through alike', () => {
  const events = eventsOf('talk');
  const tell = () =>
    new Presenter('talk').show(events).flatMap(({ lines }) => lines.filter((line) => line.speaker !== null));
  const said = tell();
  const words = said.map(({ parts }) => plainText(parts));
  expect(words.length).toBeGreaterThan(5);
  expect(new Set(words).size).toBe(words.length);
  expect(tell()).toEqual(said);
});

test('each of the cast has a voice of its own', () => {
  const all = Object.values(VOICES).flatMap((voice) => MOMENTS.flatMap((moment) => voice[moment]));
  expect(Object.keys(VOICES).length).toBe(24);
  for (const voice of Object.values(VOICES))
    for (const moment of MOMENTS) expect(voice[moment].length).toBeGreaterThan(1);
  expect(new Set(all).size).toBe(all.length);
  for (const line of all) expect(line.length).toBeLessThanOrEqual(60);
});

test('what interrupts whoever listens: reels, deaths, the end, and an attack by whom it is at', () => {
  const shown = new Presenter('alarm').show(eventsOf('alarm'));
  const alarms = new Map<string, Set<string>>();
  for (const { event, lines } of shown)
    for (const { alarm } of lines)
      if (alarm !== null) alarms.set(event.type, (alarms.get(event.type) ?? new Set()).add(alarm.at ?? 'everybody'));
  expect([...alarms.keys()].sort()).toEqual(['movie-ended', 'reel-opened', 'strike-declared', 'survivor-lost']);
  expect(alarms.get('survivor-lost')).toEqual(new Set(['everybody']));
  expect(alarms.get('strike-declared')).not.toContain('everybody');
});
