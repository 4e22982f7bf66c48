import type { Shelf } from '../../storage/shelf.ts';
import type { SetUp } from '../ports/set-up.ts';
import { checkedSetUp } from './checked.ts';
import type { OnOffer } from './choices.ts';

const KEY = 'set-up';

/** What was played last; null where nothing is known, or nothing that makes sense. */
export async function lastSetUp(shelf: Shelf, offer: OnOffer): Promise<SetUp | null> {
  try {
    return checkedSetUp(await shelf.get(KEY), offer);
  } catch {
    return null;
  }
}

export async function rememberSetUp(shelf: Shelf, setUp: SetUp): Promise<void> {
  try {
    await shelf.set(KEY, setUp);
  } catch {
    // It is chosen again next time; the autosave already says when nothing can be kept.
  }
}
