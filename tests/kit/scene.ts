import { expect, onTestFinished } from 'vitest';
import {
  advance,
  type DeckId,
  fromJSON,
  type LoadedConfig,
  type Movie,
  type MovieEvent,
  type Options,
  type Prompt,
  type Reply,
  sitterAt,
  startMovie,
  toJSON,
} from '../../src/rules/shuffling-horror/index.ts';
import { Stage } from './stage.ts';

/** A prompt of which a test may ask at once whom it is about, and why. */
type AskedPrompt = Prompt & { survivor?: string; purpose?: string };

interface SceneConfig extends LoadedConfig {
  deck?: DeckId;
  seats?: number;
  seed?: string | number;
  options?: Partial<Options>;
}

/** A quiet opening: three items on the screen, ten small monsters behind them, so that the first prompt is seat 0's action. */
const QUIET: Record<DeckId, readonly string[]> = {
  'roswell-51': [
    ...['wrench', 'radio', 'pistol'],
    ...['pods-1', 'pods-2', 'pods-3', 'pods-4', 'neighbors-1', 'neighbors-2', 'neighbors-3', 'neighbors-4'],
    ...['neighbors-5', 'mutants-1'],
  ],
  'pittsburgh-68': [
    ...['bat', 'walkie-talkies', 'knife'],
    ...['loners-1', 'loners-2', 'loners-3', 'loners-4', 'mill-hands-1', 'mill-hands-2', 'mill-hands-3', 'mill-hands-4'],
    ...['mill-hands-5', 'mourners-1'],
  ],
};

/** Part of a reply: enough of it to mean one of those on offer. */
type Wanted = { type: Reply['type'] } & Record<string, unknown>;

/**
 * A movie with loaded dice and piles, played by naming replies. Loaded dice that a test did not use make it fail: an unused roll
 * is a rule that did not happen.
 */
export class Scene {
  movie: Movie;
  /** Everything that happened, the opening scene included. */
  readonly events: MovieEvent[];

  constructor({ deck = 'roswell-51', seats = 3, seed = 'scene', options = {}, ...loaded }: SceneConfig = {}) {
    const { movie, events } = startMovie({
      seed,
      seats,
      deck,
      options,
      loaded: { movieDeck: QUIET[deck], ...loaded },
    });
    this.movie = movie;
    this.events = events;
    onTestFinished(() => {
      expect({ dice: this.movie.loaded?.dice ?? [], fate: this.movie.loaded?.fate ?? [] }, 'unused dice').toEqual({
        dice: [],
        fate: [],
      });
    });
  }

  get prompt(): AskedPrompt {
    if (this.movie.prompt === null) throw new Error('the movie is over');
    return this.movie.prompt;
  }

  /** Faces for the next rolls, after those already loaded. */
  dice(...faces: number[]): this {
    this.movie.loaded ??= { dice: [], fate: [], shuffles: [] };
    this.movie.loaded.dice.push(...faces);
    return this;
  }

  /** Picks for the next random choices. */
  fate(...picks: number[]): this {
    this.movie.loaded ??= { dice: [], fate: [], shuffles: [] };
    this.movie.loaded.fate.push(...picks);
    return this;
  }

  /** The next shuffle of the discard pile puts these on top. */
  shuffle(...cards: string[]): this {
    this.movie.loaded ??= { dice: [], fate: [], shuffles: [] };
    this.movie.loaded.shuffles.push(cards);
    return this;
  }

  /** Rearranges the table by hand between two replies; the open prompt is asked again. */
  stage(edit: (stage: Stage) => void): this {
    const state = toJSON(this.movie);
    edit(new Stage(state));
    this.movie = fromJSON(state);
    return this;
  }

  /** The replies on offer that contain all that is wanted. */
  offers(wanted: Partial<Wanted>): readonly Reply[] {
    return this.prompt.replies.filter((reply) => contains(reply, wanted));
  }

  /** Gives the one reply that fits, and returns what it brought. */
  reply(wanted: Wanted): MovieEvent[] {
    const found = this.offers(wanted);
    if (found.length !== 1) {
      const offered = this.prompt.replies.map((r) => JSON.stringify(r)).join('\n  ');
      throw new Error(
        `${found.length} replies fit ${JSON.stringify(wanted)}; prompt ${this.prompt.type} to ` +
          `${JSON.stringify(sitterAt(this.prompt.to))} offers\n  ${offered}`,
      );
    }
    const events = advance(this.movie, found[0]);
    this.events.push(...events);
    return events;
  }

  /** Survivors do nothing and the Director does as little as may be, until a prompt of this type (and survivor) is open. */
  until(type: Prompt['type'], survivor?: string): this {
    for (let i = 0; i < 500; i++) {
      const { prompt } = this;
      if (prompt.type === type && (survivor === undefined || prompt.survivor === survivor)) return this;
      const idle = prompt.replies.find((r) => IDLE.includes(r.type)) ?? prompt.replies[0];
      this.events.push(...advance(this.movie, idle));
    }
    throw new Error(`no ${type} prompt came`);
  }

  survivor(id: string) {
    const found = this.movie.seats.flatMap((seat) => seat.pool).find((s) => s.id === id);
    if (found === undefined) throw new Error(`${id} is not in play`);
    return found;
  }

  isInPlay(id: string): boolean {
    return this.movie.seats.some((seat) => seat.pool.some((s) => s.id === id));
  }

  /** The events of one type so far. */
  told<T extends MovieEvent['type']>(type: T): Extract<MovieEvent, { type: T }>[] {
    return this.events.filter((e): e is Extract<MovieEvent, { type: T }> => e.type === type);
  }
}

const IDLE: readonly Reply['type'][] = ['hold', 'pass'];

function contains(value: unknown, wanted: unknown): boolean {
  if (wanted === null || typeof wanted !== 'object') return value === wanted;
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(wanted).every(([key, part]) => contains((value as Record<string, unknown>)[key], part));
}
