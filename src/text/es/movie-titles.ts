import type { CardId } from '../../rules/index.ts';
import type { Catalogue } from '../language.ts';
import { roman } from '../numerals.ts';
import { printOf, toneOf } from '../prints.ts';
import type { TitleRow, TitleWords } from '../title-words.ts';
import { atHead, counted } from './grammar.ts';
import { contracted, o, shortName } from './names.ts';

type Titles = Catalogue['movie-titles'];

/** A noun as a title bends it: “el ojo”, “del ojo”, “al ojo”, “un ojo”, and the ending that goes with it. */
interface Noun {
  el: string;
  del: string;
  al: string;
  un: string;
  o: 'o' | 'a';
}

/** An alien may come in numbers: “los ojos”, “ojos”. */
interface Billed extends Noun {
  los: string | null;
  many: string | null;
}

const noun = (one: string, ending: 'o' | 'a' = 'o'): Noun => {
  const el = ending === 'o' ? `el ${one}` : `la ${one}`;
  const un = ending === 'o' ? `un ${one}` : `una ${one}`;
  return { el, del: contracted('de', el), al: contracted('a', el), un, o: ending };
};
const billed = (one: string, many: string | null, ending: 'o' | 'a' = 'o'): Billed => ({
  ...noun(one, ending),
  los: many === null ? null : `${ending === 'o' ? 'los' : 'las'} ${many}`,
  many,
});

const BILLED: Readonly<Record<string, Billed>> = {
  pods: billed('vaina', 'vainas', 'a'),
  neighbors: billed('vecino', 'vecinos'),
  mutants: billed('mutante', 'mutantes'),
  terrors: billed('ojo', 'ojos'),
  riders: billed('jinete', 'jinetes'),
  sentries: billed('centinela', 'centinelas'),
  warlord: billed('caudillo', null),
  blobbed: billed('masa', null, 'a'),
  spored: billed('espora', 'esporas', 'a'),
};
const NOBODY = billed('cosa', 'cosas', 'a');

/** A card of one person, or of one roof. */
const named = (card: CardId): Noun => noun(shortName(card).toLowerCase(), o(card) === 'a' ? 'a' : 'o');
const namedIf = (card: CardId | null): Noun | null => (card === null ? null : named(card));

/** A survivor that came back wrong is billed under its old name. */
function billedAs(card: CardId | null): Billed {
  if (card === null) return NOBODY;
  if (toneOf(card) === 'survivor') return { ...named(card), los: null, many: null };
  return BILLED[printOf(card) ?? ''] ?? NOBODY;
}

/** What an item is called in a title; nothing for what kills nobody. */
const TOOLS: Readonly<Record<string, string>> = {
  wrench: 'una llave inglesa',
  pistol: 'una pistola',
  scattergun: 'una escopeta',
  flamethrower: 'un lanzallamas',
  dynamite: 'un cartucho',
  spear: 'una lanza',
  raygun: 'un rayo',
  hands: 'dos manos',
};

/** Where it plays, if the title needs a place. */
export const PLACES: Titles['PLACES'] = [
  'Roswell',
  'la calle Mayor',
  'el cerro del Radar',
  'el hangar 18',
  'la ruta 285',
  'la fila seis',
  'el depósito de agua',
  'el arroyo seco',
  'el cráter',
  'la conservera',
];

/** The same as nouns of Spanish. */
interface Nouns extends Omit<TitleWords, 'villain' | Person>, Record<Person, Noun | null> {
  villain: Billed;
  dePlace: string;
  aPlace: string;
}
type Person = 'hero' | 'first' | 'last' | 'turned' | 'alone' | 'probed' | 'fallen' | 'shelter';

const nouns = (w: TitleWords): Nouns => ({
  ...w,
  villain: billedAs(w.villain),
  hero: namedIf(w.hero),
  first: namedIf(w.first),
  last: namedIf(w.last),
  turned: namedIf(w.turned),
  alone: namedIf(w.alone),
  probed: namedIf(w.probed),
  fallen: namedIf(w.fallen),
  shelter: namedIf(w.shelter),
  tool: TOOLS[w.tool ?? ''] ?? null,
  dePlace: contracted('de', w.place),
  aPlace: contracted('a', w.place),
});

type Row = (w: Nouns) => string | null;
const rows = (titles: readonly Row[]): readonly TitleRow[] => titles.map((title) => (w) => of(title(nouns(w)), atHead));
const of = <T>(it: T | null, say: (it: T) => string): string | null => (it === null ? null : say(it));

/** Titles that any movie could have. */
export const PLAIN_TITLES: Titles['PLAIN_TITLES'] = rows([
  ({ villain }) => of(villain.los, (los) => `La noche de ${los}`),
  ({ villain, place }) => of(villain.many, (many) => `${many} sobre ${place}`),
  ({ villain, dePlace }) => `${villain.el} ${dePlace}`,
  ({ villain, aPlace }) => of(villain.los, (los) => `Adiós ${aPlace}, dijeron ${los}`),
  ({ hero, dePlace }) => of(hero, ({ el }) => `${el} ${dePlace}`),
  ({ villain }) => of(villain.los, (los) => `No pierdas de vista a ${los}`),
  ({ villain }) => of(villain.los, (los) => `${los} no llaman a la puerta`),
  ({ villain }) => of(villain.los, (los) => `${los} llegaron temprano`),
  ({ villain }) => `${villain.el} del sector nueve`,
  ({ villain }) => `${villain.el} en la ventana`,
  ({ villain }) => `Cuidado con ${villain.el}`,
  ({ villain }) => `No le des de comer ${villain.al}`,
  ({ villain }) => `Yo fui ${villain.un} del Ejército`,
  ({ hero, villain }) => of(hero, ({ el }) => `${el} contra ${villain.el}`),
  ({ hero }) => of(hero, ({ al }) => `Que alguien llame ${al}`),
  ({ hero }) => of(hero, ({ el }) => `${el} que sabía demasiado poco`),
  ({ tool, villain }) => of(tool, (it) => `${it} para ${villain.el}`),
  ({ tool }) => of(tool, (it) => `Con ${it} y sin permiso`),
]);

/** Titles that something has to have happened for. */
export const TRUE_TITLES: Titles['TRUE_TITLES'] = rows([
  ({ survived, villain, reel }) => (survived ? null : `${villain.el} que se comió la bobina ${roman(reel)}`),
  ({ survived, villain }) => (survived ? null : of(villain.los, (los) => `${los} no dejaron a nadie`)),
  ({ survived, reel }) => (survived ? null : `Todo acabó en la bobina ${roman(reel)}`),
  ({ survived, last }) => (survived ? null : of(last, ({ el }) => `Al final cayó ${el}`)),
  ({ survived, first }) => (survived ? null : of(first, ({ al }) => `Primero se llevaron ${al}`)),
  ({ survived, alive }) => (survived && alive > 1 ? `${counted(alive)} que vieron el sol` : null),
  ({ survived, alive, villain }) => (survived && alive > 1 ? `${counted(alive)} contra ${villain.el}` : null),
  ({ survived, villain }) => (survived ? `${villain.el} parpadeó primero` : null),
  ({ survived, hero }) => (survived ? of(hero, ({ al }) => `Nadie se come ${al}`) : null),
  ({ turned }) => of(turned, ({ el }) => `${el} volvió sonriendo`),
  ({ turned }) => of(turned, ({ el, o }) => `Mi amig${o} ${el} es de ellos`),
  ({ turned }) => of(turned, ({ del }) => `No te fíes ${del}`),
  ({ turned }) => of(turned, ({ el, o }) => `${o === 'o' ? 'Ese' : 'Esa'} no es ${el}`),
  ({ alone }) => of(alone, ({ el, o }) => `${el} se quedó sol${o}`),
  ({ alone }) => of(alone, ({ un }) => `${un} de más`),
  ({ fallen }) => of(fallen, ({ el }) => `La noche en que cayó ${el}`),
  ({ fallen }) => of(fallen, ({ el }) => `Toc, toc en ${el}`),
  ({ shelter }) => of(shelter, ({ el }) => `Cabe uno más en ${el}`),
  ({ probed }) => of(probed, ({ al }) => `Solo querían ${al}`),
  ({ probed }) => of(probed, ({ el }) => `${el} en el rayo`),
  ({ first }) => of(first, ({ del }) => `¿Qué fue ${del}?`),
  ({ first, villain }) => of(first, ({ el }) => `${villain.el} y ${el}`),
  ({ survived, last, villain }) => (survived ? null : of(last, ({ al }) => `${villain.el} se comió ${al}`)),
  ({ survived, dePlace }) => (survived ? null : `No hay salida ${dePlace}`),
  ({ survived, hero, dePlace }) => (survived ? of(hero, ({ el }) => `${el} se va ${dePlace}`) : null),
  ({ first, aPlace }) => of(first, ({ el }) => `${el} fue ${aPlace}`),
  ({ turned, dePlace }) => of(turned, ({ el }) => `Vuelve ${el} ${dePlace}`),
  ({ blob, hero }) => (blob ? of(hero, ({ el }) => `${el} y el flan de la muerte`) : null),
  ({ features }) => (features >= 2 ? `${counted(features)} veces terror` : null),
  ({ kills, villain }) => (kills >= 15 ? of(villain.many, (many) => `Por un puñado de ${many}`) : null),
  ({ midnight, villain }) => (midnight ? `${villain.un} a medianoche` : null),
]);

/** The same words every time: to be used sparingly. */
export const RARE_TITLES: Titles['RARE_TITLES'] = rows([
  ({ survived, lost }) => (survived && lost === 0 ? 'Todos a casa' : null),
  ({ blob }) => (blob ? 'Llenó el fotograma' : null),
  ({ spores }) => (spores ? 'Algo en el cuello' : null),
  ({ radio }) => (radio ? 'Alguien contesta' : null),
  ({ hysteria }) => (hysteria ? 'Calma, Roswell' : null),
  ({ autopsy }) => (autopsy ? 'El paciente se incorporó' : null),
  ({ headShots }) => (headShots >= 2 ? 'Entre ceja y ceja' : null),
  ({ lost }) => (lost >= 6 ? 'El increíble reparto menguante' : null),
  ({ midnight }) => (midnight ? 'Nada bueno empieza a medianoche' : null),
]);

/** Some were made for those who left, and some for the one in the folding chair. */
export const WALKED_OUT_TITLES: Titles['WALKED_OUT_TITLES'] = rows([
  ({ villain }) => `Alguien se fue antes ${villain.del}`,
  () => 'Una butaca vacía en la fila seis',
  ({ villain }) => `Pagué por ver ${villain.un}`,
  () => 'Sale, perseguido por nadie',
  ({ reel }) => `Vinieron en la bobina ${roman(reel)}; yo me fui`,
]);
