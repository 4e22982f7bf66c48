// `npm run golden`: plays the shelves of recorded games anew and writes them down. Read the diff, and mean every line of it.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { geigerMan } from '../src/rules/geiger-man/index.ts';
import { standIn } from '../src/rules/stand-in/index.ts';
import { SHELF as GEIGER_MAN } from '../tests/geiger-man/golden/shelf.ts';
import { pick as pickForHer } from '../tests/geiger-man/trial.ts';
import { record, written } from '../tests/golden/playthrough.ts';
import { SHELF } from '../tests/golden/shelf.ts';
import * as game from '../tests/kit/recorded-game.ts';
import { SHELF as STAND_IN } from '../tests/stand-in/golden/shelf.ts';
import { pick } from '../tests/stand-in/trial.ts';

interface Written {
  name: string;
  text: string;
  prompts: number;
  end: string;
}

/** Writes what is new or changed, and takes away what is on the shelf no more. */
function keep(folder: string, recorded: Iterable<Written>): void {
  const at = fileURLToPath(new URL(folder, import.meta.url));
  const before = new Map(
    readdirSync(at)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file, readFileSync(path.join(at, file), 'utf8')]),
  );
  for (const { name, text, prompts, end } of recorded) {
    const file = `${name}.json`;
    const old = before.get(file);
    before.delete(file);
    if (text !== old) writeFileSync(path.join(at, file), text);
    const news = old === undefined ? 'new' : old === text ? 'same' : 'changed';
    console.log(`${news.padEnd(8)} ${name.padEnd(20)} ${String(prompts).padStart(4)} prompts  ${end}`);
  }
  for (const file of before.keys()) {
    rmSync(path.join(at, file));
    console.log(`gone     ${file}`);
  }
}

keep(
  '../tests/golden',
  SHELF.map((title) => {
    const it = record(title);
    const end = it.outcome?.survived ? `${it.outcome.alive} survived` : 'doomed';
    return {
      name: title.name,
      text: written(it),
      prompts: it.prompts.length,
      end: `${end} in reel ${it.outcome?.endedInReel}`,
    };
  }),
);

keep(
  '../tests/stand-in/golden',
  STAND_IN.map((title) => {
    const it = game.record(standIn, title, pick);
    return { name: title.name, text: game.written(it), prompts: it.prompts.length, end: it.outcome?.how ?? '' };
  }),
);

keep(
  '../tests/geiger-man/golden',
  GEIGER_MAN.map((title) => {
    const it = game.record(geigerMan, title, pickForHer);
    const end = `${it.outcome?.won ? 'won' : 'lost'} in turn ${it.outcome?.turns}`;
    return { name: title.name, text: game.written(it), prompts: it.prompts.length, end };
  }),
);
