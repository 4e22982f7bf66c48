import type { CardId, Foe } from '../../../rules/shuffling-horror/index.ts';
import { type Tone, toneOf } from '../../cards/prints.ts';
import { listedParts, type NamedPart, type Part } from '../../play/parts.ts';
import { foeAtHead, headOf, inLine, nameOf } from '../cards/names.ts';
import { listed } from '../grammar.ts';

/** A card's name in the middle of a sentence. */
export const the = (card: CardId): NamedPart => ({ words: inLine(card), tone: toneOf(card), card, foe: null });

/** At the head of one, and by itself as on its plate. */
export const The = (card: CardId): NamedPart => ({ ...the(card), words: headOf(card) });
export const titled = (card: CardId): NamedPart => ({ ...the(card), words: nameOf(card) });

/** A survivor that came back wrong counts, and reads, as a monster. */
export const alien = (card: CardId): NamedPart => ({ ...the(card), tone: monsterTone(card) });
export const Alien = (card: CardId): NamedPart => ({ ...The(card), tone: monsterTone(card) });
const monsterTone = (card: CardId): Tone => (toneOf(card) === 'survivor' ? 'monster' : toneOf(card));

export const FoeAtHead = (by: Foe, deck: string): NamedPart =>
  'card' in by ? Alien(by.card) : { words: foeAtHead(by, deck), tone: 'throng', card: null, foe: by };

type Naming = (card: CardId) => NamedPart;

/** Cards in a row at the head of a sentence: how the first is named, and how the others. */
export const list = (cards: readonly CardId[], first: Naming, others: Naming): Part[] =>
  listedParts(
    cards.map((card, i) => (i === 0 ? first(card) : others(card))),
    listed,
  );
