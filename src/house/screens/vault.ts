import { Vault } from '../../app/vault.ts';
import { CASTS, DIRECTORS } from '../../director-ai/registry.ts';
import { createArchive } from '../../storage/archive.ts';
import { createSlots } from '../../storage/slots.ts';
import { hangVault } from '../../ui/vault/vault.tsx';
import { openDailies } from '../dailies.ts';
import type { Screen } from '../hall.ts';
import { startAnew } from '../start-anew.ts';

export const screen: Screen = (hall) => {
  const vault = new Vault({
    slots: createSlots(hall.shelf),
    archive: createArchive(hall.shelf),
    autosave: hall.autosave,
    now: () => Date.now(),
    hired: (role, name) => Object.hasOwn(role === 'director' ? DIRECTORS : CASTS, name),
    play: (recording) => hall.resume(recording),
    goOn: () => hall.goOn(),
    watch: (film) => hall.watch(film, 'vault'),
    dailies: (film) => openDailies(hall, film),
    erase: () => startAnew(hall),
  });
  return hangVault(hall.root, { vault, paint: hall.paint, onLeave: () => hall.go('marquee') });
};
