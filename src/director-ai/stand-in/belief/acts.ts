import type { Note, Script } from '../../../rules/stand-in/index.ts';
import { type Mind, weigh } from './mind.ts';

/** How much oftener than an Original the Stand-In does it, and a Recast. */
type Odds = readonly [standIn: number, recast: number];

/** Measured by `lab fit --game stand-in`, and nearer to 1 than that: nobody is that sure of others. Kept where the belief is worse without. */
const PLAYS: Readonly<Partial<Record<Script, Odds>>> = {
  'chained-door': [3.5, 2.5],
  trailer: [3, 0.7],
  'reverse-shot': [2.5, 3.5],
  'close-up': [0.7, 1],
  nitrate: [1, 1.7],
};
const REFUSES = { plain: [0.1, 0.1], wary: [0.55, 0.55] } as const;
/** To show its hand in a Line-Up. */
const DECLINES: Odds = [3, 3];

/** Soft evidence: what a seat does says a little of what it is. */
export function acted(mind: Mind, note: Note): void {
  const tells = (chair: number, odds: Odds | undefined): void => {
    if (odds !== undefined && chair !== mind.me) weigh(mind, chair, odds[0], odds[1], 1);
  };
  switch (note.type) {
    case 'played':
      tells(note.chair, PLAYS[note.card]);
      return;
    case 'defended':
      if (note.card !== 'asbestos' && note.card !== 'on-my-mark')
        tells(note.chair, mind.reading.acts === 'wary' ? REFUSES.wary : REFUSES.plain);
      return;
    case 'held-back':
      tells(note.chair, DECLINES);
      return;
    default:
  }
}
