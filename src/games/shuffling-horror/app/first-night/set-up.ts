import type { DeckId, LoadedConfig } from '../../../../rules/shuffling-horror/index.ts';
import { YOU } from '../../../../storage/save.ts';
import type { GameSetup } from '../play/game-setup.ts';

/** The lesson is written for this one. */
const DECK: DeckId = 'roswell-51';

/** The first reel in the order it comes: the screen, what is dealt behind it, and at last an item nobody has to fight. */
const MOVIE_DECK = [
  'neighbors-1', // frame I: the Director's at once (R3.2)
  'raygun', // frame II
  'wrench', // frame III
  'terrors-1', // frame I
  'lab', // behind the ray gun
  'mutants-1', // behind the Lab
  'pods-1', // behind the Terrors
  'neighbors-2', // behind the Mutants
  'riders-1', // behind the Pods
  'pods-2', // behind the Neighbors
  'mutants-2', // behind the wrench
  'neighbors-3', // behind the Riders: the third of a Creature Feature
  'scattergun', // behind the Mutants that the Director takes
];

/** Every roll of the first reel, in rolling order. */
const DICE = [
  [3, 5, 2], // throng I hits the Scientist on its eight, for two
  [3, 4, 1, 1], // the ray gun hits; two ones and two spoints are the four it takes
  [4, 3, 4], // throng I takes four off the Lab
  [6, 4, 4], // the Colonel hits at ten, thanks to two spoints, and does four
  [2, 4, 4], // the wrench: four and its two are the Riders' six
  [2, 6], // Creature Feature: the Neighbors miss,
  [3, 5], // the Pods miss,
  [1, 3, 5], // the Mutants hit for five
  [4, 5], // the flail passes at nine, thanks to three spoints
  [5, 3], // throng II misses
  [2, 5, 3, 4], // the ray gun again
  [1, 1], // a head shot
];

const LOADED: LoadedConfig = {
  dice: DICE.flat(),
  movieDeck: MOVIE_DECK,
  survivors: ['scientist', 'rancher', 'colonel'],
  shuffles: [['pistol', 'mutants-3', 'flamethrower']], // reel II opens quietly, and from there on the seed deals
};

/** Two seats and one loaded reel; whoever plays on has an ordinary movie for the other three. */
export const firstNightSetup = (seed: string): GameSetup => ({
  config: { seed, seats: 2, deck: DECK, loaded: LOADED },
  seating: { seats: [YOU, YOU], director: 'matinee' },
  mode: { kind: 'first-night' },
  openingReplies: [],
});
