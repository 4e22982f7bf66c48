import { eraseAll } from '../storage/erase.ts';
import { keepLanguage } from '../storage/language.ts';
import type { Hall } from './hall.ts';

/** As on the first visit: what the page still knows goes with it. Rejects where something stayed. */
export async function startAnew({ autosave, shelf }: Hall): Promise<void> {
  await autosave.clear();
  await eraseAll(shelf);
  keepLanguage(null);
  history.replaceState(null, '', location.pathname + location.search);
  location.reload();
}
