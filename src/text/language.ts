import type { Switch } from '../rules/shuffling-horror/index.ts';
import type { RuleId } from './en/rule-cards/rules.ts';

/** Every word of English, file by file; its shape is what another language has to fill. */
interface English {
  advice: typeof import('./en/play/advice.ts');
  almanac: typeof import('./en/rooms/almanac.ts');
  awards: typeof import('./en/rooms/awards.ts');
  because: typeof import('./en/play/because.ts');
  films: typeof import('./en/rooms/films.ts');
  book: typeof import('./en/rooms/book.ts');
  captions: typeof import('./en/play/captions.ts');
  'card-wall': typeof import('./en/rooms/card-wall.ts');
  cards: typeof import('./en/cards/cards.ts');
  commentary: typeof import('./en/play/commentary.ts');
  'commentary-voices': typeof import('./en/play/commentary-voices.ts');
  credits: typeof import('./en/rooms/credits.ts');
  'rule-cards/cards': typeof import('./en/rule-cards/cards.ts');
  'rule-cards/rules': typeof import('./en/rule-cards/rules.ts');
  'rule-cards/tips': typeof import('./en/rule-cards/tips.ts');
  'rule-cards/terms': typeof import('./en/rule-cards/terms.ts');
  dailies: typeof import('./en/rooms/dailies.ts');
  dates: typeof import('./en/rooms/dates.ts');
  direct: typeof import('./en/play/direct.ts');
  'direct-it': typeof import('./en/rooms/direct-it.ts');
  ending: typeof import('./en/ending/ending.ts');
  'ending-stars': typeof import('./en/ending/ending-stars.ts');
  'ending-ways': typeof import('./en/ending/ending-ways.ts');
  'first-night': typeof import('./en/rooms/first-night.ts');
  kept: typeof import('./en/rooms/kept.ts');
  notices: typeof import('./en/rooms/notices.ts');
  keys: typeof import('./en/play/keys.ts');
  log: typeof import('./en/play/log.ts');
  meanwhile: typeof import('./en/play/meanwhile.ts');
  meter: typeof import('./en/play/meter.ts');
  'movie-titles': typeof import('./en/ending/movie-titles.ts');
  names: typeof import('./en/cards/names.ts');
  newspaper: typeof import('./en/ending/newspaper.ts');
  offline: typeof import('./en/rooms/offline.ts');
  outside: typeof import('./en/rooms/outside.ts');
  page: typeof import('./en/rooms/page.ts');
  picture: typeof import('./en/play/picture.ts');
  prompts: typeof import('./en/play/prompts.ts');
  queries: typeof import('./en/play/queries.ts');
  reels: typeof import('./en/rooms/reels.ts');
  seal: typeof import('./en/play/seal.ts');
  shorts: typeof import('./en/rooms/shorts.ts');
  'set-up': typeof import('./en/rooms/set-up.ts');
  settings: typeof import('./en/rooms/settings.ts');
  table: typeof import('./en/play/table.ts');
  threat: typeof import('./en/play/threat.ts');
  title: typeof import('./en/rooms/title.ts');
  tonight: typeof import('./en/rooms/tonight.ts');
  ui: typeof import('./en/play/ui.ts');
  vault: typeof import('./en/rooms/vault.ts');
  voices: typeof import('./en/play/voices.ts');
}

/** The same shape with other words: each sentence a string, each function the same arguments, each id as it is. */
export type Reworded<T, Id = never> = T extends Id | ((...args: never[]) => unknown)
  ? T
  : T extends string
    ? string
    : { readonly [K in keyof T]: Reworded<T[K], Id> };

/** A whole language. What English has and it has not does not compile. */
export type Catalogue = { readonly [File in keyof English]: Reworded<English[File], RuleId | Switch> };

export type Speaker = <File extends keyof Catalogue>(file: File, english: Catalogue[File]) => Catalogue[File];
let speaker: Speaker = (_, english) => english;

/** Says in which language the doors of this room speak. To be called before any of them is imported. */
export function speak(next: Speaker): void {
  speaker = next;
}

/** The words of a file in the language that is spoken. */
export const spoken: Speaker = (file, english) => speaker(file, english);

const later = new Map<string, object>();

/** The words of a later game, which lie with it, in another language than English: to be said before any of its parts is imported. */
export function speakOf(game: string, words: object): void {
  later.set(game, words);
}

/** The words of a later game in the language that is spoken. */
export const spokenOf = <Words extends object>(game: string, english: Words): Words =>
  (later.get(game) as Words | undefined) ?? english;
