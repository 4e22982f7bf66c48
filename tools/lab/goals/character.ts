import { PERSONALITIES } from '../../../src/director-ai/shuffling-horror/director/personalities.ts';
import { asksSeat, type Policy } from '../../../src/director-ai/shuffling-horror/policy.ts';
import { CASTS, DIRECTORS } from '../../../src/director-ai/shuffling-horror/registry.ts';
import { advanceQuietly, chanceFrom, newMovie, promptOf, viewOf } from '../../../src/rules/shuffling-horror/index.ts';
import { measure } from '../cells.ts';
import { deckShowing } from '../deck.ts';
import { percent } from '../stats.ts';
import { oneOf } from '../usage.ts';
import type { Verdict } from './verdict.ts';

const NAMES = Object.keys(PERSONALITIES).filter((name) => name !== 'neutral');

/** S7, first half: personalities within three points of neutral. */
export function alike(count: number, cast: string): Verdict {
  const neutral = measure({ director: 'late-show', cast, seats: '3' }, count);
  const off = NAMES.map((name) => {
    const cell = measure({ director: `late-show:${name}`, cast, seats: '3' }, count);
    return { name, points: 100 * (cell.survived - neutral.survived) };
  });
  return {
    goal: `S7 personalities within 3 points of neutral at late-show, ${count} movies each, ${cast}`,
    holds: off.every(({ points }) => Math.abs(points) <= 3),
    figure: off.map(({ name, points }) => `${name} ${points > 0 ? '+' : ''}${points.toFixed(1)}`).join(', '),
  };
}

/** Whoever would have made most of a movie's choices is taken for the one who made them. */
function taken(actor: string, seed: number, cast: Policy): string {
  const agreed = new Map(NAMES.map((name) => [name, 0]));
  const movie = newMovie({ seed: `character/${seed}`, seats: 3, deck: deckShowing() });
  for (let prompt = promptOf(movie); prompt !== null; prompt = promptOf(movie)) {
    const at = prompt;
    const view = viewOf(movie, prompt.to);
    const said = (policy: Policy) => policy.decide(view, at, chanceFrom(`${seed}/${at.n}`)).reply;
    if (asksSeat(at)) {
      advanceQuietly(movie, said(cast));
      continue;
    }
    const reply = said(DIRECTORS[`late-show:${actor}`] as Policy);
    const text = JSON.stringify(reply);
    for (const name of NAMES) {
      const same = JSON.stringify(said(DIRECTORS[`late-show:${name}`] as Policy)) === text;
      if (same) agreed.set(name, (agreed.get(name) ?? 0) + 1);
    }
    advanceQuietly(movie, reply);
  }
  const most = Math.max(...agreed.values());
  const likely = NAMES.filter((name) => agreed.get(name) === most);
  // Of equals any is a guess: the seed makes it, so that nobody profits from being listed first.
  return likely[seed % likely.length] as string;
}

/** S7, second half: told apart by one movie's choices, where a guess would be right one time in four. */
export function toldApart(movies: number, cast: string): Verdict {
  const players = oneOf('cast', cast, CASTS);
  let right = 0;
  for (const actor of NAMES)
    for (let seed = 0; seed < movies; seed++) if (taken(actor, seed, players) === actor) right++;
  const share = right / (NAMES.length * movies);
  return {
    goal: `S7 personalities told apart by one movie, ${NAMES.length} × ${movies} movies, ${cast}`,
    holds: share >= 0.6,
    figure: `${percent(share, 0)} right`,
  };
}
