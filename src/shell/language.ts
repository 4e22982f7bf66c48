import { languageFor } from '../app/language.ts';
import { TONGUES, type Tongue } from '../app/ports/settings.ts';
import { keepLanguage, keptLanguage } from '../storage/language.ts';

/** The choice as the page found it when it began to speak. */
export const choiceKept = (): Tongue => TONGUES.find((tongue) => tongue === keptLanguage()) ?? 'system';

const choiceOf = (tongue: Tongue): string | null => (tongue === 'system' ? null : tongue);
const spokenAs = (kept: string | null, search: string) => languageFor({ kept, search, browser: navigator.languages });

/** Words are built when the page is: it begins again, at the same place. Where nothing can be kept, the address carries it. `isChosen`: just now, and by hand. */
export function speakAs(tongue: Tongue, isChosen = true): void {
  const choice = choiceOf(tongue);
  const url = new URL(location.href);
  if (keepLanguage(choice)) url.searchParams.delete('lang');
  else url.searchParams.set('lang', spokenAs(choice, ''));
  history.replaceState({ ...history.state, begunAgain: true, isChosen }, '', url);
  location.reload();
}

/** The choice was kept on the shelf, and its copy was lost: the page begins again, once. Where not even that helps it stays as it is. */
export function speakAsKept(tongue: Tongue): void {
  const wanted = spokenAs(choiceOf(tongue), '');
  const isSpoken = spokenAs(keptLanguage(), location.search) === wanted;
  if (isSpoken || history.state?.begunAgain === true) keepLanguage(choiceOf(tongue));
  else speakAs(tongue, false);
}
