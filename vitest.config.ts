import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { ONE_TEST } from './tools/run/limits.mjs';

const long = process.env.LONG === '1';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/browser/**'],
    env: { LONG: long ? '1' : '' }, // tests read process.env.LONG to play more movies
    isolate: false, // the rooms under test keep nothing but caches, and loading them anew for every file took a third of the time
    maxWorkers: availableParallelism(), // one less is usual, which on two cores is one
    testTimeout: ONE_TEST,
    hookTimeout: ONE_TEST,
  },
});
