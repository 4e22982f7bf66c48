import type { AnySave } from '../../storage/save.ts';
import type { AppContext } from '../app-context.ts';

/** By then somebody is playing, not looking in. */
const SAVES_BEFORE_ASKING = 10;
const ASKED = 'asked-to-keep';

let confirmed = 0;

/** Keeps a movie as it goes, and writes on the house up to which prompt it is safe. `onSafe` happens with the first. */
export function autosaveHook(
  { autosave, root, store }: AppContext,
  onSafe?: () => Promise<void>,
): (save: AnySave) => void {
  let first = onSafe;
  return (save) => {
    autosave.write(save);
    void autosave.settled().then(() => {
      const upTo = autosave.confirmed();
      if (upTo < save.snapshot.n) return; // not written; the stage says so
      root.dataset.kept = String(upTo);
      void first?.().catch(() => {});
      first = undefined;
      if (++confirmed === SAVES_BEFORE_ASKING) void askToKeep(store).catch(() => {});
    });
  };
}

/** Asks the browser not to clear the shelf when space is short. Some put that to the player: once in a lifetime is enough. */
async function askToKeep(store: AppContext['store']): Promise<void> {
  if (!navigator.storage?.persist || (await navigator.storage.persisted()) || (await store.get(ASKED)) === true) return;
  await store.set(ASKED, true);
  await navigator.storage.persist();
}
