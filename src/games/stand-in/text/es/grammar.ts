import type { Card, Script } from '../../../../rules/stand-in/index.ts';
import { a as aFace, de as deFace, inLine } from '../../../../text/es/cards/names.ts';
import type { Ending } from '../../../../text/es/cards/nouns.ts';
import { A, agree, atHead, listed, THE } from '../../../../text/es/grammar.ts';
import type { Who } from '../shapes/company.ts';
import { carded, listedParts, type NamedPart, named, type Part, plainText } from '../shapes/parts.ts';
import { NOUNS } from './nouns.ts';

/** Whoever reads is “tú”, without a gender; everybody else goes by face, with that of the portrait. */

/** “el Cocinero”; behind a preposition, “ti”. */
export const el = (who: Who): NamedPart => named(who, who === 'you' ? 'ti' : inLine(who));
/** “al Cocinero”, “a ti”; “del Cocinero”, “de ti”; “con el Cocinero”, “contigo”. */
export const al = (who: Who): NamedPart => named(who, who === 'you' ? 'a ti' : aFace(who));
export const del = (who: Who): NamedPart => named(who, who === 'you' ? 'de ti' : deFace(who));
export const con = (who: Who): NamedPart => named(who, who === 'you' ? 'contigo' : `con ${inLine(who)}`);
/** The subject where it stands by itself: “el Cocinero”, “tú”. */
export const yo = (who: Who): NamedPart => named(who, who === 'you' ? 'tú' : inLine(who));
export const Yo = (who: Who): NamedPart => headed(yo(who));
const headed = (part: NamedPart): NamedPart => ({ ...part, words: atHead(part.words) });

/** “tu mano”, “la mano del Cocinero” */
export const own = (who: Who, tu: string, la: string): NamedPart =>
  named(who, who === 'you' ? tu : `${la} ${deFace(who)}`);
export const Own = (who: Who, tu: string, la: string): NamedPart => headed(own(who, tu, la));

/** The verb that goes with somebody: “pasa”, “pasas”. */
export const does = (who: Who, third: string, second: string): string => (who === 'you' ? second : third);

/** “El Cocinero pasa”, “Pasas”: whoever reads is in the verb. `before` stands before it (“le”, “no”, “se”). */
export function S(who: Who, third: string, second: string, before: Before = ''): Part[] {
  if (who === 'you') return [headed(named('you', `${plain(before)}${second}`))];
  return [headed(yo(who)), ' ', ...[before].flat(), third];
}
/** The same within a sentence. */
export function s(who: Who, third: string, second: string, before: Before = ''): Part[] {
  if (who === 'you') return [named('you', `${plain(before)}${second}`)];
  return [yo(who), ' ', ...[before].flat(), third];
}
type Before = string | readonly Part[];
const plain = (before: Before): string => plainText([before].flat());

/** What stands before a verb for whom it is done to: “te ”, “le ”, and nothing for whom it happens to but “te ”. */
export const le = (to: Who): Part[] => (to === 'you' ? te(to) : ['le ']);
export const te = (at: Who): Part[] => (at === 'you' ? [named(at, 'te'), ' '] : []);
/** And what stands behind: “ al Cocinero”, nothing where “te” has said it. */
export const aQuien = (who: Who): Part[] => (who === 'you' ? [] : [' ', al(who)]);

/** “quemar al Cocinero”, “quemarte” */
export const doTo = (verb: string, who: Who): Part[] =>
  who === 'you' ? [named('you', `${verb}te`)] : [`${verb} `, al(who)];
/** “Darle”, “Darte”: what is given and `aQuien` follow. */
export const doFor = (verb: string, who: Who): string => `${verb}${who === 'you' ? 'te' : 'le'}`;

const articleOf = (card: Card, articles: Readonly<Record<Ending, string>>, feminine: string): string => {
  const { bend } = NOUNS[card];
  return bend === 'quoted' ? '' : bend === 'el a' ? feminine : articles[bend];
};
const bare = (card: Card): string => (NOUNS[card].bend === 'quoted' ? `“${NOUNS[card].one}”` : NOUNS[card].one);
const withArticle = (article: string, card: Card): string => (article === '' ? bare(card) : `${article} ${bare(card)}`);

/** “la Bobina de Nitrato”, “el Hacha de Incendios”, “‘En Mi Marca’” */
export const elCard = (card: Card): NamedPart => carded(card, withArticle(articleOf(card, THE, 'el'), card));
export const ElCard = (card: Card): NamedPart => headed(elCard(card));
/** “una Bobina de Nitrato”, “un Hacha de Incendios”, “unas Luces de Sala”; there is one Suplente. */
export const unCard = (card: Card): NamedPart =>
  card === 'stand-in' ? elCard(card) : carded(card, withArticle(articleOf(card, A, 'un'), card));
export const UnCard = (card: Card): NamedPart => headed(unCard(card));
/** Behind “no”: “ninguna Bobina de Nitrato”, “Luces de Sala”. */
export const ningun = (card: Card): NamedPart => {
  const { bend } = NOUNS[card];
  const none = bend === 'o' || bend === 'el a' ? 'ningún ' : bend === 'a' ? 'ninguna ' : '';
  return carded(card, card === 'stand-in' ? elCard(card).words : `${none}${bare(card)}`);
};
/** “una carta de Reemplazo”, “3 cartas de Reemplazo” */
export const someCards = (n: number, card: Card): NamedPart => {
  if (n === 1) return unCard(card);
  return carded(card, `${n} ${NOUNS[card].bend === 'quoted' ? bare(card) : NOUNS[card].many}`);
};
/** The verb, or a word, that goes with a card: “queda”, “quedan”. */
export const withCard = (card: Card, one: string, many: string): string =>
  agree(/s$/.test(NOUNS[card].bend) ? 2 : 1, one, many);

export const unaCartaOr = (card: Card | null): Part => (card === null ? 'una carta' : unCard(card));

/** A hand in a row, copies together: “un Primer Plano y 2 cartas de Reemplazo”. */
export function inHand(cards: readonly Script[]): Part[] {
  const kinds = [...new Set(cards)];
  return listedParts(
    kinds.map((kind) => someCards(cards.filter((card) => card === kind).length, kind)),
    listed,
  );
}

/** “una vez”, “2 veces” */
export const times = (n: number): string => (n === 1 ? 'una vez' : n === 2 ? 'dos veces' : `${n} veces`);

/** Names in a row as they are given. */
export const inOrder = (all: readonly Who[]): Part[] => listedParts(all.map(yo), listed);

/** Names in a row, whoever reads last: “el Cocinero, la Exploradora y tú”. */
export const everyone = (all: readonly Who[]): Part[] =>
  listedParts([...all.filter((who) => who !== 'you'), ...all.filter((who) => who === 'you')].map(yo), listed);
