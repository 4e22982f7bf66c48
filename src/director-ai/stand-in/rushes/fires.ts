import { chanceFrom, type Game, type Prompt, type Reply, type Role, standIn } from '../../../rules/stand-in/index.ts';
import { optionsFor } from '../company.ts';
import { LEVELS, type Level } from '../levels.ts';
import type { Figures } from '../thought.ts';

/** Somebody throws a Nitrate Reel, and what it thought then: by its own view, and as careful as it plays. */
export interface Fire {
  /** The number of the reply. */
  n: number;
  turn: number;
  by: number;
  role: Role;
  reply: Extract<Reply, { type: 'play' }>;
  figures: Figures;
}

/** Null where nothing is thrown. A person is thought to be as careful as can be. */
export function fireIn(game: Game, prompt: Prompt, reply: Reply, n: number, level: Level): Fire | null {
  if (reply.type !== 'play' || reply.card !== 'nitrate') return null;
  const { to: by } = prompt;
  const careful = LEVELS[by === game.human ? 'midnight' : level];
  const options = optionsFor(standIn.view(game, by), prompt, careful, chanceFrom(`rushes/${n}`));
  const text = JSON.stringify(reply);
  const figures = options.find((option) => JSON.stringify(option.reply) === text)?.figures ?? {};
  return { n, turn: game.turn, by, role: game.roles[by] as Role, reply, figures };
}
