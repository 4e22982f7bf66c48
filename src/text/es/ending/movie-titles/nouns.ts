import type { CardId } from '../../../../rules/shuffling-horror/index.ts';
import { printOf, toneOf } from '../../../cards/prints.ts';
import type { TitleRow, TitleWords } from '../../../rooms/title-words.ts';
import { shortName } from '../../cards/names.ts';
import { A, atHead, contracted, o, THE } from '../../grammar.ts';

/** A noun as a title bends it: “el ojo”, “del ojo”, “al ojo”, “un ojo”, and the ending that goes with it. */
interface Noun {
  el: string;
  del: string;
  al: string;
  un: string;
  o: 'o' | 'a';
}

/** A monster may come in numbers: “los ojos”, “ojos”. */
interface Billed extends Noun {
  los: string | null;
  many: string | null;
}

const noun = (one: string, ending: 'o' | 'a' = 'o'): Noun => {
  const el = `${THE[ending]} ${one}`;
  return { el, del: contracted('de', el), al: contracted('a', el), un: `${A[ending]} ${one}`, o: ending };
};
const billed = (one: string, many: string | null, ending: 'o' | 'a' = 'o'): Billed => ({
  ...noun(one, ending),
  los: many === null ? null : `${THE[`${ending}s`]} ${many}`,
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
  loners: billed('solitario', 'solitarios'),
  'mill-hands': billed('obrero', 'obreros'),
  mourners: billed('doliente', 'dolientes'),
  'trick-or-treaters': billed('fantasmita', 'fantasmitas'),
  'marching-band': billed('tambor mayor', 'tambores mayores'),
  jack: billed('príncipe', null),
  queen: billed('reina', null, 'a'),
  king: billed('rey', null),
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
  'gas-cocktail': 'un cóctel',
  axe: 'un hacha',
  revolver: 'un revólver',
  knife: 'un cuchillo',
  bat: 'un bate',
  rifle: 'un rifle',
  flares: 'una bengala',
  hands: 'dos manos',
};

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
export const rows = (titles: readonly Row[]): readonly TitleRow[] =>
  titles.map((title) => (w) => of(title(nouns(w)), atHead));
export const of = <T>(it: T | null, say: (it: T) => string): string | null => (it === null ? null : say(it));
