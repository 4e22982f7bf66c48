import type { Plugin } from 'vite';
import { LATER_GAMES } from './later-games.ts';

const LIST_END = /^\];$/m;

/** `--mode rehearsal`: the house with every game in it, also those that are on no list because they are not whole. Never what ships. */
export const rehearsal: Plugin = {
  name: 'rehearsal',
  enforce: 'pre',
  apply: (_, { mode }) => mode === 'rehearsal',
  transform(code, id) {
    if (!id.endsWith('/src/games/index.ts')) return null;
    const unlisted = LATER_GAMES.filter((game) => !code.includes(`id: '${game}'`));
    const imports = unlisted.map((game, at) => `import { front as unlisted${at} } from './${game}/front.ts';\n`);
    const entries = unlisted.map(
      (game, at) => `  {
    id: '${game}',
    front: unlisted${at},
    prefix: '${game}/',
    keep: async () => (await import('./${game}/keep.ts')).keep,
    door: async () => (await import('./${game}/door.ts')).door,
  },\n`,
    );
    return { code: imports.join('') + code.replace(LIST_END, `${entries.join('')}];`), map: null };
  },
};
