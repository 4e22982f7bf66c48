import type { By, Ended, Teller } from '../../../../app/play/game.ts';
import {
  type Movie,
  type MovieConfig,
  type MovieEvent,
  type Reel,
  seatAt,
} from '../../../../rules/shuffling-horror/index.ts';
import { YOU } from '../../../../storage/save.ts';
import { creditsOf, tallied, tallyFrom } from '../ending/credits.ts';
import type { Credits, LogLine } from '../ports/stage.ts';
import type { TableModel } from '../ports/table.ts';
import { turnOf } from './coat.ts';
import { Meanwhile } from './meanwhile.ts';
import type { MovieTypes } from './movie-types.ts';
import { type PresentedEvent, Presenter } from './presenter.ts';

/** Writes the screenplay of a movie, and counts what its credits tell. */
export class MovieTeller implements Teller<MovieTypes> {
  readonly log: LogLine[] = [];
  readonly rolls: MovieEvent[] = [];
  /** What happened since the player's last turn, as far as it was told. */
  readonly meanwhile: Meanwhile;
  #reel: Reel = 1;
  readonly #presenter: Presenter;
  #tally = tallyFrom();

  constructor({ deck, seed }: MovieConfig) {
    this.meanwhile = new Meanwhile(deck);
    this.#presenter = new Presenter(String(seed), deck);
  }

  tell(events: readonly MovieEvent[], by: By<MovieTypes>): PresentedEvent[] {
    this.#tally = tallied(this.#tally, events);
    const shown = this.#presenter.show(events, isQuiet(by));
    for (const { lines } of shown) this.log.push(...lines);
    if (by.human && by.asked === 'act') this.meanwhile.acted();
    for (const event of events) if (event.type === 'reel-threaded') this.#reel = event.reel;
    this.meanwhile.add(events, this.#reel);
    this.rolls.push(...events.filter((event) => 'dice' in event || 'die' in event));
    return shown;
  }

  credits(movie: Movie, { conceded, choices, asked, seating, replay, hash }: Ended<MovieTypes>): Credits {
    const turned = turnOf(seating)?.reel ?? null;
    return creditsOf(movie, this.#tally, { conceded, turned, choices, asked, replay, hash });
  }
}

/** The Director does not speak for the player: neither from a chair that is the player's, nor of a move that was. */
const isQuiet = ({ seating, chair, human }: By<MovieTypes>): boolean =>
  seating.director === YOU || (human && chair !== null && seatAt(chair) === null);

/**
 * Whether somebody who listens should be told at once: it is about everybody, or about one of the player's. By the table on which it
 * happens, and once for all: a line that was an alarm is told nowhere else, whatever becomes of whom it was about.
 */
export function concerns({ alarm }: LogLine, { yours, sanctuaries }: TableModel): boolean {
  if (alarm === null || alarm.at === null) return true;
  const inside = sanctuaries.find(({ card }) => card.id === alarm.at)?.inside ?? [];
  return [alarm.at, ...inside].some((id) => yours.includes(id));
}
