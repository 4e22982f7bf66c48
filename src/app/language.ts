import { LANGUAGES, type Language } from '../text/languages.ts';

interface Wishes {
  /** What was chosen and kept, as it was found. */
  kept: string | null;
  /** The part of the address behind `?`. */
  search: string;
  /** What the browser prefers, the best first: `es-MX`. */
  browser: readonly string[];
}

const known = (tag: string | null): Language | undefined =>
  LANGUAGES.find((language) => language === tag?.toLowerCase().split('-')[0]);

/** The language to be spoken: as chosen; else as the address asks, for this visit; else as the browser prefers. */
export function languageFor({ kept, search, browser }: Wishes): Language {
  const wishes = [kept, new URLSearchParams(search).get('lang'), ...browser];
  return wishes.map(known).find((language) => language !== undefined) ?? 'en';
}
