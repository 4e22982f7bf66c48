import { Vault } from '../../app/vault/vault.ts';
import { gameOf, keepsOf, vaultedOf } from '../../games/index.ts';
import { createArchive } from '../../storage/archive.ts';
import { createLeftMovies } from '../../storage/left.ts';
import { createSlots } from '../../storage/slots.ts';
import { mountVault } from '../../ui/vault/vault.tsx';
import type { Screen } from '../app-context.ts';
import { startAnew } from '../start-anew.ts';

export const screen: Screen = (context) => {
  const vault = new Vault({
    slots: createSlots(context.store, keepsOf),
    archive: createArchive(context.store, keepsOf),
    left: createLeftMovies(context.store, keepsOf),
    autosave: context.autosave,
    now: () => Date.now(),
    keeps: keepsOf,
    vaulted: vaultedOf,
    play: (save, left) => context.resume(save, left),
    goOn: () => context.goOn(),
    watch: (film) => context.watch(film, 'vault'),
    dailies: (film, finished) =>
      void gameOf(film.game)
        ?.door()
        .then((door) => door.dailies(context, film, finished)),
    erase: () => startAnew(context),
  });
  return mountVault(context.root, { vault, onLeave: () => context.go('marquee') });
};
