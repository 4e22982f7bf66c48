import { render } from 'preact';
import { useState } from 'preact/hooks';
import type { DeckId } from '../../../../rules/shuffling-horror/index.ts';
import { CARD_LABELS, CARDS } from '../../../../text/cards/cards.ts';
import type { Tone } from '../../../../text/cards/prints.ts';
import { ALMANAC, CARD_PLAYS, KIND_PLAYS } from '../../../../text/rooms/almanac.ts';
import { FILMS } from '../../../../text/rooms/films.ts';
import { TITLE } from '../../../../text/rooms/title.ts';
import { mentions } from '../../../../text/rule-cards/search.ts';
import { Room } from '../../../../ui/kit/room.tsx';
import type { AlmanacCard, AlmanacPort } from '../../app/ports/almanac.ts';
import type { CatalogueEntry } from '../../app/ports/catalogue.ts';
import type { PaintCard } from '../../app/ports/places.ts';
import { SearchField } from '../rule-cards/search-field.tsx';
import { CloseUp } from './close-up.tsx';
import { Wall } from './wall.tsx';
import './almanac.css';

interface Props {
  movies: readonly CatalogueEntry[];
  almanac: AlmanacPort;
  paint: PaintCard;
  onDeck: (deck: DeckId) => void;
  onLeave: () => void;
}

/** Every card there is. Hung again with another port, it stays as it was left. */
export function mountAlmanac(house: HTMLElement, props: Props): () => void {
  render(<Almanac {...props} />, house);
  return () => render(null, house);
}

function Almanac({ movies, almanac, paint, onDeck, onLeave }: Props) {
  const [kind, setKind] = useState<Tone | null>(null);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const [view, setView] = useState<'wall' | 'open' | 'closed'>('wall');
  const kinds = [...new Set(almanac.cards.map((card) => card.kind))];
  const cards = almanac.cards.filter(
    (card) => (kind === null || card.kind === kind) && mentions(allWords(card), query),
  );
  const seek = (change: () => void) => {
    change();
    setAt(0);
    setView('wall');
  };
  return (
    <Room title={TITLE.menu.names.almanac} kind="almanac" onLeave={onLeave}>
      <div class="almanac-head">
        <fieldset class="almanac-kinds">
          <legend>{FILMS.title}</legend>
          {movies.map(({ deck }) => (
            <button
              key={deck}
              type="button"
              aria-pressed={deck === almanac.deck}
              onClick={() => seek(() => onDeck(deck))}
            >
              {FILMS.movies[deck].name}
            </button>
          ))}
        </fieldset>
        <SearchField
          label={ALMANAC.search}
          hint={ALMANAC.searchHint}
          query={query}
          onQuery={(typed) => seek(() => setQuery(typed))}
          found={ALMANAC.found(cards.length)}
        />
        <fieldset class="almanac-kinds by-kind">
          <legend>{ALMANAC.kinds}</legend>
          {[null, ...kinds].map((it) => (
            <button key={it} type="button" aria-pressed={kind === it} onClick={() => seek(() => setKind(it))}>
              {it === null ? ALMANAC.all : ALMANAC.kindNames[it]}
            </button>
          ))}
        </fieldset>
      </div>
      <Wall
        cards={cards}
        met={almanac.met}
        paint={paint}
        at={at}
        onAt={setAt}
        onOpen={(i) => {
          setAt(i);
          setView('open');
        }}
        focus={view === 'closed'}
      />
      {view === 'open' && (
        <CloseUp cards={cards} at={at} met={almanac.met} paint={paint} onAt={setAt} onClose={() => setView('closed')} />
      )}
    </Room>
  );
}

/** Every word by which a card can be found. */
const allWords = ({ print, kind }: AlmanacCard): string => {
  const { name, rule, flavour } = CARDS[print];
  return [name, CARD_LABELS.kinds[kind], rule, flavour, CARD_PLAYS[print].plays, KIND_PLAYS[kind].plays].join(' ');
};
