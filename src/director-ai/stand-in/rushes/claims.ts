import type { Claim, Game, Note, Prompt, Reply, Role } from '../../../rules/stand-in/index.ts';
import { type Truth, truthOf } from './truth.ts';
import type { Watching } from './watching.ts';

/** Something that was said, whether it was so, and what it did to those Originals who heard it. */
export interface Said {
  /** The number of the reply. */
  n: number;
  turn: number;
  speaker: number;
  role: Role;
  claim: Claim;
  /** As an answer, to whom. */
  answerTo: number | null;
  truth: Truth;
  /** The share of their suspicion that went elsewhere, on the mean; and how much of it went to the Stand-In. */
  moved: number;
  toward: number;
}

/** What a reply says, before it is given; null where nothing is claimed. */
export function saidIn(watching: Watching, game: Game, prompt: Prompt, reply: Reply, n: number): Said | null {
  if (reply.type !== 'say') return null;
  const { to: speaker } = prompt;
  const { claim } = reply;
  const answerTo = prompt.type === 'talk' && prompt.answering !== null ? prompt.answering.by : null;
  const note: Note =
    answerTo === null
      ? { type: 'claimed', chair: speaker, claim, inWindow: prompt.type === 'talk' }
      : { type: 'answered', chair: speaker, to: answerTo, answer: claim };
  return {
    n,
    turn: game.turn,
    speaker,
    role: game.roles[speaker] as Role,
    claim,
    answerTo,
    truth: truthOf(game, speaker, claim),
    ...effectOf(watching, game, note),
  };
}

function effectOf(watching: Watching, game: Game, note: Note): Pick<Said, 'moved' | 'toward'> {
  const heard = watching.around(game, note);
  const standIn = game.roles.indexOf('stand-in');
  let moved = 0;
  let toward = 0;
  for (const { before, after } of heard) {
    moved += before.reduce((sum, p, seat) => sum + Math.abs((after[seat] as number) - p), 0) / 2;
    toward += (after[standIn] ?? 0) - (before[standIn] ?? 0);
  }
  const n = Math.max(1, heard.length);
  return { moved: moved / n, toward: toward / n };
}

/** The one that moved the table most; null where nothing did. */
export const loudestOf = (said: readonly Said[]): Said | null =>
  said.reduce((most: Said | null, it) => (it.moved > (most?.moved ?? 0) ? it : most), null);
