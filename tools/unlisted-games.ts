import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LATER_GAMES } from './later-games.ts';

/** A game that is not on the list is not shipped: neither are its pictures and sounds. */
export const withoutUnlisted: Plugin = {
  name: 'without-unlisted-games',
  apply: 'build',
  writeBundle({ dir = 'dist' }, bundle) {
    const files = Object.keys(bundle);
    for (const game of LATER_GAMES.filter((it) => !files.some((file) => file.startsWith(`assets/${it}-`))))
      for (const kind of ['art', 'audio']) rmSync(join(dir, 'assets', kind, game), { recursive: true, force: true });
  },
};
