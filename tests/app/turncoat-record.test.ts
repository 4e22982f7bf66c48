import { describe, expect, test } from 'vitest';
import { entered } from '../../src/games/shuffling-horror/app/awards/book.ts';
import { scriptOf } from '../../src/games/shuffling-horror/app/dailies/script.ts';
import { asCast } from '../../src/games/shuffling-horror/app/ending/story.ts';
import { coatOf, withTurn } from '../../src/games/shuffling-horror/app/play/coat.ts';
import { isHuman } from '../../src/games/shuffling-horror/app/play/players.ts';
import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import { NO_RECORDS } from '../../src/games/shuffling-horror/app/records/records.ts';
import { finishedMovieOf } from '../../src/games/shuffling-horror/app/vault/finished-movie.ts';
import { keep } from '../../src/games/shuffling-horror/keep.ts';
import { chairOfSide, DIRECTOR_CHAIR } from '../../src/rules/shuffling-horror/index.ts';
import { readSaveOf } from '../../src/storage/read-save.ts';
import { ENDING } from '../../src/text/ending/ending.ts';
import { writtenUp } from './ending-kit.ts';
import { goneMovie, playOn } from './turncoat-kit.ts';

const copy = <T>(it: T): T => JSON.parse(JSON.stringify(it)) as T;
const gone = goneMovie();
/** The moment again, untouched by other tests. */
const atTheMoment = (): Recording => Recording.resume(copy(gone.save())) as Recording;

describe('the record of a turned coat', () => {
  test('is turned back where it was turned, and rewinding to before takes it along', () => {
    const recording = atTheMoment();
    recording.turnCoat();
    expect(recording.coat).toBe('turned');
    recording.turnCoat();
    expect(recording.setup.seating).not.toHaveProperty('coat');
    recording.turnCoat();
    expect(recording.rewound(recording.replies.length).coat).toBe('turned');
    expect(recording.rewound(recording.replies.length - 1).setup.seating).not.toHaveProperty('coat');
  });

  test('nobody can turn who still has somebody, or directs', () => {
    const fresh = atTheMoment().rewound(0);
    expect(fresh.coat).toBeNull();
    const { setup } = atTheMoment();
    const directs = Recording.start({ ...setup, seating: { ...setup.seating, director: 'you' } }).recording;
    for (const reply of gone.replies) directs.submit(reply);
    expect(directs.coat).toBeNull();
  });

  test('of several seats each is the player’s own, once all of them are eliminated', () => {
    const { movie } = atTheMoment();
    const seating = { seats: ['you', 'strong', 'you', 'strong', 'strong', 'strong'], director: 'feature' };
    const gone = (...seats: number[]) => ({
      ...movie,
      seats: movie.seats.map((it, seat) => ({ ...it, eliminated: seats.includes(seat) })),
    });
    expect(coatOf(seating, gone(0), 9)).toBeNull();
    expect(coatOf(seating, gone(0, 2), 9)).toBe('own');
    const turned = withTurn(seating, { at: 9, reel: 2 });
    expect(coatOf(turned, gone(0, 2), 9)).toBe('turned');
    const asked = [0, 1, 2].map((pod) => isHuman(turned, chairOfSide(pod), 9));
    expect(asked).toEqual([true, false, true]);
    expect(isHuman(turned, chairOfSide(0), 8)).toBe(false);
    expect(isHuman(turned, DIRECTOR_CHAIR, 9)).toBe(false);
  });

  test('a save with a coat of no sense is refused', () => {
    const recording = atTheMoment();
    recording.turnCoat();
    const save = recording.save();
    const worn = (coat: unknown) => readSaveOf(keep, copy({ ...save, seating: { ...save.seating, coat } }));
    const { at, reel } = (save.seating.coat ?? [])[0] ?? { at: 0, reel: 1 };
    expect(worn([{ at, reel }])).toHaveProperty('save');
    for (const coat of [
      [],
      'red',
      [{ at }],
      [{ at, reel: 5 }],
      [{ at: at + 1, reel }],
      [
        { at, reel },
        { at, reel },
      ],
      [{ at, reel, more: 1 }],
    ]) {
      expect(worn(coat), JSON.stringify(coat)).toEqual({ refused: 'damaged' });
    }
  });
});

describe('whoever turned coat', () => {
  const doomed = goneMovie('roswell-51', ({ movie }) => movie.outcome?.survived === false);
  const ended = Recording.resume(copy(doomed.save())) as Recording;
  ended.turnCoat();
  playOn(ended, 'end');
  const { story, sheet, credits } = writtenUp(ended);

  test('is judged as one of the cast until then, and the turn is named', () => {
    const judged = asCast(ended, story);
    expect(judged.kills.length).toBe(writtenUp(doomed).story.kills.length);
    expect(judged).toMatchObject({ hash: story.hash, survived: story.survived, conceded: false });
    expect(sheet.aside).toContain(ENDING.asides.turned(doomed.movie.reel));
    expect(finishedMovieOf(ended, credits, 'x', 1).seating?.coat?.[0]).toEqual({
      at: doomed.replies.length,
      reel: doomed.movie.reel,
    });
  });

  test('gains no streak and no award by it', () => {
    const lost = entered({ ...NO_RECORDS, streak: 3, bestStreak: 3 }, {}, { ...story, survived: false });
    expect(lost.records).toMatchObject({ streak: 0, bestStreak: 3, turned: 1 });
    // What was not so when the coat was turned does not count, nor what was so then and is no longer.
    const shots = [1, 2, 3].map(() => ({ card: 'pods-1', by: 'cook', way: 'hands', reel: 2 as const }));
    const late = entered(NO_RECORDS, {}, { ...story, headShots: shots }, { ...story, headShots: [] });
    expect(late.earned).not.toContain('marksman');
    const early = entered(NO_RECORDS, {}, { ...story, headShots: shots }, { ...story, headShots: shots });
    expect(early.earned).toContain('marksman');
    const short = { ...story, survived: false, reel: 1 as const };
    expect(entered(NO_RECORDS, {}, short).earned).not.toContain('short-subject');
    expect(entered(NO_RECORDS, {}, { ...short, turned: null }).earned).toContain('short-subject');
  });

  test('finds the choices of the other side in the dailies, and no verdict on them', () => {
    const { seating, config } = ended.setup;
    const { rushes, pages } = scriptOf({ config, seating, replies: ended.replies });
    const own = pages.flatMap(({ whose }, at) => (whose === 'yours' ? [at] : []));
    expect(own.some((at) => at >= doomed.replies.length)).toBe(true);
    expect(rushes.yours.length).toBeGreaterThan(0);
    expect(rushes.yours.every(([at, side]) => at < doomed.replies.length && side === 1)).toBe(true);
  });
});
