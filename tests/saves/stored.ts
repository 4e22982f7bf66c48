import { readFileSync } from 'node:fs';
import type { Vaulted } from '../../src/app/vault/in-vault.ts';
import { CASTS, DIRECTORS } from '../../src/director-ai/shuffling-horror/registry.ts';
import { keepsOf } from '../../src/games/index.ts';
import { movieInVault } from '../../src/games/shuffling-horror/app/vault/in-vault.ts';
import { FIRST_GAME } from '../../src/storage/save.ts';

/** Files as they were made when their format was new. They are never written again. */
export const stored = (name: string): string => readFileSync(`tests/saves/${name}`, 'utf8');

export const MOVIES = movieInVault(
  (role, name) => Object.hasOwn(role === 'director' ? DIRECTORS : CASTS, name),
  async () => {},
);
const vaulted: Vaulted = (game) => (game === FIRST_GAME ? Promise.resolve(MOVIES) : null);

/** The games of the house, as the vault asks for them. */
export const HOUSE_GAMES = { keeps: keepsOf, vaulted };
