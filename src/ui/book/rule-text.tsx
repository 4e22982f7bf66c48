import type { ComponentChildren } from 'preact';
import { type Book, citedIn, ruleIn } from '../../text/book/book.ts';
import { BOOK_WORDS } from '../../text/rooms/book.ts';
import { Glossed } from './glossed.tsx';
import './rule-text.css';

/** What stands beside a rule, where its game has something: the scene that shows it. */
export type Beside = (rule: string) => ComponentChildren;

interface Props {
  book: Book;
  /** As it is cited; a letter leads to the whole rule. */
  cited: string;
  /** Where other rules that it names lead, if anywhere. */
  onRule?: ((id: string) => void) | undefined;
  beside?: Beside | undefined;
}

/** One rule in full, wherever it is wanted. */
export function RuleText({ book, cited, onRule, beside }: Props) {
  const rule = ruleIn(book, cited);
  if (rule === null) return null;
  const { id, title, says, parts = {}, rulings = [], switch: optional } = rule;
  const linked = (words: string) => <Linked book={book} words={words} own={id} onRule={onRule} />;
  return (
    <article class="rule" id={`rule-${id}`} tabIndex={-1} aria-label={`${id} ${title}`}>
      <h3>
        <span class="rule-id">{id}</span> {title}
        {optional !== undefined && <span class="rule-switch">{BOOK_WORDS.optional}</span>}
        {beside?.(id)}
      </h3>
      <p>{linked(says)}</p>
      {Object.keys(parts).length > 0 && (
        <ol class="rule-parts">
          {Object.entries(parts).map(([letter, words]) => (
            <li key={letter}>
              <span class="rule-letter">{letter}</span>
              <span>{linked(words)}</span>
            </li>
          ))}
        </ol>
      )}
      {optional !== undefined && <p class="rule-note">{BOOK_WORDS.optionalSays(book.switchName(optional))}</p>}
      {rulings.map((words) => (
        <p key={words} class="rule-note">
          <b>{BOOK_WORDS.ruling}</b> {linked(words)}
        </p>
      ))}
    </article>
  );
}

/** Rules named in the words of another can be gone to. */
function Linked({ book, words, own, onRule }: { words: string; own: string } & Pick<Props, 'book' | 'onRule'>) {
  const plain = (some: string, key: string) => <Glossed key={key} glossary={book.terms} words={some} tabs={false} />;
  let from = 0;
  const out: ComponentChildren[] = [];
  for (const { 0: cited, index } of onRule === undefined ? [] : words.matchAll(citedIn(book))) {
    const rule = ruleIn(book, cited);
    if (rule === null || rule.id === own) continue;
    const bracket = words[index - 1] === '(' ? 1 : 0; // stays with what it opens
    out.push(
      plain(words.slice(from, index - bracket), `before-${index}`),
      <span key={index} class="rule-cited">
        {words.slice(index - bracket, index)}
        <RuleLink book={book} cited={cited} onPick={() => onRule?.(rule.id)} />
      </span>,
    );
    from = index + cited.length;
  }
  return (
    <>
      {out}
      {plain(words.slice(from), 'rest')}
    </>
  );
}

interface LinkProps {
  book: Pick<Book, 'rules'>;
  cited: string;
  onPick: () => void;
  /** Its title stands beside the id. */
  named?: boolean;
  expanded?: boolean;
}

/** The id of a rule, to be pressed. */
export function RuleLink({ book, cited, onPick, named = false, expanded }: LinkProps) {
  const title = ruleIn(book, cited)?.title ?? '';
  return (
    <button
      type="button"
      class="rule-link"
      aria-label={BOOK_WORDS.toRule(cited, title)}
      title={title}
      aria-expanded={expanded}
      onClick={onPick}
    >
      {cited}
      {named && <span class="rule-link-title"> {title}</span>}
    </button>
  );
}
