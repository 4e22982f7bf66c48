import type { Book, CueCard as Cue, CueLine } from '../../text/book/book.ts';
import { roman } from '../../text/numerals.ts';
import { Dice } from './dice.tsx';
import { Glossed } from './glossed.tsx';
import { type Beside, RuleLink } from './rule-text.tsx';
import './cue-card.css';

interface Props {
  book: Book;
  card: Cue;
  /** Which it is, from 1. */
  n: number;
  onRule: (id: string) => void;
  beside?: Beside | undefined;
}

/** A paper card, to be read at a glance and held up behind the camera. */
export function CueCard({ card, n, ...line }: Props) {
  const { title, aside, reels, lines } = card;
  return (
    <article class={`cue cue-${n}`} aria-labelledby={`cue-${n}`}>
      <header>
        <span class="cue-number" aria-hidden="true">
          {n}
        </span>
        <h2 id={`cue-${n}`}>{title}</h2>
      </header>
      <p class="cue-aside">{aside}</p>
      {reels !== undefined && (
        <ol class="cue-reels" aria-label={reels.name}>
          {reels.cards.map((cards, i) => (
            <li key={i}>
              <b>{roman(i + 1)}</b>
              {cards}
            </li>
          ))}
        </ol>
      )}
      <ul class="cue-lines">
        {lines.map((it) => (
          <Line key={it.lead} it={it} {...line} />
        ))}
      </ul>
    </article>
  );
}

function Line({ it, book, onRule, beside }: { it: CueLine } & Omit<Props, 'card' | 'n'>) {
  const { dice, lead, says, rule } = it;
  const last = says.lastIndexOf(' ') + 1; // its id never stands on a line alone
  return (
    <li class={dice === undefined ? '' : 'cue-roll'}>
      {dice !== undefined && (
        <span class="cue-dice">
          {dice.map((roll) => (
            <Dice key={roll.join()} roll={roll} />
          ))}
        </span>
      )}
      <span>
        <b>
          <Glossed glossary={book.terms} words={lead} />
        </b>{' '}
        <Glossed glossary={book.terms} words={says.slice(0, last)} />
        <span class="cue-last">
          {says.slice(last)} <RuleLink book={book} cited={rule} onPick={() => onRule(rule)} />
        </span>{' '}
        {beside?.(rule)}
      </span>
    </li>
  );
}
