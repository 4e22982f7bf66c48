import { UI } from '../../../../text/play/ui.ts';
import { BOOKS } from '../../../../text/rule-cards/book.ts';
import { byDeck } from '../../../../text/words-by-deck.ts';
import { RulesPaper as PaperOf } from '../../../../ui/book/rules-paper.tsx';
import type { ShortId } from '../../app/ports/shorts.ts';
import { playBeside } from './rule-text.tsx';

interface Props {
  deck: string;
  onShort: ((id: ShortId) => void) | undefined;
  onClose: () => void;
}

/** Every rule, over the table. */
export const RulesPaper = ({ deck, onShort, onClose }: Props) => (
  <PaperOf title={UI.pause.rules} book={byDeck(deck, BOOKS)} beside={playBeside(onShort)} onClose={onClose} />
);
