import { type ComponentChildren, render } from 'preact';
import type { Glossary, TipPage } from '../../text/book/book.ts';
import { BOOK_WORDS } from '../../text/rooms/book.ts';
import { Room } from '../kit/room.tsx';
import { Glossed } from './glossed.tsx';
import './tips.css';

interface Props {
  title: string;
  aside: string;
  pages: readonly TipPage[];
  glossary: Glossary;
  /** What a game has over its pages. */
  children?: ComponentChildren;
  onRules: () => void;
  onLeave: () => void;
}

/** Advice to every side, and what can happen on a bad night. */
export function mountTips(house: HTMLElement, props: Props): () => void {
  const { title, aside, pages, glossary, children, onRules, onLeave } = props;
  render(
    <Room title={title} aside={aside} kind="tips" onLeave={onLeave}>
      <button type="button" class="small-link" onClick={onRules}>
        {BOOK_WORDS.back}
      </button>
      {children}
      <div class="tips-pages">
        {pages.map(({ head, lines }) => (
          <section key={head} class="slip tips-page" aria-labelledby={`tips-${head}`}>
            <h2 id={`tips-${head}`}>{head}</h2>
            <ul>
              {lines.map((line) => (
                <li key={line}>
                  <Glossed glossary={glossary} words={line} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Room>,
    house,
  );
  return () => render(null, house);
}
