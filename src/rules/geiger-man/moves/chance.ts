import { pickLoaded } from '../../kernel/loaded.ts';
import { drawInt } from '../../kernel/rng.ts';
import type { Game } from '../model/state.ts';

/** FG29.3 */
export const rollDie = (m: Game): number => m.loaded?.dice.shift() ?? drawInt(m.diceStream, 6) + 1;
export const rollDice = (m: Game, n: number): number[] => Array.from({ length: n }, () => rollDie(m));
/** A seeded draw among n (FG28.1). */
export const drawFate = (m: Game, n: number): number => pickLoaded(m.loaded, m.fateStream, n);
