import type { Film, Front } from '../app/ports/front.ts';
import type { InVault } from '../app/vault/in-vault.ts';
import type { GameDoor } from '../shell/game-door.ts';
import type { Keep, Keeps } from '../storage/keep.ts';
import { front as shufflingHorror } from './shuffling-horror/front.ts';

/** A game of this house: what is said of it outside, and its parts, which are fetched when they are needed. */
export interface Game {
  id: string;
  front: Front;
  /** Before the names of its rooms in the address, and of what it keeps: the first had them to itself. */
  prefix: string;
  keep(): Promise<Keep>;
  door(): Promise<GameDoor>;
}

/** The only list of games. Whoever deletes one deletes its folders and its line here. */
export const GAMES: readonly [Game, ...Game[]] = [
  {
    id: 'shuffling-horror',
    front: shufflingHorror,
    prefix: '',
    keep: async () => (await import('./shuffling-horror/keep.ts')).keep,
    door: async () => (await import('./shuffling-horror/door.ts')).door,
  },
];

export const gameOf = (id: string): Game | null => GAMES.find((game) => game.id === id) ?? null;

export const FILMS: readonly Film[] = GAMES.flatMap(({ front }) => front.films);

/** Of an unknown one, the first. */
export const filmOf = (film?: string): Film => FILMS.find(({ id }) => id === film) ?? (FILMS[0] as Film);

export const gameOfFilm = (film: string): Game =>
  GAMES.find(({ front }) => front.films.some(({ id }) => id === film)) ?? GAMES[0];

export const keepsOf: Keeps = (id) => gameOf(id)?.keep() ?? null;

export const vaultedOf = (id: string): Promise<InVault> | null =>
  gameOf(id)
    ?.door()
    .then((door) => door.inVault()) ?? null;
