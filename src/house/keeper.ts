import type { Save } from '../storage/save.ts';
import type { Hall } from './hall.ts';

/** By then somebody is playing, not looking in. */
const SAVES_BEFORE_ASKING = 10;
const ASKED = 'asked-to-keep';

let confirmed = 0;

/** Keeps a movie as it goes, and writes on the house up to which prompt it is safe. */
export const keeper =
  ({ autosave, root, shelf }: Hall) =>
  (save: Save): void => {
    autosave.write(save);
    void autosave.settled().then(() => {
      const upTo = autosave.confirmed();
      if (upTo < save.snapshot.n) return; // not written; the stage says so
      root.dataset.kept = String(upTo);
      if (++confirmed === SAVES_BEFORE_ASKING) void askToKeep(shelf).catch(() => {});
    });
  };

/** Asks the browser not to clear the shelf when space is short. Some put that to the player: once in a lifetime is enough. */
async function askToKeep(shelf: Hall['shelf']): Promise<void> {
  if (!navigator.storage?.persist || (await navigator.storage.persisted()) || (await shelf.get(ASKED)) === true) return;
  await shelf.set(ASKED, true);
  await navigator.storage.persist();
}
