import { UI } from '../../../../text/play/ui.ts';
import { Dialog } from '../../../../ui/kit/dialog.tsx';
import type { ShortId } from '../../app/ports/shorts.ts';
import { Reference, useBook } from './reference.tsx';
import './rules-paper.css';

interface Props {
  onShort: ((id: ShortId) => void) | undefined;
  onClose: () => void;
}

/** Every rule, over the table. */
export function RulesPaper({ onShort, onClose }: Props) {
  const { query, setQuery, toRule } = useBook();
  return (
    <Dialog title={UI.pause.rules} kind="book" isRead={false} onClose={onClose}>
      <Reference query={query} onQuery={setQuery} onRule={toRule} onShort={onShort} />
    </Dialog>
  );
}
