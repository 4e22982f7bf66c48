import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderArt } from './art/index.ts';
import { renderSheets } from './art/sheet.ts';

/** `npm run assets [-- --sheet] [-- --only art|audio]`: draws and synthesises everything in public/assets. */
const root = fileURLToPath(new URL('../', import.meta.url));
const args = process.argv.slice(2);
const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : undefined;

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1).padStart(8)} KB`;

function report(group: string, sizes: Record<string, number>): void {
  for (const [name, bytes] of Object.entries(sizes)) console.log(`${kilobytes(bytes)}  ${group}/${name}`);
  console.log(`${kilobytes(Object.values(sizes).reduce((a, b) => a + b, 0))}  ${group}, all\n`);
}

if (only !== 'audio') {
  for (const [group, sizes] of Object.entries(await renderArt(root))) report(group, sizes);
}

if (args.includes('--sheet')) {
  for (const file of await renderSheets(join(root, 'public/assets/art'), join(root, '.cache/sheet'))) console.log(file);
}

const audio = new URL('./audio/index.ts', import.meta.url);
if (only !== 'art' && existsSync(audio)) {
  const { renderAudio } = (await import(audio.href)) as { renderAudio: () => Promise<void> };
  await renderAudio();
}
