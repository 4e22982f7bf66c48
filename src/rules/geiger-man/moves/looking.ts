import type { Game } from '../model/state.ts';
import type { TerrorId } from '../model/vocabulary.ts';
import { happen } from './happen.ts';

/** FG29.1: what she has looked at stays known to her. */
export function lookAtTop(m: Game, n: number): void {
  const cards = m.terror.slice(0, n).map(({ card }) => card as TerrorId);
  if (cards.length > 0) happen(m, { type: 'terror-looked-at', cards });
}
