import type { Game } from '../model/state.ts';
import { type Card, LOOKS, type Look, type Script } from '../model/vocabulary.ts';
import { note } from './tell.ts';

/** SA18.5: that there was a look is public, so that it can be spoken of. */
export function rememberLook(m: Game, chair: number, at: number, how: Look): void {
  const slot = chair * LOOKS.length + LOOKS.indexOf(how);
  m.looks[slot] = (m.looks[slot] as number) | (1 << at);
}

/** What the looker alone sees. */
export function look(m: Game, chair: number, at: number, how: Look, cards: readonly Script[]): void {
  rememberLook(m, chair, at, how);
  note(m, { type: 'looked', chair, at, how, cards });
}

/** What all see. */
export function show(m: Game, chair: number, how: Card, cards: readonly Script[], whole: boolean): void {
  note(m, { type: 'shown', chair, how, cards, whole });
}

/** SA18.5: that a card was handed over is public; which is not. */
export function rememberGift(m: Game, chair: number, to: number): void {
  m.gave[chair] = (m.gave[chair] as number) | (1 << to);
}
