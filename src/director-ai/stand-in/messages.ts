import { chanceFrom, hashText, type Prompt, type Reply, type View } from '../../rules/stand-in/index.ts';
import { companyPlayer } from './company.ts';
import type { Level } from './levels.ts';
import type { Trace } from './reasons.ts';
import { TEMPERS, type TemperName } from './tempers.ts';

/** All that a computer seat is handed, plain data: nothing else of the game goes with it. */
export interface Ask {
  view: View;
  prompt: Prompt;
  level: Level;
  temper: TemperName | null;
  /** What its dice are made of, see `diceOf`. */
  dice: string;
}

export interface Answer {
  reply: Reply;
  why: Trace | null;
}

/** A stream for each game, seat and prompt, and never one of the game's own: a resumed game gets the same answer. */
export const diceOf = (gameSeed: string, seat: number, prompt: number): string =>
  hashText(`${gameSeed}/company/${seat}/${prompt}`);

export function answerTo({ view, prompt, level, temper, dice }: Ask): Answer {
  let why: Trace | null = null;
  const tell = (trace: Trace): void => {
    why = trace;
  };
  const player = companyPlayer(level, temper === null ? undefined : TEMPERS[temper]);
  const reply = player.decide(() => view, prompt, chanceFrom(dice), { tell });
  return { reply, why };
}
