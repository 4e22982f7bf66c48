import type { Level } from '../../../src/director-ai/stand-in/levels.ts';
import type { Player } from '../../../src/director-ai/stand-in/player.ts';
import { PLAYERS } from '../../../src/director-ai/stand-in/registry.ts';
import { type Options, type Role, standIn, type View } from '../../../src/rules/stand-in/index.ts';
import { playTable, seedAt } from './table.ts';

/** An Original at its own turn: what it sees, and what is so. */
export interface Position {
  view: View;
  chair: number;
  roles: readonly Role[];
}

/** All such positions of one game at one level; doubles may be of another. */
export function positionsAt(
  level: Level,
  seats: number,
  seed: string | number,
  options: Partial<Options>,
  foes: Level = level,
): Position[] {
  const list: Position[] = [];
  playTable(seed, {
    seats,
    options,
    who: (_chair, role) => PLAYERS[role === 'original' ? level : foes] as Player,
    before(game, { type, to }) {
      if (type !== 'act' || game.roles[to] !== 'original' || game.vengeance !== null) return;
      list.push({ view: standIn.view(game, to), chair: to, roles: game.roles.slice() });
    },
  });
  return list;
}

/** Game by game. */
export function* positionsOf(
  level: Level,
  seats: number,
  games: number,
  seed: string,
  options: Partial<Options> = {},
): Generator<Position[]> {
  for (let i = 0; i < games; i++) yield positionsAt(level, seats, seedAt(seed, i), options);
}
