import { asksSeat } from '../../src/director-ai/shuffling-horror/policy.ts';
import { answersItself } from '../../src/games/shuffling-horror/app/play/players.ts';
import { type Remembered, remembered } from '../../src/games/shuffling-horror/app/questions/remembered.ts';
import {
  advanceQuietly,
  chanceFrom,
  glance,
  type MovieConfig,
  newMovie,
  type Prompt,
  promptOf,
} from '../../src/rules/shuffling-horror/index.ts';
import { YOU } from '../../src/storage/save.ts';
import type { Players } from './play.ts';
import { FLAGS, readSetup, type Setup } from './setup.ts';
import { readFlags, wholeNumber } from './usage.ts';

/** A player who has set what can be remembered. `--ask`: one who wants to be asked each time. */
const SET: Remembered = { onDamage: '3', onHit: '3' };
const ASKED: Remembered = { onDamage: 'ask', onHit: 'ask' };

/** `lab questions`: how often a person who has every seat is asked, as the app does it, summed over all movies. */
export function questions(args: readonly string[]): void {
  const flags = readFlags([...args], [...FLAGS, 'count', 'json', 'ask'] as const, ['json', 'ask']);
  const count = wholeNumber('count', flags.count, 200, 1, 1_000_000);
  const asked = countQuestions(readSetup(flags), count, flags.ask ? ASKED : SET);
  console.log(flags.json ? JSON.stringify({ count, questions: asked }) : `${asked} questions in ${count} movies`);
}

/** Without plans every prompt is a question. */
export function countQuestions(setup: Setup, count: number, plans: Remembered | null): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += questionsIn(setup.config(i), setup.players, plans);
  return sum;
}

/** One movie, whose cast leaves to memory what is remembered. An attack with its spoints is one question. */
function questionsIn(config: MovieConfig, { cast, director }: Players, plans: Remembered | null): number {
  const movie = newMovie(config);
  const seating = { seats: Array.from({ length: config.seats }, () => YOU), director: director.name };
  let asked = 0;
  for (let prompt = promptOf(movie); prompt !== null; prompt = promptOf(movie)) {
    const view = glance(movie, prompt.to);
    const settled = asksSeat(prompt) && plans !== null ? remembered(view, prompt, plans) : null;
    const policy = asksSeat(prompt) ? cast : director;
    const chance = chanceFrom(`${config.seed}/${policy.name}/${prompt.n}`);
    const reply = settled ?? policy.decide(view, prompt, chance).reply;
    if (
      asksSeat(prompt) &&
      settled === null &&
      (plans === null || !isPartOfAttack(prompt)) &&
      answersItself(seating, movie, prompt) === null
    )
      asked++;
    advanceQuietly(movie, reply);
  }
  return asked;
}

/** Given together with the target; where somebody would not lend, it is asked again. */
const isPartOfAttack = (prompt: Prompt): boolean =>
  prompt.type === 'spend' && prompt.purpose === 'attack' && prompt.refused.length === 0;
