// `npm run rehearsal -- tests/browser/geiger-man.spec.ts`: browser tests in a house that has every game in it, also those on no list.
import { PLAYWRIGHT, VITE } from './run/bins.mjs';
import { runQuietly } from './run/child.mjs';

const built = await runQuietly([
  VITE,
  'build',
  '--mode',
  'rehearsal',
  '--outDir',
  '.cache/rehearsal',
  '--emptyOutDir',
  '--logLevel',
  'error',
]);
const tried =
  built.code === 0 ? await runQuietly([PLAYWRIGHT, 'test', ...process.argv.slice(2)], { REHEARSAL: '1' }) : built;
console.log(tried.output);
process.exitCode = tried.code;
