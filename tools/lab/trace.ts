import { writeFileSync } from 'node:fs';
import { asksSeat } from '../../src/director-ai/shuffling-horror/policy.ts';
import {
  advance,
  chanceFrom,
  glance,
  hash,
  type MovieEvent,
  promptOf,
  type Reply,
  RULES_VERSION,
  sitterAt,
  startMovie,
} from '../../src/rules/shuffling-horror/index.ts';
import { REPLAY_FORMAT } from './replay.ts';
import { FLAGS, readSetup } from './setup.ts';
import { readFlags } from './usage.ts';

/** `lab trace`: one movie told event by event; `--save FILE` keeps it as a replay. */
export function trace(args: readonly string[]): void {
  const flags = readFlags([...args], [...FLAGS, 'save'] as const);
  const { config, players } = readSetup(flags);
  const { movie, events } = startMovie(config(0));
  const replies: Reply[] = [];
  tell(events);
  for (let prompt = promptOf(movie); prompt !== null; prompt = promptOf(movie)) {
    const policy = asksSeat(prompt) ? players.cast : players.director;
    const chance = chanceFrom(`${config(0).seed}/${policy.name}/${prompt.n}`);
    const { reply } = policy.decide(glance(movie, prompt.to), prompt, chance);
    replies.push(reply);
    console.log(`#${prompt.n} ${who(sitterAt(prompt.to))} ${prompt.type}: ${fields(reply)}`);
    tell(advance(movie, reply));
  }
  console.log(`hash ${hash(movie)}`);
  if (flags.save !== undefined) {
    const file = { format: REPLAY_FORMAT, rules: RULES_VERSION, config: config(0), replies };
    writeFileSync(flags.save, JSON.stringify(file));
  }
}

const who = (to: object | string): string => (typeof to === 'string' ? to : fields(to));

function tell(events: readonly MovieEvent[]): void {
  for (const { type, ...rest } of events) console.log(`    ${type} ${fields(rest)}`);
}

const fields = (record: object): string =>
  Object.entries(record)
    .map(([key, value]) => `${key}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(' ');
