import { Vault } from '../../app/vault/vault.ts';
import { CASTS, DIRECTORS } from '../../director-ai/shuffling-horror/registry.ts';
import { keepsOf } from '../../games/index.ts';
import { createArchive } from '../../storage/archive.ts';
import { createLeftMovies } from '../../storage/left.ts';
import { createSlots } from '../../storage/slots.ts';
import { mountVault } from '../../ui/vault/vault.tsx';
import type { Screen } from '../app-context.ts';
import { openDailies } from '../../games/shuffling-horror/shell/dailies.ts';
import { startAnew } from '../start-anew.ts';

export const screen: Screen = (context) => {
  const vault = new Vault({
    slots: createSlots(context.store, keepsOf),
    archive: createArchive(context.store, keepsOf),
    left: createLeftMovies(context.store, keepsOf),
    autosave: context.autosave,
    now: () => Date.now(),
    hired: (role, name) => Object.hasOwn(role === 'director' ? DIRECTORS : CASTS, name),
    keeps: keepsOf,
    play: (recording, left) => context.resume(recording, left),
    goOn: () => context.goOn(),
    watch: (film) => context.watch(film, 'vault'),
    dailies: (film) => openDailies(context, film),
    erase: () => startAnew(context),
  });
  return mountVault(context.root, { vault, paint: context.paint, onLeave: () => context.go('marquee') });
};
