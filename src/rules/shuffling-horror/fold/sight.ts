import type { View } from '../model/view.ts';
import { type CardId, UNSEEN } from '../model/vocabulary.ts';
import { see } from '../moves/sight.ts';
import { isFace } from '../queries/cards.ts';
import { suspectsIn } from '../queries/unseen.ts';

export const unseenPile = (count: number): CardId[] => new Array<CardId>(Math.max(0, count)).fill(UNSEEN);

/** A card shows. Of the lost a view knows only how many they are (R19.3): one who is no known Face is one of them. */
export function seeInView(view: View, card: CardId): void {
  const stranger = (isFace(view, card) && !view.faces.includes(card)) || card === view.stowaway;
  const at = stranger && !view.lost.includes(card) ? view.lost.indexOf(UNSEEN) : -1;
  if (at >= 0) view.lost = view.lost.with(at, card);
  see(view, card);
}

/** R20.8: a card goes under a sanctuary out of the discards, and takes them all into the dark. */
export function hideInView(view: View, id: CardId): void {
  const sanctuary = view.sanctuaries.find((s) => s.id === id);
  if (sanctuary === undefined) return;
  sanctuary.suspects = suspectsIn(view);
  sanctuary.hidden = UNSEEN;
  view.outside = [...view.outside, ...view.discard];
  view.dark = unseenPile(view.discard.length + view.dark.length - 1);
  view.discard = [];
}
