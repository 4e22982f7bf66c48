import { runToPrompt } from '../kernel/beats.ts';
import { shuffle, streamFrom } from '../kernel/rng.ts';
import { STEPS } from './beats/table.ts';
import { type CheckedConfig, checkConfig, type MovieConfig } from './config.ts';
import { movieCards } from './decks/movie-cards.ts';
import type { MovieEvent } from './model/events.ts';
import { movieBeat } from './model/make-beats.ts';
import type { Frame, Movie, Seat } from './model/movie.ts';
import { RULES_VERSION } from './model/version.ts';
import { SPOINTS } from './model/vocabulary.ts';
import { noThrongs } from './moves/aliens.ts';
import { powerFor } from './moves/spoints.ts';

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
  shuffleSurvivors(m, checked);
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
    discard: [],
    dark: movieCards(index, options),
    outside: [],
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
    lost: [],
    stowaway: null,
    outcome: null,
    stack: [],
    prompt: null,
    events: null,
  };
}

/** R2.2: each seat will draw one of them. */
function shuffleSurvivors(m: Movie, { index, survivors }: CheckedConfig): void {
  const pile = index.survivors.slice();
  shuffle(m.deckStream, pile);
  m.survivorPile = [...survivors, ...pile.filter((card) => !survivors.includes(card))];
  m.events?.push({ type: 'shuffled', pile: 'survivors', cards: pile.length });
}
