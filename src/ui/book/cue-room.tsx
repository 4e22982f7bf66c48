import { render } from 'preact';
import type { Book, CueCard as Cue } from '../../text/book/book.ts';
import { BOOK_WORDS } from '../../text/rooms/book.ts';
import { TITLE } from '../../text/rooms/title.ts';
import { Room } from '../kit/room.tsx';
import { CueCard } from './cue-card.tsx';
import { Reference, useBook } from './reference.tsx';
import type { Beside } from './rule-text.tsx';

interface Props {
  book: Book;
  cards: readonly Cue[];
  /** What they are, beside the room's name. */
  aside: string;
  onTips: () => void;
  beside?: Beside | undefined;
  onLeave: () => void;
}

/** The rules of a game: a few cards for the glance, and under them all of it. */
export function mountCueRoom(house: HTMLElement, props: Props): () => void {
  render(<CueRoom {...props} />, house);
  return () => render(null, house);
}

function CueRoom({ book, cards, aside, onTips, beside, onLeave }: Props) {
  const { query, setQuery, toRule } = useBook();
  return (
    <Room title={TITLE.menu.names['cue-cards']} aside={aside} kind="cue-room" onLeave={onLeave}>
      <div class="cues">
        {cards.map((card, i) => (
          <CueCard key={card.title} book={book} card={card} n={i + 1} onRule={toRule} beside={beside} />
        ))}
      </div>
      <button type="button" class="small-link to-tips" onClick={onTips}>
        {BOOK_WORDS.tips}
      </button>
      <Reference book={book} query={query} onQuery={setQuery} onRule={toRule} beside={beside} />
    </Room>
  );
}
