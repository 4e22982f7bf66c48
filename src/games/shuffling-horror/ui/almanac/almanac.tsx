import type { PaintCard } from '../../../../app/ports/almanac.ts';
import type { DeckId } from '../../../../rules/shuffling-horror/index.ts';
import { CARD_LABELS, CARDS } from '../../../../text/cards/cards.ts';
import { nameOf } from '../../../../text/cards/names.ts';
import { ALMANAC, CARD_PLAYS, KIND_PLAYS } from '../../../../text/rooms/almanac.ts';
import { FILMS } from '../../../../text/rooms/films.ts';
import { mountAlmanac as mountWall } from '../../../../ui/almanac/almanac.tsx';
import type { AlmanacCard, AlmanacPort } from '../../app/ports/almanac.ts';
import type { CatalogueEntry } from '../../app/ports/catalogue.ts';
import { CardPage } from './card-page.tsx';

interface Props {
  movies: readonly CatalogueEntry[];
  almanac: AlmanacPort;
  paint: PaintCard;
  onDeck: (deck: DeckId) => void;
  onLeave: () => void;
}

/** Every card there is, deck by deck. */
export function mountAlmanac(house: HTMLElement, { movies, almanac, paint, onDeck, onLeave }: Props): () => void {
  const { cards, met } = almanac;
  return mountWall(house, {
    cards: cards.map((card) => ({
      id: card.print,
      name: nameOf(card.print),
      kind: card.kind,
      kindName: CARD_LABELS.kinds[card.kind],
      picture: card.copies[0] ?? card.print,
      words: allWords(card),
      met: met(card.print),
    })),
    kinds: [...new Set(cards.map(({ kind }) => kind))].map((id) => ({ id, name: ALMANAC.kindNames[id] })),
    films: {
      all: movies.map(({ deck }) => ({ id: deck, name: FILMS.movies[deck].name })),
      on: almanac.deck,
      pick: (deck) => onDeck(deck as DeckId),
    },
    found: ALMANAC.found,
    paint,
    page: (id) => {
      const card = cards.find(({ print }) => print === id);
      return card === undefined ? null : (
        <CardPage card={card} deck={almanac.deck} met={met(card.print)} paint={paint} />
      );
    },
    onLeave,
  });
}

/** Every word by which a card can be found. */
const allWords = ({ print, kind }: AlmanacCard): string => {
  const { name, rule, flavour } = CARDS[print];
  return [name, CARD_LABELS.kinds[kind], rule, flavour, CARD_PLAYS[print].plays, KIND_PLAYS[kind].plays].join(' ');
};
