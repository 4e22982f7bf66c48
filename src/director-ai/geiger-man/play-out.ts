import { type Game, geigerMan } from '../../rules/geiger-man/index.ts';
import type { Intent } from './intents.ts';
import { byThumb } from './thumb.ts';
import { worthOf } from './worth.ts';

/** No playout is longer: a turn has some twenty replies. */
const MOST_REPLIES = 200;

/** Plays on by rule of thumb until her next turn begins, or the show is over; in this turn she is about what is said. */
export function playTurn(world: Game, intent: Intent | null): void {
  const { turn } = world;
  for (let given = 0; given < MOST_REPLIES; given++) {
    const prompt = geigerMan.promptOf(world);
    if (prompt === null || (world.turn > turn && prompt.type === 'act')) return;
    geigerMan.advanceQuietly(world, byThumb(world, prompt, world.turn > turn ? null : intent));
  }
}

/** The chance that she wins: what is over is known, and what is not is judged as a turn begins. */
export const chanceIn = (world: Game): number => (world.result === null ? worthOf(world) : world.result.won ? 1 : 0);
