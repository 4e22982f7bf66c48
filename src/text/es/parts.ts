import type { CardId, Foe } from '../../rules/index.ts';
import type { NamedPart, Part } from '../parts.ts';
import { type Tone, toneOf } from '../prints.ts';
import { atHead } from './grammar.ts';
import { a, aFoe, de, foeIn, inLine, nameOf } from './names.ts';

const card = (id: CardId, words: string, tone: Tone = toneOf(id)): NamedPart => ({ words, tone, card: id, foe: null });

/** A card's name in the middle of a sentence, and with “a” or “de” before it. */
export const el = (id: CardId): NamedPart => card(id, inLine(id));
export const al = (id: CardId): NamedPart => card(id, a(id));
export const del = (id: CardId): NamedPart => card(id, de(id));

/** A card's name at the head of one. */
export const El = (id: CardId): NamedPart => card(id, nameOf(id));

/** A survivor that came back wrong counts, and reads, as a monster. */
const monsterTone = (id: CardId): Tone => (toneOf(id) === 'survivor' ? 'monster' : toneOf(id));
export const alien = (id: CardId): NamedPart => card(id, inLine(id), monsterTone(id));
export const alAlien = (id: CardId): NamedPart => card(id, a(id), monsterTone(id));
export const Alien = (id: CardId): NamedPart => card(id, nameOf(id), monsterTone(id));

const foePart = (by: Foe, words: string): NamedPart =>
  'card' in by ? card(by.card, words, monsterTone(by.card)) : { words, tone: 'throng', card: null, foe: by };
export const aFoePart = (by: Foe): NamedPart => foePart(by, aFoe(by));
export const FoeAtHead = (by: Foe): NamedPart => foePart(by, atHead(foeIn(by)));

type Naming = (id: CardId) => NamedPart;

/** Cards in a row at the head of a sentence: how the first is named, and how the others. */
export function list(cards: readonly CardId[], first: Naming, others: Naming): Part[] {
  const parts: Part[] = [];
  cards.forEach((id, i) => {
    if (i > 0) parts.push(i === cards.length - 1 ? ' y ' : ', ');
    parts.push(i === 0 ? first(id) : others(id));
  });
  return parts;
}
