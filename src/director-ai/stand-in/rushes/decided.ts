import type { Game, How, Look, Note, Role } from '../../../rules/stand-in/index.ts';

/** How somebody came to know for certain who the Stand-In is: by a look, by what was offered or redirected to it, by what all saw. */
export type ProofBy = Look | 'offer' | 'shown' | 'replaced';

export interface Proof {
  chair: number;
  by: ProofBy;
  turn: number;
}

/** What the game turned on, as ids and numbers. */
export type Decided =
  | { reason: 'proof'; turn: number; victim: number; by: number; proof: Proof }
  | { reason: 'suspicion'; turn: number; victim: number; by: number; suspicion: number }
  /** One of its own burnt it. */
  | { reason: 'own-fire'; turn: number; victim: number; by: number }
  | { reason: 'last-turned'; turn: number; victim: number; by: number; alone: boolean }
  | { reason: 'last-burnt'; turn: number; victim: number; by: number }
  | { reason: 'false-declaration'; turn: number; by: number; left: readonly number[] }
  | { reason: 'vengeance'; turn: number; victim: number; by: number; won: Role | null }
  | { reason: 'dawn' | 'last'; turn: number };

/** What the burner of the Stand-In thought of it, just before. */
export interface BurnerThought {
  by: number;
  role: Role;
  suspicion: number;
}

/** Of a finished game. */
export function decidedBy(game: Game, burner: BurnerThought | null): Decided {
  const { how } = game.result as { how: How };
  const { turn } = game;
  switch (how) {
    case 'burnt':
      return burning(game, burner);
    case 'vengeance': {
      const { chair, by } = lastOf(game.log, 'burnt') as Burnt;
      const winner = game.result?.winners[0];
      return {
        reason: 'vengeance',
        turn,
        victim: chair,
        by,
        won: winner === undefined ? null : (game.roles[winner] ?? null),
      };
    }
    case 'declared':
    case 'alone':
      return theLast(game, how === 'alone');
    case 'false-declaration':
      return {
        reason: how,
        turn,
        by: game.roles.indexOf('stand-in'),
        left: game.ring.filter((chair) => game.roles[chair] === 'original'),
      };
    case 'dawn':
    case 'last':
      return { reason: how, turn };
  }
}

type Burnt = Extract<Note, { type: 'burnt' }>;

function lastOf<T extends Note['type']>(log: readonly Note[], type: T): Extract<Note, { type: T }> | null {
  return (log.findLast((note) => note.type === type) as Extract<Note, { type: T }> | undefined) ?? null;
}

function burning(game: Game, burner: BurnerThought | null): Decided {
  const { chair: victim, by } = lastOf(game.log, 'burnt') as Burnt;
  const at = { turn: game.turn, victim, by };
  if (burner !== null && burner.role !== 'original') return { reason: 'own-fire', ...at };
  const proof = proofFor(game.log, victim, by);
  return proof === null
    ? { reason: 'suspicion', ...at, suspicion: burner?.suspicion ?? 0 }
    : { reason: 'proof', ...at, proof };
}

/** The burner's own, else the first that was told to all. */
function proofFor(log: readonly Note[], standIn: number, burner: number): Proof | null {
  let turn = 0;
  const proofs: Proof[] = [];
  const told = new Set<number>();
  for (const note of log) {
    if (note.type === 'turn-began') turn = note.turn;
    const found = proofIn(note, standIn);
    if (found !== null) proofs.push({ ...found, turn });
    if (note.type === 'claimed' && tells(note, standIn)) told.add(note.chair);
  }
  const isPublic = ({ by }: Proof): boolean => by === 'shown' || by === 'replaced';
  const own = proofs.find((proof) => proof.chair === burner && !isPublic(proof));
  return own ?? proofs.find((proof) => isPublic(proof) || told.has(proof.chair)) ?? null;
}

const tells = ({ claim }: Extract<Note, { type: 'claimed' }>, standIn: number): boolean =>
  (claim.type === 'accuse' && claim.seat === standIn && claim.sure) ||
  (claim.type === 'i-saw' && claim.seat === standIn && claim.what !== 'clean');

/** Hard evidence (SA4.5, SA4.8, SA9.5). */
function proofIn(note: Note, standIn: number): Omit<Proof, 'turn'> | null {
  switch (note.type) {
    case 'looked':
      return note.at === standIn && note.cards?.includes('stand-in') ? { chair: note.chair, by: note.how } : null;
    case 'shown':
      return note.chair === standIn && note.cards.includes('stand-in') ? { chair: note.chair, by: 'shown' } : null;
    case 'refused':
      return note.saw && note.offerer === standIn && note.card === 'recast'
        ? { chair: note.chair, by: 'double-take' }
        : null;
    case 'exchanged':
      return note.redirected && note.offerer === standIn && note.given === 'recast'
        ? { chair: note.partner, by: 'offer' }
        : null;
    case 'replaced':
      return note.giver === standIn ? { chair: note.chair, by: 'replaced' } : null;
    default:
      return null;
  }
}

function theLast(game: Game, alone: boolean): Decided {
  const { turn, log } = game;
  const last = log.findLast((note) => note.type === 'turned' || note.type === 'burnt') as
    | Extract<Note, { type: 'turned' | 'burnt' }>
    | undefined;
  if (last?.type === 'burnt') return { reason: 'last-burnt', turn, victim: last.chair, by: last.by };
  return { reason: 'last-turned', turn, victim: last?.chair ?? -1, by: last?.by ?? -1, alone };
}
