import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { KeptGame } from '../src/shell/kept-games-worker.ts';
import { isOfGame, LATER_GAMES } from './later-games.ts';

const WORKER = 'src/shell/kept-games-worker.ts';

/** What there is of every later game that ships, and the name of just this print of it. */
function gamesIn(dir: string): KeptGame[] {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(dir.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
  return LATER_GAMES.map((game) => ({ game, files: files.filter((file) => isOfGame(game, file)) }))
    .filter((it) => it.files.length > 0)
    .map(({ game, files }) => {
      const print = createHash('sha256');
      for (const file of files) print.update(file).update(readFileSync(join(dir, file)));
      return { game, print: print.digest('hex').slice(0, 12), files };
    });
}

/** A game that needs a file of another one would not be whole without it, and the house must need no later game. */
function mindStrays(bundle: Rolldown.OutputBundle): void {
  const ownerOf = (file: string) => LATER_GAMES.find((game) => isOfGame(game, file)) ?? null;
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    const stray = chunk.imports.find((file) => ownerOf(file) !== null && ownerOf(file) !== ownerOf(chunk.fileName));
    if (stray !== undefined)
      throw new Error(`${chunk.fileName} needs ${stray}, of another game: see the groups in vite.config.ts.`);
  }
}

/** Adds to the service worker what keeps later games for offline play, each whole. */
export const keptGames: Plugin = {
  name: 'kept-games',
  apply: 'build',
  generateBundle: (_, bundle) => mindStrays(bundle),
  closeBundle: {
    order: 'post', // when the service worker is written
    sequential: true,
    async handler() {
      const {
        root,
        build: { outDir },
      } = this.environment.config;
      const dir = join(root, outDir);
      const built = (await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { KEPT_GAMES: JSON.stringify(gamesIn(dir)) },
        build: { write: false, lib: { entry: join(root, WORKER), formats: ['iife'], name: 'keptGames' } },
      })) as Rolldown.RolldownOutput[];
      const path = join(dir, 'sw.js');
      writeFileSync(path, `${built[0]?.output[0].code}${readFileSync(path, 'utf8')}`);
    },
  },
};
