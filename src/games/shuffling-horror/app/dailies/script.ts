import type { Rushes } from '../../../../director-ai/shuffling-horror/simulation/analysis.ts';
import {
  outcome,
  type Prompt,
  promptOf,
  type Reel,
  seatAt,
  type View,
  viewOf,
} from '../../../../rules/shuffling-horror/index.ts';
import { YOU } from '../../../../storage/save.ts';
import { plainText } from '../../../../text/play/parts.ts';
import type { Seating } from '../../kept.ts';
import { knownOf } from '../play/known.ts';
import { answersItself, isHuman } from '../play/players.ts';
import { Recording } from '../play/recording.ts';
import type { Film } from '../play/screening.ts';
import type { Moment } from '../ports/dailies.ts';
import type { LogLine } from '../ports/stage.ts';

/** A finished movie and, where it is known, who sat where. */
export interface Finished extends Film {
  seating: Seating | null;
}

/** One reply: the table and the question before it, and what the screenplay says of it. */
interface Page {
  view: View;
  prompt: Prompt;
  reel: Reel;
  round: number;
  whose: Moment['whose'];
  told: readonly string[];
}

/** A movie read reply by reply: what its analysis needs to know of it, and what can be told of each. */
export interface Script {
  rushes: Rushes;
  seating: Seating;
  pages: readonly Page[];
}

/** Of a film from elsewhere nobody knows who sat there: the cast is taken for the player's. */
export const seatingOf = ({ seating, config }: Finished): Seating =>
  seating ?? { seats: Array.from({ length: config.seats }, () => YOU), director: 'feature' };

/** What happened; not who is up, where it plays, or what anybody says about it. */
const isTelling = ({ speaker, style }: LogLine): boolean => speaker === null && style !== 'cue' && style !== 'scene';

/** Played again from its start. A scene ends where chance tells something. */
export function scriptOf(film: Finished): Script {
  const seating = seatingOf(film);
  const { config, replies } = film;
  const { recording } = Recording.start({ config, seating, mode: { kind: 'feature' }, openingReplies: [] });
  const { movie } = recording;
  const pages: Page[] = [];
  const scenes: number[] = [];
  const yours: [number, 1 | -1][] = [];
  let known = '';
  for (const [at, reply] of [...replies, null].entries()) {
    const prompt = promptOf(movie);
    if (prompt === null) break;
    const now = knownOf(movie, recording.chair);
    if (now !== known) scenes.push(at);
    known = now;
    const own = isHuman(seating, prompt.to, at) && answersItself(seating, movie, prompt) === null;
    const seat = seatAt(prompt.to) !== null;
    // Whoever turned coat is judged by what came before.
    if (own && reply !== null && (seat || seating.director === YOU)) yours.push([at, seat ? 1 : -1]);
    const page = { view: viewOf(movie, prompt.to), prompt, reel: movie.reel, round: movie.round };
    const lines = recording.log.length;
    if (reply !== null) recording.submit(reply);
    pages.push({
      ...page,
      whose: own ? 'yours' : seat ? 'cast' : 'director',
      told: recording.log
        .slice(lines)
        .filter(isTelling)
        .map(({ parts }) => plainText(parts)),
    });
  }
  const end = outcome(movie);
  const rushes: Rushes = {
    footage: { config, replies, scenes },
    chairs: { director: seating.director, seats: seating.seats },
    yours,
    survived: end === null ? null : end.survived,
  };
  return { rushes, seating, pages };
}
