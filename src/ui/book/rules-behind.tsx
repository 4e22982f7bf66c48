import { useEffect, useRef, useState } from 'preact/hooks';
import type { Book } from '../../text/book/book.ts';
import { RuleLink, RuleText } from './rule-text.tsx';

interface Props {
  head: string;
  book: Book;
  rules: readonly string[];
}

/** The rules that a card leans on; each opens where it is. */
export function RulesBehind({ head, book, rules }: Props) {
  const [open, setOpen] = useState<string | null>(null);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open !== null) text.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <>
      <h3>{head}</h3>
      <p class="rule-links">
        {rules.map((id) => (
          <RuleLink
            key={id}
            book={book}
            cited={id}
            named
            expanded={open === id}
            onPick={() => setOpen(open === id ? null : id)}
          />
        ))}
      </p>
      <div ref={text}>{open !== null && <RuleText book={book} cited={open} onRule={setOpen} />}</div>
    </>
  );
}
