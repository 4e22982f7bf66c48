import type { KeyValueStore } from '../../../../storage/key-value-store.ts';
import type { SetUp } from '../ports/set-up.ts';
import { checkedSetUp } from './checked.ts';
import type { OnOffer } from './choices.ts';

const KEY = 'set-up';

/** What was played last; null where nothing is known, or nothing that makes sense. */
export async function lastSetUp(store: KeyValueStore, offer: OnOffer): Promise<SetUp | null> {
  try {
    return checkedSetUp(await store.get(KEY), offer);
  } catch {
    return null;
  }
}

export async function rememberSetUp(store: KeyValueStore, setUp: SetUp): Promise<void> {
  try {
    await store.set(KEY, setUp);
  } catch {
    // It is chosen again next time; the autosave already says when nothing can be kept.
  }
}
