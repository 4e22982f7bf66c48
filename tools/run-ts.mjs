// Runs a TypeScript tool: bundles it with Vite and starts the bundle. A loader that compiles file by file marks every function with
// its name, which makes the engine, all small functions, a third slower; what is measured here must be what ships.
import { mkdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [entry = '', ...args] = process.argv.slice(2);
const name = `${basename(dirname(resolve(entry)))}-${basename(entry, '.ts')}-${process.pid}`;
const outDir = join(root, '.cache', 'run');
mkdirSync(outDir, { recursive: true });

await build({
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  build: {
    ssr: resolve(entry),
    outDir,
    emptyOutDir: false,
    minify: false,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: `${name}.mjs`, codeSplitting: false } },
  },
});
process.on('exit', () => rmSync(join(outDir, `${name}.mjs`), { force: true }));
process.argv.splice(1, process.argv.length - 1, resolve(entry), ...args);
await import(pathToFileURL(join(outDir, `${name}.mjs`)).href);
