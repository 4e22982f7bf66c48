import { afterEach, describe, expect, test } from 'vitest';
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
import { newMovie } from '../../src/rules/shuffling-horror/index.ts';
import { byDeck, showDeck } from '../../src/text/words-by-deck.ts';
import { started, YOURS } from '../saves/movies.ts';

afterEach(() => showDeck(FIRST_DECK));

const ZOMBIES = 'pittsburgh-68';
const shownDeck = (): string => byDeck({ 'roswell-51': FIRST_DECK, 'pittsburgh-68': ZOMBIES });

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

test('a movie that is looked at in the background is told in its own words, and leaves those on the screen alone', () => {
  const save = started('mill', YOURS, 30, ZOMBIES).save();
  expect(shownDeck()).toBe(FIRST_DECK);
  const log = Recording.resume(save)?.log ?? [];
  expect(shownDeck()).toBe(FIRST_DECK);
  showDeck(ZOMBIES);
  expect(log.length).toBeGreaterThan(20);
  expect(Recording.resume(save)?.log).toEqual(log);
  expect(Recording.resume(started('mesa', YOURS, 30).save())).not.toBeNull();
  expect(shownDeck()).toBe(ZOMBIES);
});

test('the first night is a movie of the deck it was written for', () => {
  expect(newMovie(firstNightSetup('seed').config).deck).toBe(FIRST_DECK);
});
