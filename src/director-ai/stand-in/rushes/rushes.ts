import type { Game, Note, Prompt, Reply, Role } from '../../../rules/stand-in/index.ts';
import { loudestOf, type Said, saidIn } from './claims.ts';
import { type BurnerThought, type Decided, decidedBy } from './decided.ts';
import { type Fire, fireIn } from './fires.ts';
import { type Footage, screened } from './footage.ts';
import { type Chance, chanceIn } from './missed.ts';
import { meanOf, type Suspicion, Watching } from './watching.ts';

/** What was thought as a turn began: by each Original in play of each seat, and by all of them together. */
export interface Frame {
  turn: number;
  by: readonly (Suspicion | null)[];
  mean: Suspicion | null;
}

/** All that can be told of a finished game at once; what was missed takes playouts (missed.ts). */
export interface Rushes {
  frames: readonly Frame[];
  said: readonly Said[];
  loudest: Said | null;
  decided: Decided;
  chances: readonly Chance[];
  fires: readonly Fire[];
  /** As they were in the end, and when each seat was turned or burnt. */
  roles: readonly Role[];
  fates: readonly Fate[];
}

export interface Fate {
  chair: number;
  fate: 'turned' | 'burnt';
  by: number;
  turn: number;
}

/** Of a finished game: its config and all its replies. */
export function rushesOf(footage: Footage): Rushes {
  const watching = new Watching();
  const frames: Frame[] = [];
  const said: Said[] = [];
  const chances: Chance[] = [];
  const fires: Fire[] = [];
  let burner: BurnerThought | null = null;
  const game = screened(footage, (now, prompt, reply, n) => {
    if (now.turn > (frames.at(-1)?.turn ?? 0)) frames.push(frameOf(watching, now));
    const claim = saidIn(watching, now, prompt, reply, n);
    if (claim !== null) said.push(claim);
    const chance = chanceIn(now, prompt, reply, n);
    if (chance !== null) chances.push(chance);
    const fire = fireIn(now, prompt, reply, n, footage.level);
    if (fire !== null) fires.push(fire);
    burner = burnerIn(watching, now, prompt, reply) ?? burner;
    return true;
  });
  if (game.result === null) throw new Error('The game is not over');
  return {
    frames,
    said,
    loudest: loudestOf(said),
    decided: decidedBy(game, burner),
    chances,
    fires,
    roles: game.roles.slice(),
    fates: fatesIn(game.log),
  };
}

function frameOf(watching: Watching, game: Game): Frame {
  const by = watching.suspicions(game);
  return { turn: game.turn, by, mean: meanOf(by) };
}

/** Whoever plays a Nitrate Reel on the Stand-In: what it thought of it. */
function burnerIn(watching: Watching, game: Game, prompt: Prompt, reply: Reply): BurnerThought | null {
  if (reply.type !== 'play' || reply.card !== 'nitrate' || game.roles[reply.target as number] !== 'stand-in')
    return null;
  const { to: by } = prompt;
  const suspicion = watching.suspicions(game)[by]?.[reply.target as number] ?? 0;
  return { by, role: game.roles[by] as Role, suspicion };
}

function fatesIn(log: readonly Note[]): Fate[] {
  let turn = 0;
  return log.flatMap((note): Fate[] => {
    if (note.type === 'turn-began') turn = note.turn;
    if (note.type !== 'turned' && note.type !== 'burnt') return [];
    return [{ chair: note.chair, fate: note.type, by: note.by, turn }];
  });
}
