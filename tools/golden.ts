// `npm run golden`: plays the shelf of recorded movies anew and writes them down. Read the diff, and mean every line of it.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { record, written } from '../tests/golden/playthrough.ts';
import { SHELF } from '../tests/golden/shelf.ts';

const FOLDER = fileURLToPath(new URL('../tests/golden', import.meta.url));

const before = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file, readFileSync(path.join(FOLDER, file), 'utf8')]),
);

for (const title of SHELF) {
  const file = `${title.name}.json`;
  const it = record(title);
  const text = written(it);
  const old = before.get(file);
  before.delete(file);
  if (text !== old) writeFileSync(path.join(FOLDER, file), text);
  const news = old === undefined ? 'new' : old === text ? 'same' : 'changed';
  const end = it.outcome?.survived ? `${it.outcome.alive} survived` : 'doomed';
  console.log(
    `${news.padEnd(8)} ${title.name.padEnd(20)} ${String(it.prompts.length).padStart(4)} prompts  ${end} in reel ${it.outcome?.endedInReel}`,
  );
}

for (const file of before.keys()) {
  rmSync(path.join(FOLDER, file));
  console.log(`gone     ${file}`);
}
