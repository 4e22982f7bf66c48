import type { Player } from '../../../src/director-ai/stand-in/player.ts';
import { PLAYERS } from '../../../src/director-ai/stand-in/registry.ts';
import type { Game, Options, Role } from '../../../src/rules/stand-in/index.ts';
import { oneOf } from '../usage.ts';
import { played } from './games.ts';
import { type Figure, figureOf } from './parts/part.ts';
import { playTable, type Side, sideOf } from './table.ts';

/** One game, summed up. Seats are places from the dealer's left, so that who acts first is place 0. */
export interface Bout {
  side: Side;
  turns: number;
  /** Seats burnt by Originals, and the doubles among them. */
  burnt: number;
  rightly: number;
  /** By place: whether it won. */
  scores: number[];
  standIn: number;
  /** Who was burnt first, and all who were before half-time; -1 for nobody. */
  first: number;
  early: number[];
  /** The one seat that is looked at: a person's, or one by turns. */
  one: number;
  /** Whether the side won that it was on in the end. */
  oneSide: boolean;
}

/** Games of one kind. */
export interface Cell {
  name: string;
  seats: number;
  /** The name of a player, or one of its own. */
  who(chair: number, role: Role, one: number): string | Player;
  options?: Partial<Options>;
  /** The seat that is looked at is a person's (SA2.6), though a computer plays it. */
  person?: boolean;
}

export function boutsOf(cell: Cell, count: number, by: readonly string[] = []): Bout[] {
  return played(`${cell.name} ${cell.seats}`, count, (seed) => boutOf(cell, seed), by);
}

function boutOf({ seats, who, options = {}, person = false }: Cell, seed: number): Bout {
  let one = seed % seats;
  const game = playTable(seed, {
    seats,
    options,
    human: person ? 'dealt' : null,
    who(chair, role, human) {
      one = human ?? one;
      const player = who(chair, role, one);
      return typeof player === 'string' ? oneOf('player', player, PLAYERS) : player;
    },
  });
  return summed(game, one);
}

function summed(game: Game, one: number): Bout {
  const { log, roles, seats, turn } = game;
  const begun = log.find(({ type }) => type === 'turn-began') as { chair: number };
  const placeOf = (chair: number): number => (chair < 0 ? -1 : (chair - begun.chair + seats) % seats);
  const side = sideOf(game);
  const fires = firesIn(game);
  const byOriginals = fires.filter(({ burnerIs }) => burnerIs === 'original');
  return {
    side,
    turns: turn,
    burnt: byOriginals.length,
    rightly: byOriginals.filter(({ victimIs }) => victimIs !== 'original').length,
    scores: roles.map((_, place) => game.result?.score[(place + begun.chair) % seats] ?? 0),
    standIn: placeOf(roles.indexOf('stand-in')),
    first: placeOf(fires[0]?.chair ?? -1),
    early: fires.filter((fire) => fire.turn <= turn / 2).map(({ chair }) => placeOf(chair)),
    one: placeOf(one),
    oneSide: side !== 'nobody' && (roles[one] === 'original') === (side === 'originals'),
  };
}

interface Fire {
  chair: number;
  turn: number;
  burnerIs: Role;
  victimIs: Role;
}

/** Who was what at that moment is known by when it was turned. */
function firesIn({ log, roles }: Game): Fire[] {
  const turned = new Set<number>();
  const roleOf = (chair: number): Role =>
    roles[chair] === 'stand-in' ? 'stand-in' : turned.has(chair) ? 'recast' : 'original';
  let turn = 0;
  return log.flatMap((note): Fire[] => {
    if (note.type === 'turn-began') turn = note.turn;
    if (note.type === 'turned') turned.add(note.chair);
    if (note.type !== 'burnt') return [];
    return [{ chair: note.chair, turn, burnerIs: roleOf(note.by), victimIs: roleOf(note.chair) }];
  });
}

export const shareOf = (bouts: readonly Bout[], fits: (bout: Bout) => boolean): number =>
  bouts.filter(fits).length / bouts.length;
export const figureIn = (bouts: readonly Bout[], fits: (bout: Bout) => boolean): Figure =>
  figureOf(bouts.map((bout) => Number(fits(bout))));
export const byOriginals = ({ side }: Bout): boolean => side === 'originals';
export const ownWin = ({ scores, one }: Bout): boolean => scores[one] === 1;
