import type { CardOnTable } from '../../app/ports/table.ts';
import { CARD_LABELS } from '../../text/cards.ts';
import { UI } from '../../text/ui.ts';

const joined = (words: readonly string[], by: string): string => words.filter((it) => it !== '').join(by);

const notesOf = ({ number, turned, uses, tone }: CardOnTable): string[] => [
  turned ? UI.turned : '',
  number === null ? '' : tone === 'monster' ? UI.value(number) : UI.points(number),
  uses === null ? '' : UI.throws(uses),
];

/** A card for those who cannot see it: what it is, its numbers, its rule in short, and whether it may be chosen. */
export function cardLabel(card: CardOnTable, offered: boolean): string {
  const what = joined([card.name, CARD_LABELS.kinds[card.tone], ...notesOf(card)], ', ');
  return joined([what, card.brief.replace(/\.$/, ''), offered ? UI.canChoose : ''], '. ');
}
