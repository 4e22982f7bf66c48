import type { KnipConfig } from 'knip';

export default {
  // index.html leads to the game. Rooms that are finished ahead of the screen that will use them are entries until it is hung.
  entry: [
    'src/rules/index.ts',
    'src/{art,audio,text}/**/*.ts',
    'tools/*.{mjs,ts}',
    'tools/{lab,bench,soak,mutants,assets,screens,lighthouse,borders,rules-coverage}/index.{mjs,ts}',
    'tools/borders/teach-swc-jsx.cjs',
    'tools/board-harness/{harness.ts,serve.mjs}',
    'tests/**/*.{test,spec}.ts',
  ],
  project: ['src/**/*.{ts,tsx,css}', 'tools/**/*.{ts,mjs,cjs}', 'tests/**/*.ts'],
  // Typefaces are imported by style sheets.
  compilers: {
    css: (text: string) => [...text.matchAll(/@import "[^"]+"/g)].map(([line]) => line.slice(1)).join('\n'),
  },
  ignoreExportsUsedInFile: true,
  exclude: ['types'],
  ignoreBinaries: ['apt-get'],
  ignoreDependencies: [
    'dependency-cruiser', // run by path, from tools/borders
    /^@fontsource\//, // cut to what is used by tools/assets/art/fonts.ts, read by path
  ],
} satisfies KnipConfig;
