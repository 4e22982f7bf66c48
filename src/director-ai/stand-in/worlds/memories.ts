import type { Claim, Game, Note, Script } from '../../../rules/stand-in/index.ts';

/** A hand in which nothing was found. */
const QUIET: readonly Script[] = ['fire-axe', 'fire-axe', 'fire-axe', 'fire-axe'];

/**
 * In a world that is only supposed, others have seen what they would have seen in it. The log is one seat's: what Originals found when they
 * looked is filled in, as they have told it or as it must have been; else they would have forgotten their proofs.
 */
export function withMemories(world: Game, chair: number): Game {
  world.log = world.log.map((note, i) => remembered(world, note, chair, i));
  return world;
}

function remembered(world: Game, note: Note, chair: number, i: number): Note {
  if (note.type === 'looked' && note.cards === null && isWitness(world, note.chair, chair)) {
    const cards = found(world, note.at, note.how !== 'close-up', toldOf(world, note.chair, note.at, i));
    return cards === null ? note : { ...note, cards };
  }
  if (note.type === 'refused' && note.saw && note.card === null && isWitness(world, note.chair, chair)) {
    const told = toldOf(world, note.chair, note.offerer, i);
    return told !== 'clean' && told !== null && world.roles[note.offerer] === 'stand-in'
      ? { ...note, card: 'recast' }
      : note;
  }
  return note;
}

/** Doubles know what they need to (SA17.3, SA17.4). */
const isWitness = ({ roles }: Game, looker: number, chair: number): boolean =>
  looker !== chair && roles[looker] === 'original';

function found({ roles }: Game, at: number, whole: boolean, told: Told | null): Script[] | null {
  const hand = (card: Script): Script[] => (whole ? [card, ...QUIET.slice(1)] : [card]);
  if (roles[at] === 'stand-in') return whole || told === 'stand-in' ? hand('stand-in') : null;
  if (told === 'recast') return hand('recast');
  return whole && (told === 'clean' || roles[at] === 'original') ? [...QUIET] : null;
}

type Told = 'stand-in' | 'recast' | 'clean';

/** What a seat said of another after its look. */
function toldOf({ log }: Game, speaker: number, at: number, from: number): Told | null {
  for (let i = from + 1; i < log.length; i++) {
    const note = log[i] as Note;
    if (note.type !== 'claimed' || note.chair !== speaker) continue;
    const told = toldIn(note.claim, at);
    if (told !== null) return told;
  }
  return null;
}

function toldIn(claim: Claim, at: number): Told | null {
  if (claim.type === 'accuse' && claim.sure && claim.seat === at) return claim.role;
  if (claim.type !== 'i-saw' || claim.seat !== at) return null;
  return claim.what === 'stand-in' || claim.what === 'recast' || claim.what === 'clean' ? claim.what : null;
}
