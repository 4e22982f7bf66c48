import { castPolicy, SENSIBLE } from '../../../src/director-ai/shuffling-horror/cast/cast.ts';
import { weigh } from '../../../src/director-ai/shuffling-horror/director/director.ts';
import { NEUTRAL } from '../../../src/director-ai/shuffling-horror/director/weights.ts';
import { asksSeat, type Weighed } from '../../../src/director-ai/shuffling-horror/policy.ts';
import {
  advanceQuietly,
  chanceFrom,
  clone,
  DIRECTOR_CHAIR,
  type Movie,
  promptOf,
  type Reply,
} from '../../../src/rules/shuffling-horror/index.ts';
import { chanceOf, outlook } from '../outlook.ts';

const CAST = castPolicy(SENSIBLE);
const CANDIDATES = 6;

/**
 * A yardstick, not an opponent: it is handed the movie itself, deck and dice to come, and plays its best moves on to the next
 * Director's turn in the one true world. How far an honest Director stays behind it is what honesty costs.
 */
export function cheat(movie: Movie): Reply {
  const prompt = promptOf(movie);
  if (prompt === null) throw new Error('the movie is over');
  const weighed = weigh(movie, prompt, NEUTRAL).slice(0, CANDIDATES);
  let best = weighed[0] as Weighed;
  let most = -1;
  for (const option of weighed) {
    const doomed = foresee(movie, option.reply);
    if (doomed > most) {
      most = doomed;
      best = option;
    }
  }
  return best.reply;
}

function foresee(movie: Movie, reply: Reply): number {
  const m = clone(movie);
  advanceQuietly(m, reply);
  for (let i = 0; i < 400; i++) {
    const prompt = promptOf(m);
    if (prompt === null) return m.outcome?.survived ? 0 : 1;
    if (prompt.type === 'direct' && prompt.to === DIRECTOR_CHAIR) break;
    const next = asksSeat(prompt)
      ? CAST.decide(m, prompt, chanceFrom('')).reply
      : (weigh(m, prompt, NEUTRAL)[0] as Weighed).reply;
    advanceQuietly(m, next);
  }
  return 1 - chanceOf(outlook(m));
}
