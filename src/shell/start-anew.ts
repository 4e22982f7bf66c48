import { eraseAll } from '../storage/key-value-store.ts';
import { keepLanguage } from '../storage/language.ts';
import type { AppContext } from './app-context.ts';

/** As on the first visit: what the page still knows goes with it. Rejects where something stayed. */
export async function startAnew({ autosave, store }: AppContext): Promise<void> {
  await autosave.clear();
  await eraseAll(store);
  keepLanguage(null);
  history.replaceState(null, '', location.pathname + location.search);
  location.reload();
}
