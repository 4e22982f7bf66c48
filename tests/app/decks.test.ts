import { describe, expect, test } from 'vitest';
import {
  deckOfCast,
  FIRST_DECK,
  isBlob,
  isWorst,
  rosterOf,
  sanctuariesOf,
  valueOf,
} from '../../src/games/shuffling-horror/app/decks.ts';
import { firstNightSetup } from '../../src/games/shuffling-horror/app/first-night/set-up.ts';
import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import { bestName, choiceOf, reelSetup, startSum } from '../../src/games/shuffling-horror/app/practice.ts';
import { questionOf } from '../../src/games/shuffling-horror/app/questions/question.ts';
import { tableModel } from '../../src/games/shuffling-horror/app/table/table-model.ts';
import {
  type DeckId,
  newMovie,
  type Prompt,
  promptOf,
  type Reply,
  viewOf,
} from '../../src/rules/shuffling-horror/index.ts';
import { PLACES } from '../../src/text/en/rooms/places.ts';
import { plainText } from '../../src/text/play/parts.ts';
import { started, YOURS } from '../saves/movies.ts';

const ZOMBIES = 'pittsburgh-68';

describe('what is read off a deck', () => {
  test('its cast, its shelters in the order of their places, and whose cast somebody is', () => {
    expect(rosterOf(FIRST_DECK)).toHaveLength(12);
    expect(rosterOf(ZOMBIES)).toHaveLength(12);
    expect(sanctuariesOf(FIRST_DECK)).toEqual(['lab', 'bunker']);
    expect(sanctuariesOf(ZOMBIES)).toEqual(['car', 'cellar']);
    expect(deckOfCast(['nurse', 'farmer'])).toBe(ZOMBIES);
    expect(deckOfCast(['robot'])).toBe(FIRST_DECK);
    expect(deckOfCast([])).toBeNull();
    expect(rosterOf('atlantis-20')).toEqual([]);
  });

  test('what its monsters are worth, and which is the worst', () => {
    expect(['pods-2', 'king', 'nurse', 'nothing'].map(valueOf)).toEqual([2, 8, 0, 0]);
    expect(['warlord', 'king', 'queen', 'sentries-1', 'nurse'].map(isWorst)).toEqual([true, true, false, false, false]);
    expect(['blobbed', 'spored', 'clutch', 'pods-1'].map(isBlob)).toEqual([true, false, false, false]);
  });
});

describe('a single reel', () => {
  const choice = { deck: ZOMBIES, reel: 2, seats: 3, level: 'feature' };

  test('is of the deck that was chosen', () => {
    const sum = startSum(choice, 'mill', {});
    expect(sum).toMatchObject({ config: { deck: ZOMBIES } });
    if (!('config' in sum)) throw new Error('a reel starts from a movie');
    expect(() => newMovie(sum.config)).not.toThrow();
    expect(choiceOf(reelSetup(choice, { config: sum.config, openingReplies: [] }))).toEqual(choice);
  });

  test('has its bests by deck; those of before stay where they are', () => {
    expect(bestName({ ...choice, deck: FIRST_DECK })).toBe('reel-2/3/feature');
    expect(bestName(choice)).toBe('pittsburgh-68/reel-2/3/feature');
  });
});

test('two movies that are written by turns are told and asked each in its own words, as if there were no other', () => {
  const films = [started('mesa', YOURS, 120, FIRST_DECK), started('mill', YOURS, 120, ZOMBIES)];
  const wordsOf = ({ movie, log }: Recording): string => {
    const view = viewOf(movie, 0);
    return JSON.stringify([log.at(-1), tableModel(view, () => true), questionOf(view, promptOf(movie) as Prompt)]);
  };
  const begun = films.map(({ setup }) => Recording.start(setup).recording);
  const told = begun.map((it) => [wordsOf(it)]);
  const replies = films.map((film) => film.replies);
  for (let i = 0; i < 120; i++)
    begun.forEach((it, film) => {
      it.submit(replies[film]?.[i] as Reply);
      told[film]?.push(wordsOf(it));
    });
  const alone = films.map(({ setup, replies: given }) => {
    const { recording } = Recording.start(setup);
    const words = [wordsOf(recording)];
    for (const reply of given) {
      recording.submit(reply);
      words.push(wordsOf(recording));
    }
    return { words, log: recording.log };
  });
  expect(told).toEqual(alone.map(({ words }) => words));
  expect(begun.map(({ log }) => log)).toEqual(alone.map(({ log }) => log));
  const scenes = begun.map(({ log }) =>
    log.filter(({ style }) => style === 'scene').map(({ parts }) => plainText(parts)),
  );
  const isSet = (deck: DeckId) => (scene: string) =>
    Object.values(PLACES[deck]).some((places) => places.some((place) => scene.startsWith(place)));
  expect([scenes[0]?.every(isSet(FIRST_DECK)), scenes[1]?.every(isSet(ZOMBIES))]).toEqual([true, true]);
  expect(scenes.map(({ length }) => length > 3)).toEqual([true, true]);
});

test('the first night is a movie of the deck it was written for', () => {
  expect(newMovie(firstNightSetup('seed').config).deck).toBe(FIRST_DECK);
});
