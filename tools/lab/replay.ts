import { readFileSync } from 'node:fs';
import {
  advanceQuietly,
  hash,
  IllegalConfig,
  IllegalReply,
  type MovieConfig,
  newMovie,
  outcome,
  RULES_VERSION,
  shufflingHorror,
} from '../../src/rules/shuffling-horror/index.ts';
import { readFlags, Usage } from './usage.ts';

export const REPLAY_FORMAT = 'last-reel-replay-1';
/** As the app writes it. */
const WITH_GAME = 'last-reel-replay-2';

/** `lab replay FILE`: plays seed + replies again and prints the final hash. */
export function replay(args: readonly string[]): void {
  const { rest } = readFlags([...args], []);
  const [file] = rest;
  if (file === undefined || rest.length > 1) throw new Usage('replay needs one file');
  const { config, replies } = readReplay(file);
  try {
    const movie = newMovie(config);
    for (const reply of replies) advanceQuietly(movie, reply);
    const end = outcome(movie);
    const how = end === null ? `stopped at prompt ${movie.n}` : end.survived ? 'survived' : 'doomed';
    console.log(`${hash(movie)}  ${replies.length} replies, reel ${movie.reel}, ${how}`);
  } catch (error) {
    if (error instanceof IllegalReply || error instanceof IllegalConfig) throw new Usage(`${file}: ${error.message}`);
    throw error;
  }
}

function readReplay(file: string): { config: MovieConfig; replies: unknown[] } {
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Usage(`${file}: ${error instanceof Error ? error.message : 'cannot be read'}`);
  }
  const { format, game, rules, config, replies } = (data ?? {}) as Record<string, unknown>;
  if (format !== REPLAY_FORMAT && format !== WITH_GAME)
    throw new Usage(`${file}: not a replay (format must be "${REPLAY_FORMAT}" or "${WITH_GAME}")`);
  if (format === WITH_GAME && game !== shufflingHorror.id)
    throw new Usage(`${file}: of the game ${String(game)}, this is ${shufflingHorror.id}`);
  if (rules !== RULES_VERSION)
    throw new Usage(`${file}: made for rules version ${String(rules)}, this is ${RULES_VERSION}`);
  if (!Array.isArray(replies) || typeof config !== 'object' || config === null) {
    throw new Usage(`${file}: config and replies are missing`);
  }
  return { config: config as MovieConfig, replies };
}
