import { CARD_LABELS } from '../../../../text/cards/cards.ts';
import { UI } from '../../../../text/play/ui.ts';
import type { CardOnTable } from '../../app/ports/table.ts';

const joined = (words: readonly string[], by: string): string => words.filter((it) => it !== '').join(by);

const notesOf = ({ number, turned, uses, tone }: CardOnTable): string[] => [
  turned ? UI.turned : '',
  number === null ? '' : tone === 'monster' ? UI.value(number) : UI.points(number),
  uses,
];

/** A card for those who cannot see it: what it is, where it lies, its numbers, its rule in short, and what choosing it does. */
export function cardLabel(card: CardOnTable, where: string, offered: string | null): string {
  const what = joined([card.name, CARD_LABELS.kinds[card.tone], where, ...notesOf(card)], ', ');
  return joined([what, card.brief.replace(/\.$/, ''), offered === null ? '' : UI.chooses(offered)], '. ');
}
