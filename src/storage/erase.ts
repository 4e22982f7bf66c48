import type { Shelf } from './shelf.ts';

/** Everything that was ever kept here goes. Rejects where something stayed. */
export async function eraseAll(shelf: Shelf): Promise<void> {
  const keys = await shelf.keys();
  await Promise.all(keys.map((key) => shelf.remove(key)));
}
