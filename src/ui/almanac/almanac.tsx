import { type ComponentChildren, render } from 'preact';
import { useState } from 'preact/hooks';
import type { LobbyCard, Named, PaintCard } from '../../app/ports/almanac.ts';
import { mentions } from '../../text/book/search.ts';
import { CARD_WALL } from '../../text/rooms/card-wall.ts';
import { FILMS } from '../../text/rooms/films.ts';
import { TITLE } from '../../text/rooms/title.ts';
import { SearchField } from '../book/search-field.tsx';
import { Room } from '../kit/room.tsx';
import { CloseUp } from './close-up.tsx';
import { Wall } from './wall.tsx';
import './almanac.css';

interface Props {
  /** A class of the game's own, for the shape of its cards. */
  kind?: string;
  cards: readonly LobbyCard[];
  kinds: readonly Named[];
  /** Where a game has several films: which there are, and the one whose cards hang. */
  films?: { all: readonly Named[]; on: string; pick: (id: string) => void };
  /** How many were found. */
  found: (n: number) => string;
  paint: PaintCard;
  /** All there is to know about one card. */
  page: (id: string) => ComponentChildren;
  onLeave: () => void;
}

/** Every card of a game. Hung again with other cards, it stays as it was left. */
export function mountAlmanac(house: HTMLElement, props: Props): () => void {
  render(<Almanac {...props} />, house);
  return () => render(null, house);
}

function Almanac({ kind: own = '', cards: all, kinds, films, found, paint, page, onLeave }: Props) {
  const [kind, setKind] = useState<string | null>(null);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const [view, setView] = useState<'wall' | 'open' | 'closed'>('wall');
  const cards = all.filter((card) => (kind === null || card.kind === kind) && mentions(card.words, query));
  const seek = (change: () => void) => {
    change();
    setAt(0);
    setView('wall');
  };
  return (
    <Room title={TITLE.menu.names.almanac} kind={`almanac ${own}`.trim()} onLeave={onLeave}>
      <div class="almanac-head">
        {films !== undefined && (
          <Picks
            name={FILMS.title}
            all={films.all}
            on={films.on}
            onPick={(id) => seek(() => id !== null && films.pick(id))}
          />
        )}
        <SearchField
          label={CARD_WALL.search}
          hint={CARD_WALL.searchHint}
          query={query}
          onQuery={(typed) => seek(() => setQuery(typed))}
          found={found(cards.length)}
        />
        <Picks
          name={CARD_WALL.kinds}
          kind="by-kind"
          all={[{ id: null, name: CARD_WALL.all }, ...kinds]}
          on={kind}
          onPick={(id) => seek(() => setKind(id))}
        />
      </div>
      <Wall
        cards={cards}
        paint={paint}
        at={at}
        onAt={setAt}
        onOpen={(i) => {
          setAt(i);
          setView('open');
        }}
        focus={view === 'closed'}
      />
      {view === 'open' && <CloseUp cards={cards} at={at} page={page} onAt={setAt} onClose={() => setView('closed')} />}
    </Room>
  );
}

interface PicksProps {
  name: string;
  kind?: string;
  all: readonly { id: string | null; name: string }[];
  on: string | null;
  onPick: (id: string | null) => void;
}

function Picks({ name, kind = '', all, on, onPick }: PicksProps) {
  return (
    <fieldset class={`almanac-kinds ${kind}`.trim()}>
      <legend>{name}</legend>
      {all.map(({ id, name: called }) => (
        <button key={id} type="button" aria-pressed={id === on} onClick={() => onPick(id)}>
          {called}
        </button>
      ))}
    </fieldset>
  );
}
