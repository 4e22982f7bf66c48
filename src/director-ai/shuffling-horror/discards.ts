import { type CardId, type Table, table, unseenCards } from '../../rules/shuffling-horror/index.ts';

/** How many such cards lie in the discards: those that lie face up, and those that lie face down by their likelihood (R3.1). */
export function amongDiscards(view: Table, isSuch: (card: CardId) => boolean): number {
  const open = view.discard.filter(isSuch).length;
  if (view.dark.length === 0) return open;
  const unseen = unseenCards(view).movie;
  return open + (unseen.filter(isSuch).length * view.dark.length) / (unseen.length + view.lost.length);
}

export const itemsAmongDiscards = (view: Table): number =>
  amongDiscards(view, (card) => table.itemOf(view, card) !== null);

/** Lost survivors that nobody knows by name lie there or in the reel pile, too (R19.3). */
export function facesAmongDiscards(view: Table): number {
  const known = amongDiscards(view, (card) => table.isFace(view, card));
  const hidden = view.dark.length + view.reelPile.length;
  return hidden === 0 ? known : known + (view.lost.length * view.dark.length) / hidden;
}
