import type { CardId, Foe } from '../../../rules/shuffling-horror/index.ts';
import { type Tone, toneOf } from '../../cards/prints.ts';
import { listedParts, type NamedPart, type Part } from '../../play/parts.ts';
import { a, de, foeAtHead, headOf, inLine, nameOf } from '../cards/names.ts';
import { listed } from '../grammar.ts';

const card = (id: CardId, words: string, tone: Tone = toneOf(id)): NamedPart => ({ words, tone, card: id, foe: null });

/** A card's name in the middle of a sentence, and with “a” or “de” before it. */
export const el = (id: CardId): NamedPart => card(id, inLine(id));
export const al = (id: CardId): NamedPart => card(id, a(id));
export const del = (id: CardId): NamedPart => card(id, de(id));

/** At the head of one, and by itself as on its plate. */
export const El = (id: CardId): NamedPart => card(id, headOf(id));
export const titled = (id: CardId): NamedPart => card(id, nameOf(id));

/** A survivor that came back wrong counts, and reads, as a monster. */
const monsterTone = (id: CardId): Tone => (toneOf(id) === 'survivor' ? 'monster' : toneOf(id));
export const alien = (id: CardId): NamedPart => card(id, inLine(id), monsterTone(id));
export const alAlien = (id: CardId): NamedPart => card(id, a(id), monsterTone(id));
export const Alien = (id: CardId): NamedPart => card(id, headOf(id), monsterTone(id));

export const FoeAtHead = (by: Foe, deck: string): NamedPart =>
  'card' in by ? Alien(by.card) : { words: foeAtHead(by, deck), tone: 'throng', card: null, foe: by };

type Naming = (id: CardId) => NamedPart;

/** Cards in a row at the head of a sentence: how the first is named, and how the others. */
export const list = (cards: readonly CardId[], first: Naming, others: Naming): Part[] =>
  listedParts(
    cards.map((id, i) => (i === 0 ? first(id) : others(id))),
    listed,
  );
