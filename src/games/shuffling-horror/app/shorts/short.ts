import {
  advance,
  type Movie,
  type MovieConfig,
  type Prompt,
  promptOf,
  type Reply,
  startMovie,
  type View,
} from '../../../../rules/shuffling-horror/index.ts';
import type { ShortWords } from '../../../../text/rooms/shorts.ts';
import type { Seating } from '../../kept.ts';
import { type Moment, only, type Part } from '../first-night/moment.ts';
import type { GameSetup } from '../play/game-setup.ts';
import type { Answer } from '../play/recording.ts';
import type { ShortId } from '../ports/shorts.ts';
import type { Lesson } from '../ports/stage.ts';

/** What the player is asked, and where the sentence about it stands. */
export interface ShortStep<Id extends ShortId = ShortId> extends Moment {
  words: keyof ShortWords[Id]['steps'];
  at: Exclude<Lesson['at'], 'end' | null> | ((view: View) => Lesson['at']);
}

/** A scene of two minutes: a table that the rules lead to, what is loaded from there on, and what is to be done. */
export interface Short<Id extends ShortId = ShortId> {
  id: Id;
  config: MovieConfig;
  seating: Seating;
  /** What led to the table: enough of each reply to mean it, or the place of each among its prompt's replies. */
  opening: readonly Part[] | string;
  /** What the computers do. What stands in none of these is settled by the first reply. */
  cues: readonly Moment[];
  steps: readonly ShortStep<Id>[];
  /** Whether all has been shown, by what is asked next; `made`: all that was answered since the opening. */
  isOver(view: View, prompt: Prompt, made: readonly Answer[]): boolean;
  /** The closing line, by what was done or by how it went. */
  closing(view: View, made: readonly Answer[]): keyof ShortWords[Id]['closing'];
}

/** Checks its words against its own id, and forgets which it is. */
export const short = <Id extends ShortId>(it: Short<Id>): Short => it as unknown as Short;

export const anything = (): boolean => true;

/** The replies of the opening, as the rules know them. */
export function openingOf({ config, opening }: Pick<Short, 'config' | 'opening'>): Reply[] {
  const { movie } = startMovie(config);
  const parts = typeof opening === 'string' ? opening.split('.') : opening;
  return parts.map((part) => {
    const reply = replyIn(movie, part);
    advance(movie, reply);
    return reply;
  });
}

function replyIn(movie: Movie, part: Part | string): Reply {
  const replies = promptOf(movie)?.replies ?? [];
  const found = typeof part === 'string' ? replies[Number.parseInt(part, 36)] : replies.find(only(part));
  if (found === undefined) throw new Error(`The opening is no movie: ${JSON.stringify(part)}`);
  return found;
}

export const shortSetup = (it: Short): GameSetup => ({
  config: it.config,
  seating: it.seating,
  mode: { kind: 'first-night' },
  openingReplies: openingOf(it),
});
