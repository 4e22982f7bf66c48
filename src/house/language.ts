import { TONGUES, type Tongue } from '../app/ports/settings.ts';
import { keepLanguage, keptLanguage } from '../storage/language.ts';

/** The choice as the page found it when it began to speak. */
export const choiceKept = (): Tongue => TONGUES.find((tongue) => tongue === keptLanguage()) ?? 'system';

/** Words are built when the page is: it begins again, at the same place. Where nothing can be kept, the address carries it. */
export function speakAs(tongue: Tongue): void {
  const choice = tongue === 'system' ? null : tongue;
  const url = new URL(location.href);
  if (keepLanguage(choice) || choice === null) url.searchParams.delete('lang');
  else url.searchParams.set('lang', choice);
  history.replaceState(null, '', url);
  location.reload();
}
