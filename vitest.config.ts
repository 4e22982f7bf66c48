import { defineConfig } from 'vitest/config';

const long = process.env.LONG === '1';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/browser/**'],
    env: { LONG: long ? '1' : '' }, // tests read process.env.LONG to play more movies
    testTimeout: long ? 600_000 : 30_000,
  },
});
