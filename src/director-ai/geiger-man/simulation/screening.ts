import { type GeigerManConfig, geigerMan, type Result } from '../../../rules/geiger-man/index.ts';
import type { Estimate } from '../../paired.ts';
import type { Player } from '../player.ts';
import { estimateOf, median, sumOf } from './means.ts';
import { playToEnd } from './par.ts';

/** How a whole show went, before anybody plays one. */
export type Screened = Pick<Result, 'won' | 'turns' | 'saved' | 'ultimate'>;

export function screen(config: GeigerManConfig, player: Player): Screened {
  const { game } = geigerMan.start(config);
  playToEnd(game, player, `${config.seed}/player`);
  const { won, turns, saved, ultimate } = geigerMan.outcome(game) as Result;
  return { won, turns, saved, ultimate };
}

/** What many shows say of a set-up. */
export interface Screening {
  won: Estimate;
  turns: number;
  saved: number;
  ultimate: Estimate;
}

export const screeningOf = (shows: readonly Screened[]): Screening => ({
  won: estimateOf(sumOf(shows.map(({ won }) => (won ? 1 : 0)))),
  turns: median(shows.map(({ turns }) => turns)),
  saved: median(shows.map(({ saved }) => saved)),
  ultimate: estimateOf(sumOf(shows.map(({ ultimate }) => (ultimate ? 1 : 0)))),
});
