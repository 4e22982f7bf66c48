import { UI } from '../../../../text/play/ui.ts';
import { BOOK } from '../../../../text/rule-cards/book.ts';
import { RulesPaper as PaperOf } from '../../../../ui/book/rules-paper.tsx';
import type { ShortId } from '../../app/ports/shorts.ts';
import { playBeside } from './rule-text.tsx';

interface Props {
  onShort: ((id: ShortId) => void) | undefined;
  onClose: () => void;
}

/** Every rule, over the table. */
export const RulesPaper = ({ onShort, onClose }: Props) => (
  <PaperOf title={UI.pause.rules} book={BOOK} beside={playBeside(onShort)} onClose={onClose} />
);
