import type { Note } from '../../../rules/stand-in/index.ts';
import type { Odds } from './habits.ts';
import { type Mind, weigh, weighPair } from './mind.ts';

/** Soft evidence: what a seat does says a little of what it is, and of what it takes others for. */
export function acted(mind: Mind, note: Note): void {
  const { habits } = mind.reading;
  const tells = (chair: number, odds: Odds | undefined): void => {
    if (odds !== undefined && chair !== mind.me) weigh(mind, chair, odds[0], odds[1], 1);
  };
  if (note.type === 'played' && note.card === 'nitrate') {
    burns(mind, note.chair, note.target as number);
    return;
  }
  if (mind.reading.acts === 'fire') return;
  switch (note.type) {
    case 'played':
      tells(note.chair, habits.plays[note.card]);
      return;
    case 'defended':
      if (note.card !== 'asbestos' && note.card !== 'on-my-mark') refuses(mind, note.chair, note.by);
      return;
    case 'discarded':
      if (note.why === 'turn') tells(note.chair, habits.discards);
      return;
    case 'held-back':
      tells(note.chair, habits.declines);
      return;
    default:
  }
}

/** A double burns Originals; an Original whom it takes for a double. */
function burns(mind: Mind, by: number, at: number): void {
  if (by === mind.me) return;
  const { recast, standIn, asStandIn, asRecast } = mind.reading.habits.burns;
  weighPair(mind, by, at, {
    'stand-in': { 'stand-in': 0, recast: 0.05, original: asStandIn },
    recast: { 'stand-in': 0.01, recast: asRecast * 0.3, original: asRecast },
    original: { 'stand-in': standIn, recast, original: 1 },
  });
}

/** An Original refuses whom it fears, and no Recast its leader. */
function refuses(mind: Mind, by: number, offerer: number): void {
  if (by === mind.me) return;
  const { standIn, asStandIn, asRecast } = mind.reading.habits.refuses;
  weighPair(mind, by, offerer, {
    'stand-in': { 'stand-in': 0, recast: asStandIn, original: asStandIn },
    recast: { 'stand-in': 0.02, recast: asRecast, original: asRecast },
    original: { 'stand-in': standIn, recast: 1, original: 1 },
  });
}
