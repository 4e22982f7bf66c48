import type { CardId } from '../../rules/index.ts';
import { SURVIVOR_IDS } from '../card-ids.ts';
import { roman } from '../numerals.ts';
import { printOf } from '../prints.ts';
import type { TitleRow, TitleWords } from '../title-words.ts';
import { atHead, counted } from './grammar.ts';
import { shortName } from './names.ts';

/** An alien as a title names it: one of it, and many where there can be. */
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
};
const NOBODY: Billed = { one: 'Thing', many: 'Things' };

/** A survivor that came back wrong is billed under its old name. */
function billedAs(card: CardId | null): Billed {
  const print = card === null ? null : printOf(card);
  if (print === null) return NOBODY;
  if ((SURVIVOR_IDS as readonly string[]).includes(print)) return { one: shortName(print), many: null };
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
  hands: 'Pair of Hands',
};

/** What an item is called in a title; nothing for what kills nobody. */
const toolIn = (way: string | null): string | null => (way === null ? null : (TOOLS[way] ?? null));

/** Where it plays, if the title needs a place. */
export const PLACES = [
  'Roswell',
  'Main Street',
  'Radar Hill',
  'Hangar 18',
  'Route 285',
  'Row Six',
  'the Water Tower',
  'the Dry Wash',
  'the Crater',
  'the Cannery',
] as const;

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
const rows = (titles: readonly Row[]): readonly TitleRow[] => titles.map((title) => (w) => title(nouns(w)));
const many = (w: Nouns, say: (many: string) => string): string | null =>
  w.villain.many === null ? null : say(w.villain.many);
const of = (noun: string | null, say: (noun: string) => string): string | null => (noun === null ? null : say(noun));
const a = (noun: string): string => (/^[AEIOU]/.test(noun) ? `an ${noun}` : `a ${noun}`);
const A = (noun: string): string => atHead(a(noun));

const some = (n: number): string => atHead(counted(n));

/** Titles that any movie could have. */
export const PLAIN_TITLES = rows([
  (w) => many(w, (them) => `Night of the ${them}`),
  (w) => many(w, (them) => `${them} over ${w.place}`),
  (w) => `The ${w.villain.one} of ${w.place}`,
  (w) => many(w, (them) => `Last Bus from ${w.place}, Said the ${them}`),
  (w) => of(w.hero, (hero) => `The ${hero} of ${w.place}`),
  (w) => many(w, (them) => `Keep Watching the ${them}`),
  (w) => many(w, (them) => `The ${them} Do Not Knock`),
  (w) => many(w, (them) => `The ${them} Were Early`),
  (w) => `The ${w.villain.one} from Sector Nine`,
  (w) => `The ${w.villain.one} at the Window`,
  (w) => `Beware of the ${w.villain.one}`,
  (w) => `Never Feed the ${w.villain.one}`,
  (w) => `I Was ${a(w.villain.one)} for the Air Force`,
  (w) => of(w.hero, (hero) => `The ${hero} Versus the ${w.villain.one}`),
  (w) => of(w.hero, (hero) => `Call for the ${hero}`),
  (w) => of(w.hero, (hero) => `The ${hero} Knew Too Little`),
  (w) => of(w.tool, (tool) => `${A(tool)} for the ${w.villain.one}`),
  (w) => of(w.tool, (tool) => `Have ${tool.replace('Pair of ', '')}, Will Travel`),
]);

/** Titles that something has to have happened for. */
export const TRUE_TITLES = rows([
  (w) => (w.survived ? null : `The ${w.villain.one} That Ate Reel ${roman(w.reel)}`),
  (w) => (w.survived ? null : many(w, (them) => `The ${them} Got Everyone`)),
  (w) => (w.survived ? null : `It Ended in Reel ${roman(w.reel)}`),
  (w) => (w.survived ? null : of(w.last, (last) => `The ${last} Went Last`)),
  (w) => (w.survived ? null : of(w.first, (first) => `First They Took the ${first}`)),
  (w) => (w.survived && w.alive > 1 ? `${some(w.alive)} Who Saw the Sun` : null),
  (w) => (w.survived && w.alive > 1 ? `${some(w.alive)} Against the ${w.villain.one}` : null),
  (w) => (w.survived ? `The ${w.villain.one} Blinked First` : null),
  (w) => (w.survived ? of(w.hero, (hero) => `Nobody Eats the ${hero}`) : null),
  (w) => of(w.turned, (turned) => `The ${turned} Came Back Smiling`),
  (w) => of(w.turned, (turned) => `My Friend the ${turned} Is One of Them`),
  (w) => of(w.turned, (turned) => `Do Not Trust the ${turned}`),
  (w) => of(w.turned, (turned) => `That Is Not the ${turned}`),
  (w) => of(w.alone, (alone) => `The ${alone} Stood Alone`),
  (w) => of(w.alone, (alone) => `One ${alone} Too Many`),
  (w) => of(w.fallen, (fallen) => `The Night the ${fallen} Fell`),
  (w) => of(w.fallen, (fallen) => `Knock Knock at the ${fallen}`),
  (w) => of(w.shelter, (shelter) => `Room for One More in the ${shelter}`),
  (w) => of(w.probed, (probed) => `They Only Wanted the ${probed}`),
  (w) => of(w.probed, (probed) => `The ${probed} in the Beam`),
  (w) => of(w.first, (first) => `What Became of the ${first}`),
  (w) => of(w.first, (first) => `The ${w.villain.one} and the ${first}`),
  (w) => (w.survived ? null : of(w.last, (last) => `The ${w.villain.one} Ate the ${last}`)),
  (w) => (w.survived ? null : `No Exit from ${w.place}`),
  (w) => (w.survived ? of(w.hero, (hero) => `The ${hero} Leaves ${w.place}`) : null),
  (w) => of(w.first, (first) => `The ${first} Went to ${w.place}`),
  (w) => of(w.turned, (turned) => `The ${turned} of ${w.place} Returns`),
  (w) => (w.blob && w.hero !== null ? `The ${w.hero} and the Pudding of Doom` : null),
  (w) => (w.features >= 2 ? `${some(w.features)} Times the Terror` : null),
  (w) => (w.kills >= 15 ? many(w, (them) => `A Fistful of ${them}`) : null),
  (w) => (w.midnight ? `${A(w.villain.one)} at Midnight` : null),
]);

/** The same words every time: to be used sparingly. */
export const RARE_TITLES = rows([
  (w) => (w.survived && w.lost === 0 ? 'Everybody Goes Home' : null),
  (w) => (w.blob ? 'It Filled the Frame' : null),
  (w) => (w.spores ? 'Something on Your Collar' : null),
  (w) => (w.radio ? 'Somebody Is Answering' : null),
  (w) => (w.hysteria ? 'Remain Calm, Roswell' : null),
  (w) => (w.autopsy ? 'The Patient Sat Up' : null),
  (w) => (w.headShots >= 2 ? 'Right Between the Eyes' : null),
  (w) => (w.lost >= 6 ? 'The Incredible Shrinking Cast' : null),
  (w) => (w.midnight ? 'Nothing Good Starts at Midnight' : null),
]);

/** Some were made for those who left, and some for the one in the folding chair. */
export const WALKED_OUT_TITLES = rows([
  (w) => `Somebody Left Before the ${w.villain.one}`,
  () => 'An Empty Seat in Row Six',
  (w) => `I Paid to See ${a(w.villain.one)}`,
  () => 'Exit, Pursued by Nobody',
  (w) => `They Came in Reel ${roman(w.reel)}, I Went`,
]);
