import type { CardId, Foe } from '../../rules/index.ts';
import type { NamedPart, Part } from '../parts.ts';
import { type Tone, toneOf } from '../prints.ts';
import { atHead } from './grammar.ts';
import { inLine, nameOf, throngName } from './names.ts';

/** A card's name in the middle of a sentence. */
export const the = (card: CardId): NamedPart => ({ words: inLine(card), tone: toneOf(card), card, foe: null });

/** A card's name at the head of one. */
export const The = (card: CardId): NamedPart => ({ ...the(card), words: nameOf(card) });

/** A survivor that came back wrong counts, and reads, as a monster. */
export const alien = (card: CardId): NamedPart => ({ ...the(card), tone: monsterTone(card) });
export const Alien = (card: CardId): NamedPart => ({ ...The(card), tone: monsterTone(card) });
const monsterTone = (card: CardId): Tone => (toneOf(card) === 'survivor' ? 'monster' : toneOf(card));

export const foe = (by: Foe): NamedPart =>
  'card' in by ? alien(by.card) : { words: throngName(by.side, by.slot), tone: 'throng', card: null, foe: by };
export const FoeAtHead = (by: Foe): NamedPart => {
  const part = 'card' in by ? Alien(by.card) : foe(by);
  return { ...part, words: atHead(part.words) };
};

type Naming = (card: CardId) => NamedPart;

/** Cards in a row at the head of a sentence: how the first is named, and how the others. */
export function list(cards: readonly CardId[], first: Naming, others: Naming): Part[] {
  const parts: Part[] = [];
  cards.forEach((card, i) => {
    if (i > 0) parts.push(i === cards.length - 1 ? ' and ' : ', ');
    parts.push(i === 0 ? first(card) : others(card));
  });
  return parts;
}
