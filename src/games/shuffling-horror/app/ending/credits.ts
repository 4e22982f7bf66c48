import { type CardId, type Movie, type MovieEvent, table } from '../../../../rules/shuffling-horror/index.ts';
import { nameOf } from '../../../../text/cards/names.ts';
import type { CastMember, Credits } from '../ports/stage.ts';

/** What is counted while a movie plays. */
export interface Tally {
  cast: readonly CardId[];
  killed: number;
  headShots: number;
  spent: number;
}

export const tallyFrom = (): Tally => ({ cast: [], killed: 0, headShots: 0, spent: 0 });

export function tallied(tally: Tally, events: readonly MovieEvent[]): Tally {
  let { cast, killed, headShots, spent } = tally;
  for (const event of events) {
    if (event.type === 'survivor-joined') cast = [...cast, event.survivor];
    else if (event.type === 'alien-eliminated') killed++;
    else if (event.type === 'head-shot') headShots++;
    else if (event.type === 'spoints-spent') spent += event.amount;
  }
  return { cast, killed, headShots, spent };
}

type Rest = Pick<Credits, 'conceded' | 'turned' | 'choices' | 'asked' | 'replay' | 'hash'>;

export const creditsOf = (m: Movie, { cast, killed, headShots, spent }: Tally, rest: Rest): Credits => ({
  ...rest,
  // A single reel is over before the movie is: whoever is left has survived it.
  survived: m.outcome?.survived ?? (!rest.conceded && table.aliveCount(m) > 0),
  reel: m.reel,
  rounds: m.round,
  killed,
  headShots,
  spent,
  cast: cast.map((id): CastMember => ({ id, name: nameOf(id), fate: fateOf(m, id) })),
});

/** R14.2: among the aliens, or waiting in the discard pile for its cue. */
function fateOf(m: Movie, id: CardId): CastMember['fate'] {
  if (table.survivorById(m, id) !== null) return 'alive';
  return table.throngHolding(m, id) !== null || table.frameOf(m, id) >= 0 ? 'turned' : 'lost';
}
