import type { KnipConfig } from 'knip';

export default {
  // index.html leads to the game. Rooms that are finished ahead of the screen that will use them are entries until it is hung.
  entry: [
    'tests/kit/toy/{page,worker}.ts', // built by the test that serves them
    'src/rules/index.ts',
    'src/rules/*/index.ts',
    'src/text/es/**/*.ts', // read by file name; the compiler holds it to English, which is looked at
    'src/games/*/text/*.ts', // doors to the words of games that are not hung yet
    'src/games/*/text/es/**/*.ts',
    'src/games/stand-in/{door,front,keep}.ts', // on the list when it is whole
    'src/games/geiger-man/{door,front,keep}.ts', // on the list when it is whole
    'tools/*.{mjs,ts}',
    'tools/{lab,bench,soak,engines,mutants,screens,lighthouse,borders,rules-coverage}/index.{mjs,ts}',
    'tools/borders/teach-swc-jsx.cjs',
    'tools/board-harness/{harness.ts,geiger-man.ts,serve.mjs}',
    'tests/**/*.{test,spec}.ts',
  ],
  project: ['src/**/*.{ts,tsx,css}', 'tools/**/*.{ts,mjs,cjs}', 'assets-src/**/*.ts', 'tests/**/*.ts'],
  // Typefaces are imported by style sheets.
  compilers: {
    css: (text: string) => [...text.matchAll(/@import "[^"]+"/g)].map(([line]) => line.slice(1)).join('\n'),
  },
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['apt-get'],
  ignoreDependencies: [
    'dependency-cruiser', // run by path, from tools/borders
    /^@fontsource\//, // cut to what is used by assets-src/art/fonts.ts, read by path
  ],
} satisfies KnipConfig;
