import { type CardDef, type CardId, DECKS, type DeckId } from '../../../rules/shuffling-horror/index.ts';
import { printOf } from '../../../text/cards/prints.ts';

/** All that this house shows, in the order of the bill. */
export const DECK_IDS: readonly DeckId[] = DECKS.map(({ id }) => id);

/** What shows where nobody has chosen, and in all that was kept or sent before there was a choice. */
export const FIRST_DECK: DeckId = DECKS[0].id;

/** The one that is wanted outside, if it is any of these. */
export const deckOr = <D extends string>(film: string | null, other: D): D | DeckId => (isDeck(film) ? film : other);

export const isDeck = (value: unknown): value is DeckId => (DECK_IDS as readonly unknown[]).includes(value);

const cardsOf = (deck: string): readonly CardDef[] => DECKS.find(({ id }) => id === deck)?.cards ?? [];
const ofKind = (deck: string, kind: CardDef['kind']): readonly CardId[] =>
  cardsOf(deck)
    .filter((card) => card.kind === kind)
    .map(({ id }) => id);

/** Every survivor there is in it. */
export const rosterOf = (deck: string): readonly CardId[] => ofKind(deck, 'survivor');

/** In the order of their places beside the screen. */
export const sanctuariesOf = (deck: string): readonly CardId[] => ofKind(deck, 'sanctuary');

/** The row of a card, whichever copy of it is meant; decks share a card only where it is the same in both. */
export const rowOf = (card: CardId): CardDef | null =>
  DECKS.flatMap<CardDef>(({ cards }) => cards).find(({ id }) => id === printOf(card)) ?? null;

/** Whose survivors these are: nobody plays in two movies. */
export const deckOfCast = (cast: readonly CardId[]): DeckId | null =>
  DECKS.find(({ cards }) => cards.some(({ kind, id }) => kind === 'survivor' && cast.includes(id)))?.id ?? null;

/** A monster's value; nothing else has one. */
export function valueOf(card: CardId): number {
  const row = rowOf(card);
  return row?.kind === 'monster' ? row.value : 0;
}

const WORST: readonly CardId[] = DECK_IDS.flatMap((deck) =>
  [...ofKind(deck, 'monster')].sort((a, b) => valueOf(b) - valueOf(a)).slice(0, 1),
);

/** The worst that its deck has to send. */
export const isWorst = (card: CardId): boolean => WORST.includes(rowOf(card)?.id ?? '');

export function isBlob(card: CardId): boolean {
  const row = rowOf(card);
  return row?.kind === 'horror' && row.effect === 'blob';
}
