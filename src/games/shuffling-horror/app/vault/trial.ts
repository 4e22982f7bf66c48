import {
  advanceQuietly,
  chanceFrom,
  clone,
  type Movie,
  outcome,
  promptOf,
  unseenCards,
  viewOf,
} from '../../../../rules/shuffling-horror/index.ts';
import { tableModel } from '../table/table-model.ts';

const RUNS = 2;
/** Longer than any movie has left. */
const MOST_REPLIES = 5000;

/**
 * Whether a table that no replies prove can be played: it is, a few times over, to the end, out of sight. A table that was
 * made up rather than reached jams somewhere on the way.
 */
export function playsOn(movie: Movie): boolean {
  try {
    for (let run = 0; run < RUNS; run++) if (!runsToTheEnd(clone(movie), `trial/${run}`)) return false;
    return true;
  } catch {
    return false;
  }
}

function runsToTheEnd(movie: Movie, seed: string): boolean {
  const chance = chanceFrom(seed);
  for (let given = 0; given < MOST_REPLIES; given++) {
    const prompt = promptOf(movie);
    if (prompt === null) return outcome(movie) !== null;
    if (given === 0 && !canBeSeen(movie)) return false;
    advanceQuietly(movie, prompt.replies[Math.floor(chance() * prompt.replies.length)]);
  }
  return false;
}

/** What the page draws, and what a computer player works from: as many cards are unseen as lie face down. */
function canBeSeen(movie: Movie): boolean {
  const view = viewOf(movie, null);
  tableModel(view, () => true);
  const unseen = unseenCards(view);
  const down = view.frames.filter((frame) => frame.down !== null).length;
  const hidden = view.sanctuaries.filter((sanctuary) => sanctuary.hidden !== null).length;
  const { reelPile, dark, lost, survivorPile, stowaway } = view;
  const waiting = survivorPile[0] === stowaway ? 0 : survivorPile.length;
  return (
    unseen.movie.length + lost.length === reelPile.length + dark.length + down + hidden &&
    unseen.survivors.length === waiting + lost.length
  );
}
