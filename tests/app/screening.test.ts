import { describe, expect, test } from 'vitest';
import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import { type Film, Screening } from '../../src/games/shuffling-horror/app/play/screening.ts';
import { hash, promptOf, type Reply } from '../../src/rules/shuffling-horror/index.ts';
import { SETTINGS, seating, setup } from './kit.ts';

const SILENT = { sound: { cue: () => {}, mood: () => {} }, settings: SETTINGS, onSettings: () => {} };

function filmed(seed: string): { film: Film; end: string } {
  const { recording } = Recording.start(setup(seed, seating('you', 'you')));
  for (let prompt = promptOf(recording.movie); prompt !== null; prompt = promptOf(recording.movie)) {
    recording.submit(prompt.replies[recording.replies.length % prompt.replies.length] as Reply);
  }
  return { film: { config: recording.setup.config, replies: recording.replies }, end: hash(recording.movie) };
}

/** Until the projector stands still. */
const stopped = (screening: Screening): Promise<void> =>
  new Promise((resolve) => {
    const look = () => screening.state().film?.running === false && resolve();
    screening.subscribe(look);
    look();
  });

describe('a finished movie on the projector', () => {
  test('runs to its end, stops there, and can be run again', async () => {
    const { film, end } = filmed('projector');
    const screening = new Screening(film, SILENT);
    const running = screening.run();
    await stopped(screening);
    expect(hash(screening.recording.movie)).toBe(end);
    expect(screening.state().phase).toBe('waiting');
    screening.roll(true);
    expect(screening.recording.replies.length).toBeLessThan(film.replies.length);
    await stopped(screening);
    expect(hash(screening.recording.movie)).toBe(end);
    screening.stop();
    await running;
  });

  test('is wound to the start of any round, forth and back', async () => {
    const { film } = filmed('winding');
    const screening = new Screening(film, SILENT);
    const rounds = screening.state().film?.rounds ?? [];
    expect(rounds.length).toBeGreaterThan(3);
    for (const at of [rounds.length - 1, 0, 2]) {
      screening.wind(at);
      const { reel, round } = screening.recording.movie;
      expect({ reel, round }).toMatchObject({ reel: rounds[at]?.reel, round: rounds[at]?.round });
      expect(screening.state().film?.at).toBe(at);
      expect(screening.state().table.frames).toHaveLength(3);
    }
    screening.wind(99_999);
    expect(screening.state().film?.at).toBe(2);
  });
});
