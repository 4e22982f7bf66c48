// The scripts behind the commands, by path: run under `process.execPath` they need neither a shell nor a PATH.
const bin = (/** @type {string} */ file) => `node_modules/${file}`;

export const TSC = bin('typescript/bin/tsc');
export const BIOME = bin('@biomejs/biome/bin/biome');
export const KNIP = bin('knip/bin/knip.js');
export const VITE = bin('vite/bin/vite.js');
export const VITEST = bin('vitest/vitest.mjs');
export const PLAYWRIGHT = bin('@playwright/test/cli.js');
