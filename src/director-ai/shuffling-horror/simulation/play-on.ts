import {
  advanceQuietly,
  chanceFrom,
  type Movie,
  type Prompt,
  promptOf,
  type Reply,
  seatAt,
  type Table,
} from '../../../rules/shuffling-horror/index.ts';
import { scorer } from '../director/director.ts';
import { levelAt, partsOf, weightsAt } from '../director/levels.ts';
import { likelyCast } from '../director/reading.ts';
import { asksSeat, type Policy } from '../policy.ts';
import { randomPolicy } from '../random.ts';
import { CASTS } from '../registry.ts';

/** Computer players in every chair. */
export interface Policies {
  director: Policy<Table>;
  seats: readonly Policy<Table>[];
  /** Seats whose player is taken for what the table says of this cast (`reading.ts`). */
  read: readonly number[];
}

const MOST_REPLIES = 4000;

/** Everybody by name. A chair of the player's is played as a newcomer would. */
export function policiesOf(director: string, seats: readonly string[]): Policies {
  const sensible = CASTS.sensible as Policy<Table>;
  return { director: directorQuickly(director), seats: seats.map((name) => CASTS[name] ?? sensible), read: [] };
}

/** The same for what is told of this very movie: a chair of the player's is played by whom it seems to be, a newcomer or an old hand. */
export function companyOf(director: string, seats: readonly string[]): Policies {
  const read = [...seats.keys()].filter((seat) => CASTS[seats[seat] ?? ''] === undefined);
  return { ...policiesOf(director, seats), read };
}

/** Who plays on from a table in one world. */
export function playersIn(policies: Policies, table: Table, seed: string): Policies {
  if (policies.read.length === 0) return policies;
  const cast = likelyCast(table, chanceFrom(`${seed}/who`)());
  return { ...policies, seats: policies.seats.map((it, seat) => (policies.read.includes(seat) ? cast : it)) };
}

/** Sums need many movies, so whoever would search goes by its scorer alone here. */
export function directorQuickly(director: string): Policy<Table> {
  if (director === randomPolicy.name) return randomPolicy;
  const { level, personality } = partsOf(director) ?? { level: 'feature', personality: 'neutral' };
  const inDeck = new Map<string, Policy<Table>>();
  return {
    name: director,
    decide(view, prompt, chance) {
      const { deck } = view;
      const known =
        inDeck.get(deck) ?? scorer(director, weightsAt(level, personality, deck), levelAt(level, deck).regret);
      inDeck.set(deck, known);
      return known.decide(view, prompt, chance);
    },
  };
}

export const policyFor = ({ director, seats }: Policies, { to }: Prompt): Policy<Table> =>
  seats[seatAt(to) ?? -1] ?? director;

/** Plays the movie on, in place, until it is over or far enough; returns what was replied. */
export function playOn(
  m: Movie,
  policies: Policies,
  seed: string,
  until: (m: Movie, prompt: Prompt) => boolean,
): Reply[] {
  const chance = chanceFrom(seed);
  const replies: Reply[] = [];
  while (replies.length < MOST_REPLIES) {
    const prompt = promptOf(m);
    if (prompt === null || until(m, prompt)) break;
    const { reply } = policyFor(policies, prompt).decide(m, prompt, chance);
    advanceQuietly(m, reply);
    replies.push(reply);
  }
  return replies;
}

/** A prompt to the cast, so that whoever comes in has something to decide. */
export const isCastPrompt = asksSeat;
