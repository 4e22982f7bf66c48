import type { CardId } from '../../../../rules/shuffling-horror/index.ts';
import { printOf, toneOf } from '../../../cards/prints.ts';
import type { TitleRow, TitleWords } from '../../../rooms/title-words.ts';
import { shortName } from '../../cards/names.ts';
import { atHead, counted } from '../../grammar.ts';

/** A monster as a title names it: one of it, and many where there can be. */
interface Billed {
  one: string;
  many: string | null;
}

const BILLED: Readonly<Record<string, Billed>> = {
  pods: { one: 'Pod', many: 'Pods' },
  neighbors: { one: 'Neighbor', many: 'Neighbors' },
  mutants: { one: 'Mutant', many: 'Mutants' },
  terrors: { one: 'Eye', many: 'Eyes' },
  riders: { one: 'Rider', many: 'Riders' },
  sentries: { one: 'Sentry', many: 'Sentries' },
  warlord: { one: 'Warlord', many: null },
  blobbed: { one: 'Blob', many: null },
  spored: { one: 'Spore', many: 'Spores' },
  loners: { one: 'Loner', many: 'Loners' },
  'mill-hands': { one: 'Mill Hand', many: 'Mill Hands' },
  mourners: { one: 'Mourner', many: 'Mourners' },
  'trick-or-treaters': { one: 'Little Ghost', many: 'Little Ghosts' },
  'marching-band': { one: 'Drum Major', many: 'Drum Majors' },
  jack: { one: 'Jack', many: null },
  queen: { one: 'Queen', many: null },
  king: { one: 'King', many: null },
};
const NOBODY: Billed = { one: 'Thing', many: 'Things' };

/** A survivor that came back wrong is billed under its old name. */
function billedAs(card: CardId | null): Billed {
  const print = card === null ? null : printOf(card);
  if (print === null) return NOBODY;
  if (toneOf(print) === 'survivor') return { one: shortName(print), many: null };
  return BILLED[print] ?? NOBODY;
}

const TOOLS: Readonly<Record<string, string>> = {
  wrench: 'Wrench',
  pistol: 'Pistol',
  scattergun: 'Scattergun',
  flamethrower: 'Flame Thrower',
  dynamite: 'Stick of Dynamite',
  spear: 'Spear',
  raygun: 'Raygun',
  'gas-cocktail': 'Gas Cocktail',
  axe: 'Axe',
  revolver: 'Revolver',
  knife: 'Knife',
  bat: 'Bat',
  rifle: 'Rifle',
  flares: 'Flare',
  hands: 'Pair of Hands',
};

/** What an item is called in a title; nothing for what kills nobody. */
const toolIn = (way: string | null): string | null => (way === null ? null : (TOOLS[way] ?? null));

/** The same as nouns of English. */
interface Nouns extends Omit<TitleWords, 'villain' | Person>, Record<Person, string | null> {
  villain: Billed;
}
type Person = 'hero' | 'first' | 'last' | 'turned' | 'alone' | 'probed' | 'fallen' | 'shelter';

const short = (card: CardId | null): string | null => (card === null ? null : shortName(card));
const nouns = (w: TitleWords): Nouns => ({
  ...w,
  villain: billedAs(w.villain),
  hero: short(w.hero),
  first: short(w.first),
  last: short(w.last),
  turned: short(w.turned),
  alone: short(w.alone),
  probed: short(w.probed),
  fallen: short(w.fallen),
  shelter: short(w.shelter),
  tool: toolIn(w.tool),
});

type Row = (w: Nouns) => string | null;
export const rows = (titles: readonly Row[]): readonly TitleRow[] => titles.map((title) => (w) => title(nouns(w)));
export const many = (w: Nouns, say: (many: string) => string): string | null =>
  w.villain.many === null ? null : say(w.villain.many);
export const of = (noun: string | null, say: (noun: string) => string): string | null =>
  noun === null ? null : say(noun);
export const a = (noun: string): string => (/^[AEIOU]/.test(noun) ? `an ${noun}` : `a ${noun}`);
export const A = (noun: string): string => atHead(a(noun));

export const some = (n: number): string => atHead(counted(n));
