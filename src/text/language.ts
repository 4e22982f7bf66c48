import type { Switch } from '../rules/index.ts';
import type { RuleId } from './en/cue-cards/rules.ts';

/** Every word of English, file by file; its shape is what another language has to fill. */
interface English {
  almanac: typeof import('./en/almanac.ts');
  awards: typeof import('./en/awards.ts');
  bill: typeof import('./en/bill.ts');
  captions: typeof import('./en/captions.ts');
  cards: typeof import('./en/cards.ts');
  commentary: typeof import('./en/commentary.ts');
  'commentary-voices': typeof import('./en/commentary-voices.ts');
  'cue-cards/cards': typeof import('./en/cue-cards/cards.ts');
  'cue-cards/rules': typeof import('./en/cue-cards/rules.ts');
  'cue-cards/terms': typeof import('./en/cue-cards/terms.ts');
  dailies: typeof import('./en/dailies.ts');
  dates: typeof import('./en/dates.ts');
  direct: typeof import('./en/direct.ts');
  'direct-it': typeof import('./en/direct-it.ts');
  ending: typeof import('./en/ending.ts');
  'ending-stars': typeof import('./en/ending-stars.ts');
  'ending-ways': typeof import('./en/ending-ways.ts');
  'first-night': typeof import('./en/first-night.ts');
  keys: typeof import('./en/keys.ts');
  log: typeof import('./en/log.ts');
  meter: typeof import('./en/meter.ts');
  'movie-titles': typeof import('./en/movie-titles.ts');
  names: typeof import('./en/names.ts');
  newspaper: typeof import('./en/newspaper.ts');
  offline: typeof import('./en/offline.ts');
  prompts: typeof import('./en/prompts.ts');
  reels: typeof import('./en/reels.ts');
  seal: typeof import('./en/seal.ts');
  'set-up': typeof import('./en/set-up.ts');
  settings: typeof import('./en/settings.ts');
  table: typeof import('./en/table.ts');
  title: typeof import('./en/title.ts');
  tonight: typeof import('./en/tonight.ts');
  ui: typeof import('./en/ui.ts');
  vault: typeof import('./en/vault.ts');
  voices: typeof import('./en/voices.ts');
}

/** The same shape with other words: each sentence a string, each function the same arguments, each id as it is. */
type Reworded<T> = T extends RuleId | Switch | ((...args: never[]) => unknown)
  ? T
  : T extends string
    ? string
    : { readonly [K in keyof T]: Reworded<T[K]> };

/** A whole language. What English has and it has not does not compile. */
export type Catalogue = { readonly [File in keyof English]: Reworded<English[File]> };

export type Speaker = <File extends keyof Catalogue>(file: File, english: Catalogue[File]) => Catalogue[File];
let speaker: Speaker = (_, english) => english;

/** Says in which language the doors of this room speak. To be called before any of them is imported. */
export function speak(next: Speaker): void {
  speaker = next;
}

/** The words of a file in the language that is spoken. */
export const spoken: Speaker = (file, english) => speaker(file, english);
