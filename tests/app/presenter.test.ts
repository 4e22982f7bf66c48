import { expect, test } from 'vitest';
import { answerTo } from '../../src/director-ai/shuffling-horror/messages.ts';
import { askFor } from '../../src/games/shuffling-horror/app/play/players.ts';
import { Presenter } from '../../src/games/shuffling-horror/app/play/presenter.ts';
import { advance, type MovieEvent, promptOf, startMovie } from '../../src/rules/shuffling-horror/index.ts';
import { foeAtHead, headOf } from '../../src/text/cards/names.ts';
import { lineOf } from '../../src/text/play/log.ts';
import { MOMENTS } from '../../src/text/play/moments.ts';
import { plainText } from '../../src/text/play/parts.ts';
import { VOICES } from '../../src/text/play/voices.ts';
import { config, seating } from './kit.ts';

const WHO = seating('sensible', 'sensible', 'sensible');

/** Told by another event, or moved as part of one. */
const SILENT = ['reel-threaded', 'shuffled', 'card-dealt', 'card-moved', 'event-began', 'spoints-spent'];

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
      const line = lineOf(event, 1, 'roswell-51');
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
    new Presenter('talk', 'roswell-51')
      .show(events)
      .flatMap(({ lines }) => lines.filter((line) => line.speaker !== null));
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
  const shown = new Presenter('alarm', 'roswell-51').show(eventsOf('alarm'));
  const alarms = new Map<string, Set<string>>();
  for (const { event, lines } of shown)
    for (const { alarm, isLead } of lines)
      if (alarm !== null && !isLead)
        alarms.set(event.type, (alarms.get(event.type) ?? new Set()).add(alarm.at ?? 'everybody'));
  expect([...alarms.keys()].sort()).toEqual(['movie-ended', 'reel-opened', 'strike-rolled', 'survivor-lost']);
  expect(alarms.get('survivor-lost')).toEqual(new Set(['everybody']));
  expect(alarms.get('strike-rolled')).not.toContain('everybody');
});

test('whoever listens is told an attack and its result in one, with the name of who rolls', () => {
  const presenter = new Presenter('listen', 'roswell-51');
  const shown = eventsOf('b').flatMap((event) => presenter.show([event])); // one at a time: somebody is asked in between
  const strikes = shown.filter(({ event }) => event.type === 'strike-rolled');
  expect(strikes.length).toBeGreaterThan(5);
  let declared: readonly string[] = [];
  for (const { event, lines } of shown) {
    const [line] = lines;
    if (line === undefined) continue;
    if (event.type === 'strike-declared' || event.type === 'attack-declared') {
      expect(line.isLead).toBe(true);
      declared = [plainText(line.parts)];
    } else if (event.type === 'strike-rolled' || event.type === 'attack-rolled') {
      const who = event.type === 'strike-rolled' ? foeAtHead(event.by, 'roswell-51') : headOf(event.survivor);
      expect(line.lead).toBe(declared[0] ?? `${who}:`); // a second roll has its name at least
      expect(line.isLead).toBe(false);
      declared = [];
    } else expect(line.lead).toBe('');
  }
});
