import { LEVELS, type Level, suggestedSwitches } from '../../src/director-ai/shuffling-horror/director/levels.ts';
import type { Policy } from '../../src/director-ai/shuffling-horror/policy.ts';
import { CASTS, DIRECTORS } from '../../src/director-ai/shuffling-horror/registry.ts';
import { DECKS, hashText } from '../../src/rules/shuffling-horror/index.ts';
import { playMovie } from './play.ts';

const MOVIES = 3;
const SEATS = 3;
const MEASURED = ['sensible', 'strong'] as const;

/**
 * How today's levels play, as one short hash of movies that they and both casts play in both decks. Code may change and this stay: then
 * every figure measured before still holds. Midnight, who is slow, plays one movie a deck.
 */
export function playPrint(): string {
  const replies = DECKS.flatMap(({ id: deck }) =>
    (Object.keys(LEVELS) as Level[]).flatMap((level) =>
      MEASURED.slice(level === 'midnight' ? 1 : 0).flatMap((cast) => {
        const players = { director: DIRECTORS[level] as Policy, cast: CASTS[cast] as Policy };
        const options = { stallGuard: true, ...suggestedSwitches(level, SEATS, deck) };
        const movies = level === 'midnight' ? 1 : MOVIES;
        return Array.from(
          { length: movies },
          (_, i) => playMovie({ seed: `print/${i}`, seats: SEATS, deck, options }, players).replies,
        );
      }),
    ),
  );
  return hashText(JSON.stringify(replies)).slice(0, 8);
}

/** `lab print`: the hash that a figure in docs/BALANCE.md is known by. */
export const print = (): void => console.log(playPrint());
