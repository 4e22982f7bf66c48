import { type Game, geigerMan, redeal, type View } from '../../../rules/geiger-man/index.ts';
import type { Estimate } from '../../paired.ts';
import { chanceIn } from '../play-out.ts';
import { byThumb } from '../thumb.ts';
import { added, estimateOf, type Span, type Sum, sumOf } from './means.ts';

/** A table as she sees it, as JSON: a thread shares no memory with the page, and text cannot smuggle any. */
export interface MeterAsk {
  view: string;
  seed: string;
}

/** The error is below two points in nearly every case; between two cards there is none but the net's own. */
const WORLDS = 240;
const MOST_REPLIES = 200;

/** On to where a table is judged: between two cards of hers, or the end. */
function toNextCard(world: Game): void {
  for (let given = 0; given < MOST_REPLIES; given++) {
    const prompt = geigerMan.promptOf(world);
    if (prompt === null || prompt.type === 'act') return;
    geigerMan.advanceQuietly(world, byThumb(world, prompt));
  }
}

/** Her chance in these worlds. */
export function chancesIn({ view, seed }: MeterAsk, { from, to }: Span): Sum {
  const table = geigerMan.resample(JSON.parse(view) as View, 0, seed);
  const figures: number[] = [];
  for (let i = from; i < to; i++) {
    const world = redeal(geigerMan.clone(table), `${seed}/${i}`);
    toNextCard(world);
    figures.push(chanceIn(world));
  }
  return sumOf(figures);
}

/** The worlds that a table is looked at in: one, where it can be judged as it lies. */
export function worldsFor(view: View): number {
  if (view.result !== null) return 1;
  return geigerMan.promptOf(geigerMan.resample(view, 0, 'asked'))?.type === 'act' ? 1 : WORLDS;
}

/** Her chance to win, as an old hand would play it on. */
export const chanceOf = (sums: readonly Sum[]): Estimate => estimateOf(added(sums));
