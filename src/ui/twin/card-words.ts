import type { CardOnTable } from '../../app/ports/table.ts';
import { UI } from '../../text/ui.ts';

/** A card in one line, for lists and screen readers. */
export function cardLine({ name, number, turned, uses, tone }: CardOnTable): string {
  const notes = [
    turned ? UI.turned : '',
    number === null ? '' : tone === 'monster' ? UI.value(number) : UI.points(number),
    uses === null ? '' : UI.throws(uses),
  ].filter((note) => note !== '');
  return notes.length === 0 ? name : `${name} (${notes.join(', ')})`;
}

export const cardNames = (cards: readonly CardOnTable[]): string => cards.map(cardLine).join(', ');
