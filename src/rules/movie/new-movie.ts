import { runToPrompt } from '../kernel/beats.ts';
import { shuffle, streamFrom } from '../kernel/rng.ts';
import { STEPS } from './beats/table.ts';
import { type CheckedConfig, checkConfig, type MovieConfig } from './config.ts';
import { movieCards } from './decks/movie-cards.ts';
import type { MovieEvent } from './model/events.ts';
import { movieBeat } from './model/make-beats.ts';
import type { Frame, Movie, Seat } from './model/movie.ts';
import { type CardId, SPOINTS } from './model/vocabulary.ts';
import { noThrongs } from './moves/aliens.ts';
import { pickFate, rollDie } from './moves/dice.ts';
import { removeFrom } from './moves/piles.ts';
import { join } from './moves/survivors.ts';
import { kindOf, valueOf } from './queries/cards.ts';

/** Raised whenever the same seed and replies would no longer give the same movie. */
export const RULES_VERSION = 1;

/** R2.3 */
const powerFor = (seats: number): number => (seats <= 3 ? 7 : seats <= 5 ? 6 : seats <= 7 ? 5 : 4);

/** A new movie, run to its first prompt. */
export function newMovie(config: MovieConfig): Movie {
  return begun(config, null);
}

/** The same, with the events of the opening scene. */
export function startMovie(config: MovieConfig): { movie: Movie; events: MovieEvent[] } {
  const events: MovieEvent[] = [];
  return { movie: begun(config, events), events };
}

function begun(config: MovieConfig, events: MovieEvent[] | null): Movie {
  const checked = checkConfig(config);
  const m = emptyMovie(checked);
  m.events = events;
  m.events?.push({ type: 'movie-started', seats: checked.seats });
  castSurvivors(m, checked);
  m.stack.push(movieBeat());
  runToPrompt(m, STEPS);
  m.events = null;
  return m;
}

const emptyFrame = (): Frame => ({ cards: [], down: null });

function emptyMovie({ seed, seats, deck, index, options, loaded }: CheckedConfig): Movie {
  const power = powerFor(seats);
  return {
    rules: RULES_VERSION,
    deck,
    seed,
    options,
    deckStream: streamFrom(`${seed}/deck`),
    diceStream: streamFrom(`${seed}/dice`),
    fateStream: streamFrom(`${seed}/fate`),
    loaded,
    n: 0,
    reel: 1,
    round: 0,
    quietRounds: 0,
    cardLeft: false,
    reelPile: [],
    shut: false,
    frames: [emptyFrame(), emptyFrame(), emptyFrame()],
    discard: movieCards(index, options),
    graveyard: [],
    survivorPile: [],
    limbo: [],
    seats: Array.from({ length: seats }, (): Seat => ({ power, pool: [], eliminated: false, pod: false, throngs: [] })),
    throngs: noThrongs(),
    sanctuaries: [],
    bank: SPOINTS - power * seats,
    buried: 0,
    blob: 0,
    uses: {},
    weakness: 0,
    reelTokens: [1, 2, 3, 4],
    fadeIn: { seat: 0, survivor: null, acted: [] },
    fadeOut: null,
    turningPoint: false,
    lastStand: false,
    feature: null,
    turn: null,
    finale: 0,
    // No prototype, so that it is a table from the start: in a plain object every order of survivors would make a shape of its own.
    homes: Object.create(null),
    faces: [],
    stowaway: null,
    outcome: null,
    stack: [],
    prompt: null,
    events: null,
  };
}

/** R2.2: the survivors are shuffled and each seat draws one. */
function castSurvivors(m: Movie, { index, seats, survivors }: CheckedConfig): void {
  const pile = index.survivors.slice();
  shuffle(m.deckStream, pile);
  m.survivorPile = [...survivors, ...pile.filter((card) => !survivors.includes(card))];
  m.events?.push({ type: 'shuffled', pile: 'survivors', cards: pile.length });
  if (m.options.monstersAmongUs) m.stowaway = setAside(m);
  for (let seat = 0; seat < seats; seat++) join(m, seat, m.survivorPile.shift() as CardId, 0);
  if (m.options.reelOneFace) {
    const face = m.survivorPile.pop() as CardId; // R21.2: it is shuffled into the movie
    m.faces = [face];
    m.discard.push(face);
  }
  if (m.stowaway !== null) m.survivorPile.splice(pickFate(m, m.survivorPile.length + 1), 0, m.stowaway);
}

/** R21.1: one monster of the value that a die says, ones rolled again. */
function setAside(m: Movie): CardId {
  let die = rollDie(m);
  while (die === 1) die = rollDie(m);
  const fitting = m.discard.filter((card) => kindOf(m, card) === 'monster' && valueOf(m, card) === die);
  const card = fitting[pickFate(m, fitting.length)] as CardId;
  removeFrom(m.discard, card);
  return card;
}
