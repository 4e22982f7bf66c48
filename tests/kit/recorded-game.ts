import type { GameTypes, Rules } from '../../src/rules/kernel/game.ts';
import { Luck } from '../properties/luck.ts';

/** A game to record: what it is played with, and the seed of the stream that picks its replies. */
export interface Title<G extends GameTypes> {
  name: string;
  config: G['config'];
  luck: number;
}

/** A game as it was played once: at each prompt its type, the number of the reply given, and the hash of the state. */
export interface Recorded<G extends GameTypes> {
  rules: number;
  config: G['config'];
  /** `act 12 0123456789abcdef`, one for each prompt in order. */
  prompts: string[];
  end: string;
  outcome: G['outcome'] | null;
}

type Pick<G extends GameTypes> = (luck: Luck, prompt: G['prompt']) => object;

export function record<G extends GameTypes>(
  rules: Rules<G>,
  { config, luck: seed }: Title<G>,
  pick: Pick<G>,
): Recorded<G> {
  const luck = new Luck(seed);
  const { game } = rules.start(config);
  const prompts: string[] = [];
  for (let prompt = rules.promptOf(game); prompt !== null; prompt = rules.promptOf(game)) {
    const reply = pick(luck, prompt);
    prompts.push(`${prompt.type} ${prompt.replies.indexOf(reply)} ${rules.hash(game)}`);
    rules.advance(game, reply);
  }
  return { rules: rules.version, config, prompts, end: rules.hash(game), outcome: rules.outcome(game) };
}

/** One prompt a line, so that a change shows where it begins. */
export function written<G extends GameTypes>({ prompts, ...rest }: Recorded<G>): string {
  const head = JSON.stringify(rest, null, 1).slice(0, -2);
  return `${head},\n "prompts": [\n${prompts.map((line) => `  ${JSON.stringify(line)}`).join(',\n')}\n ]\n}\n`;
}

/** The first place where the rules now play it otherwise, in words; null when it is the same game still. */
export function difference<G extends GameTypes>(rules: Rules<G>, it: Recorded<G>): string | null {
  const { game } = rules.start(it.config);
  for (const [n, line] of it.prompts.entries()) {
    const [type, at, state] = line.split(' ');
    const prompt = rules.promptOf(game);
    if (prompt?.type !== type) return `prompt ${n} is ${prompt?.type ?? 'none'}, recorded ${type}`;
    if (rules.hash(game) !== state) return `prompt ${n} (${type}): another state than recorded`;
    const reply = prompt?.replies[Number(at)];
    if (reply === undefined)
      return `prompt ${n} (${type}) has ${prompt?.replies.length} replies, recorded number ${at}`;
    rules.advance(game, reply);
  }
  const left = rules.promptOf(game);
  if (left !== null) return `goes on after ${it.prompts.length} prompts: ${left.type}`;
  if (rules.hash(game) !== it.end) return 'another state at the end';
  const [now, then] = [JSON.stringify(rules.outcome(game)), JSON.stringify(it.outcome)];
  return now === then ? null : `another outcome: ${now}, recorded ${then}`;
}
