import type { Card, Script } from '../../../../rules/stand-in/index.ts';
import { inLine } from '../../../../text/en/cards/names.ts';
import { agree, atHead, listed } from '../../../../text/en/grammar.ts';
import type { Who } from '../shapes/company.ts';
import { carded, listedParts, type NamedPart, named, type Part } from '../shapes/parts.ts';
import { NOUNS } from './nouns.ts';

/** Whoever reads is "you"; everybody else goes by face. No sentence bends a word by itself. */

/** "the Cook", "you" */
export const the = (who: Who): NamedPart => named(who, who === 'you' ? 'you' : inLine(who));
export const The = (who: Who): NamedPart => headed(the(who));
/** "the Cook’s", "your" */
export const whose = (who: Who): NamedPart => named(who, who === 'you' ? 'your' : `${inLine(who)}’s`);
export const Whose = (who: Who): NamedPart => headed(whose(who));
const headed = (part: NamedPart): NamedPart => ({ ...part, words: atHead(part.words) });

/** The verb that goes with somebody: "the Cook passes", "you pass". */
export const does = (who: Who, one: string, many: string): string => (who === 'you' ? many : one);
export const is = (who: Who): string => does(who, 'is', 'are');
export const has = (who: Who): string => does(who, 'has', 'have');
/** "their hand", "your hand" */
export const their = (who: Who): string => does(who, 'their', 'your');

/** A card in a line: "a Nitrate Reel", "the Nitrate Reel", "House Lights", "“Exit, Running”". */
export const aCard = (card: Card): NamedPart => carded(card, NOUNS[card].one);
export const ACard = (card: Card): NamedPart => headed(aCard(card));
export const theCard = (card: Card): NamedPart =>
  carded(card, /^(?:an?|the) /.test(NOUNS[card].one) ? `the ${NOUNS[card].bare}` : NOUNS[card].one);
export const TheCard = (card: Card): NamedPart => headed(theCard(card));
/** "no Nitrate Reel" */
export const noCard = (card: Card): NamedPart => carded(card, `no ${NOUNS[card].bare}`);
/** "one Recast card", "3 Recast cards" */
export const someCards = (n: number, card: Card): NamedPart =>
  carded(card, `${n === 1 ? 'one' : n} ${agree(n, NOUNS[card].bare, NOUNS[card].many)}`);

/** The verb that goes with a card: "the Fire Axe goes", "House Lights go". */
export const cardDoes = (card: Card, one: string, many: string): string => (NOUNS[card].isMany ? many : one);

/** A card that one may know, or "a card". */
export const aCardOr = (card: Card | null): Part => (card === null ? 'a card' : aCard(card));

/** A hand in a row, copies together: "a Close-Up, a Fire Axe and 2 Recast cards". */
export function inHand(cards: readonly Script[]): Part[] {
  const kinds = [...new Set(cards)];
  const counts = kinds.map((kind) => cards.filter((card) => card === kind).length);
  return listedParts(
    kinds.map((kind, i) => ((counts[i] as number) === 1 ? aCard(kind) : someCards(counts[i] as number, kind))),
    listed,
  );
}

/** "once", "twice", "3 times" */
export const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

/** Names in a row as they are given. */
export const inOrder = (all: readonly Who[]): Part[] => listedParts(all.map(the), listed);

/** Names in a row, whoever reads first: "you, the Cook and the Robot". */
export const everyone = (all: readonly Who[]): Part[] =>
  listedParts([...all.filter((who) => who === 'you'), ...all.filter((who) => who !== 'you')].map(the), listed);
