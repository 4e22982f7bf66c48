/** A copy of one preference that can be read before the first word is painted; the shelf answers too late for that. */
const KEY = 'last-reel/language';

export function keptLanguage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // not allowed to ask
  }
}

/** Null: no choice. Says whether it is kept now. */
export function keepLanguage(language: string | null): boolean {
  try {
    if (language === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, language);
    return localStorage.getItem(KEY) === language;
  } catch {
    return false;
  }
}
