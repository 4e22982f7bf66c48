import { PLAYERS } from '../../../src/director-ai/geiger-man/registry.ts';
import { type GeigerManConfig, geigerMan, type Result } from '../../../src/rules/geiger-man/index.ts';
import { chanceFrom } from '../../../src/rules/index.ts';
import { oneOf } from '../usage.ts';

export type Setting = Omit<GeigerManConfig, 'seed' | 'loaded'>;
export type Show = Omit<Result, 'score'> & { decisions: number };

/** One show; whom and what nobody named is drawn. */
export function playShow(name: string, setting: Setting, seed: string | number): Show {
  const player = oneOf('cast', name, PLAYERS);
  const { game } = geigerMan.start({ seed, ...setting });
  const chance = chanceFrom(`${seed}/player`);
  const look = () => geigerMan.view(game, 0);
  let decisions = 0;
  for (let prompt = geigerMan.promptOf(game); prompt !== null; prompt = geigerMan.promptOf(game)) {
    geigerMan.advanceQuietly(game, player.decide(look, prompt, chance));
    decisions++;
  }
  const { score: _score, ...result } = geigerMan.outcome(game) as Result;
  return { ...result, decisions };
}

export interface Tally {
  count: number;
  shows: number;
  /** Shares of the shows. */
  won: number;
  finale: number;
  ultimate: number;
  /** Means a show. */
  turns: number;
  saved: number;
  killed: number;
  decisions: number;
}

export function tallyOf(shows: readonly Show[]): Tally {
  const mean = (of: (show: Show) => number): number =>
    shows.reduce((sum, show) => sum + of(show), 0) / Math.max(1, shows.length);
  return {
    count: shows.length,
    shows: shows.length,
    won: mean(({ won }) => Number(won)),
    turns: mean(({ turns }) => turns),
    saved: mean(({ saved }) => saved),
    killed: mean(({ killed }) => killed),
    finale: mean(({ finale }) => Number(finale)),
    ultimate: mean(({ ultimate }) => Number(ultimate)),
    decisions: mean(({ decisions }) => decisions),
  };
}
