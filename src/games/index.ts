import type { Keep, Keeps } from '../storage/keep.ts';

/** A game of this house: its films, which have a poster each, and its parts, which are fetched when they are needed. */
interface Game {
  id: string;
  films: readonly string[];
  keep(): Promise<Keep>;
}

/** The only list of games. Whoever deletes one deletes its folders and its line here. */
export const GAMES: readonly Game[] = [
  {
    id: 'shuffling-horror',
    films: ['roswell-51', 'pittsburgh-68'],
    keep: async () => (await import('./shuffling-horror/keep.ts')).keep,
  },
];

export const keepsOf: Keeps = (game) => GAMES.find(({ id }) => id === game)?.keep() ?? null;
