import type { Level } from '../../../../director-ai/stand-in/levels.ts';
import type { TemperName } from '../../../../director-ai/stand-in/tempers.ts';
import { type Game, type Note, type Prompt, type Reply, standIn } from '../../../../rules/stand-in/index.ts';
import { YOU } from '../../../../storage/save.ts';
import type { Seating } from '../../kept.ts';
import type { Ask } from './types.ts';

export const isHuman = ({ seats }: Seating, chair: number): boolean => seats[chair] === YOU;

/** What needs no asking: what the rules leave no choice in (SA19.1), and windows of talk that the player does not care for (SA18.2). */
export function answersItself(seating: Seating, game: Game, prompt: Prompt): Reply | null {
  const { replies, type } = prompt;
  if (replies.length === 1 && type !== 'act' && type !== 'guard') return replies[0] as Reply;
  if (type !== 'talk' || !isHuman(seating, prompt.to) || prompt.answering !== null) return null;
  if (seating.ears === 'always' || mayDeclare(game, prompt)) return null;
  return seating.ears === 'matters' && hasHappened(game) ? null : { type: 'silent' };
}

/** SA15.2: it would be right to declare, and the Stand-In knows. */
const mayDeclare = ({ ring, roles }: Game, { replies }: Prompt): boolean =>
  replies.at(-1)?.type === 'declare' && ring.every((chair) => roles[chair] !== 'original');

const MATTERS: ReadonlySet<Note['type']> = new Set<Note['type']>([
  'burnt',
  'shown',
  'looked',
  'refused',
  'replaced',
  'claimed',
]);

/** Something that people talk about, in the turn under way: only of what everybody sees. */
function hasHappened({ log, human }: Game): boolean {
  const began = log.findLastIndex(({ type }) => type === 'turn-began');
  return log.slice(began + 1).some((note) => {
    if (note.type === 'exchanged') return note.offerer === human || note.partner === human;
    if (note.type === 'played') return note.card === 'nitrate';
    return MATTERS.has(note.type);
  });
}

/** The computer sees what its chair sees, and no more. */
export function askFor({ seats }: Seating, game: Game, prompt: Prompt): Ask {
  const [level, temper = null] = (seats[prompt.to] ?? '').split(':');
  return {
    view: standIn.view(game, prompt.to),
    prompt,
    level: level as Level,
    temper: temper as TemperName | null,
    seed: game.seed,
  };
}

export const isReplyTo = ({ replies }: Prompt, reply: unknown): reply is Reply => {
  const text = JSON.stringify(reply);
  return replies.some((it) => JSON.stringify(it) === text);
};
