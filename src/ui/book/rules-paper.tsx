import type { Book } from '../../text/book/book.ts';
import { Dialog } from '../kit/dialog.tsx';
import { Reference, useBook } from './reference.tsx';
import type { Beside } from './rule-text.tsx';
import './rules-paper.css';

interface Props {
  title: string;
  book: Book;
  beside?: Beside | undefined;
  onClose: () => void;
}

/** Every rule, over the table. */
export function RulesPaper({ title, book, beside, onClose }: Props) {
  const { query, setQuery, toRule } = useBook();
  return (
    <Dialog title={title} kind="book" isRead={false} onClose={onClose}>
      <Reference book={book} query={query} onQuery={setQuery} onRule={toRule} beside={beside} />
    </Dialog>
  );
}
