import { useEffect, useState } from 'preact/hooks';
import { type Book, topicOf } from '../../text/book/book.ts';
import { searchIn } from '../../text/book/search.ts';
import { BOOK_WORDS } from '../../text/rooms/book.ts';
import { type Beside, RuleLink, RuleText } from './rule-text.tsx';
import { SearchField } from './search-field.tsx';
import './reference.css';

interface Props {
  book: Book;
  query: string;
  onQuery: (query: string) => void;
  onRule: (id: string) => void;
  beside?: Beside | undefined;
}

/** What is looked for in the book, and a way to any of its rules. */
export function useBook() {
  const [query, setQuery] = useState('');
  const [sought, setSought] = useState<{ rule: string } | null>(null);
  useEffect(() => {
    if (sought === null) return;
    const it = document.getElementById(`rule-${sought.rule}`);
    it?.scrollIntoView({ block: 'start' });
    it?.focus({ preventScroll: true });
  }, [sought]);
  const toRule = (rule: string) => {
    setQuery(''); // it may not be among what was found
    setSought({ rule });
  };
  return { query, setQuery, toRule };
}

/** Every rule, topic by topic, or those that were looked for. */
export function Reference({ book, query, onQuery, onRule, beside }: Props) {
  const all = query.trim() === '';
  const { rules, terms } = searchIn(book, query);
  return (
    <section class="reference" aria-labelledby="reference">
      <div class="reference-head">
        <h2 id="reference">{BOOK_WORDS.reference}</h2>
        <SearchField
          label={BOOK_WORDS.search}
          hint={book.hint}
          query={query}
          onQuery={onQuery}
          found={BOOK_WORDS.found(rules.length, terms.length)}
        />
      </div>
      {all ? (
        <div class="reference-body">
          <Topics topics={book.topics} />
          <div class="reference-pages">
            {Object.entries(book.topics).map(([topic, name]) => (
              <section key={topic} aria-labelledby={topic}>
                <h2 id={topic} tabIndex={-1}>
                  <span>{topic}</span> {name}
                </h2>
                {rules
                  .filter((id) => topicOf(id) === topic)
                  .map((id) => (
                    <RuleText key={id} book={book} cited={id} onRule={onRule} beside={beside} />
                  ))}
              </section>
            ))}
            <Terms book={book} terms={terms} onRule={onRule} />
          </div>
        </div>
      ) : (
        <div class="reference-pages">
          {terms.length > 0 && <Terms book={book} terms={terms} onRule={onRule} />}
          {rules.map((id) => (
            <RuleText key={id} book={book} cited={id} onRule={onRule} beside={beside} />
          ))}
        </div>
      )}
    </section>
  );
}

const TERMS_AT = 'terms';

function Topics({ topics }: Pick<Book, 'topics'>) {
  const jump = (to: string) => {
    const it = document.getElementById(to);
    it?.scrollIntoView({ block: 'start' });
    it?.focus({ preventScroll: true });
  };
  return (
    <nav class="reference-topics" aria-label={BOOK_WORDS.topics}>
      {Object.entries(topics).map(([topic, name]) => (
        <button key={topic} type="button" onClick={() => jump(topic)}>
          <span>{topic}</span> {name}
        </button>
      ))}
      <button type="button" onClick={() => jump(TERMS_AT)}>
        <span /> {BOOK_WORDS.terms}
      </button>
    </nav>
  );
}

function Terms({ book, terms, onRule }: { terms: readonly string[] } & Pick<Props, 'book' | 'onRule'>) {
  return (
    <section aria-labelledby={TERMS_AT}>
      <h2 id={TERMS_AT} tabIndex={-1}>
        {BOOK_WORDS.terms}
      </h2>
      <dl class="terms">
        {terms.map((term) => {
          const { name = '', says = '', rule = '' } = book.terms[term] ?? {};
          return (
            <div key={term}>
              <dt>{name}</dt>
              <dd>
                {says} <RuleLink book={book} cited={rule} onPick={() => onRule(rule)} />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
