import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { SoundIn, Sounds } from '../../src/audio/book.ts';
import { SOUNDS } from '../../src/audio/sounds.ts';
import type { SpriteSheet } from '../../src/audio/sprites.ts';
import { BOOK as GEIGER_MAN } from '../../src/games/geiger-man/sounds.ts';
import { BOOK as STAND_IN } from '../../src/games/stand-in/sounds.ts';
import { RECIPES } from './effects/all.ts';
import type { Recipe } from './effects/recipe.ts';
import { EXTENSIONS, type Extension, encode, missingEncoder } from './encode.ts';
import * as geigerMan from './geiger-man/all.ts';
import { type Finished, finishLoop, finishRecipes } from './master.ts';
import { LOOPS, type Loop } from './music/all.ts';
import { placed } from './sheet.ts';
import * as standIn from './stand-in/all.ts';

const OUT = join(dirname(fileURLToPath(import.meta.url)), '../../public/assets/audio');

/** Effects load at once and are short; the loops are larger and can come later: two files. Kilobits by format. */
type File = { name: string; looped: boolean; render: () => Finished[]; kilobits: Record<Extension, number> };
const filesOf = <T extends Sounds>(
  sounds: T,
  recipes: readonly Recipe<SoundIn<T>>[],
  loops: readonly Loop<string>[],
): readonly File[] => [
  { name: 'effects', looped: false, render: () => finishRecipes(sounds, recipes), kilobits: { webm: 36, mp3: 40 } },
  { name: 'music', looped: true, render: () => loops.map(finishLoop), kilobits: { webm: 32, mp3: 40 } },
];

/** Every game by its id, with the folder of its files; the house and its first game come first, and lie on top. */
const GAMES: Readonly<Record<string, { folder: string; files: readonly File[] }>> = {
  house: { folder: '', files: filesOf(SOUNDS, RECIPES, LOOPS) },
  'stand-in': { folder: STAND_IN.folder, files: filesOf(STAND_IN.sounds, standIn.RECIPES, standIn.LOOPS) },
  'geiger-man': { folder: GEIGER_MAN.folder, files: filesOf(GEIGER_MAN.sounds, geigerMan.RECIPES, geigerMan.LOOPS) },
};

/** One sprite a line: a change of one sound shows as one changed line. */
const asJson = ({ files, sprites }: SpriteSheet): string => {
  const spaced = (value: unknown) => JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  const lines = (record: object) =>
    Object.entries(record)
      .map(([key, value]) => `    ${JSON.stringify(key)}: ${spaced(value)}`)
      .join(',\n');
  const list = Object.entries(files)
    .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value).replace(',', ', ')}`)
    .join(',\n');
  return `{\n  "files": {\n${list}\n  },\n  "sprites": {\n${lines(sprites)}\n  }\n}\n`;
};

/** Renders and encodes one game; its old files stay until all new ones are whole. */
const renderGame = (folder: string, files: readonly File[]): void => {
  const out = join(OUT, folder);
  const draft = mkdtempSync(join(tmpdir(), 'last-reel-audio-'));
  const sheet: SpriteSheet = { files: {}, sprites: {} };
  try {
    for (const { name, looped, render, kilobits } of files) {
      const { timeline, sprites } = placed(name, render());
      Object.assign(sheet.sprites, sprites);
      sheet.files[name] = EXTENSIONS.map((extension) => `${name}.${extension}`);
      for (const extension of EXTENSIONS)
        encode(timeline, join(draft, `${name}.${extension}`), extension, kilobits[extension], looped);
    }
    mkdirSync(out, { recursive: true });
    const written = Object.values(sheet.files).flat();
    for (const file of written) copyFileSync(join(draft, file), join(out, file));
    writeFileSync(join(out, 'sprites.json'), asJson(sheet));
    const bytes = written.reduce((sum, file) => sum + statSync(join(out, file)).size, 0);
    console.log(
      `audio/${folder}: ${Object.keys(sheet.sprites).length} sprites, ${(bytes / 1024).toFixed(0)} KB in ${written.length} files`,
    );
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

/** All games, or those that are named. */
export const renderAudio = async (ids: readonly string[] = Object.keys(GAMES)): Promise<void> => {
  const missing = missingEncoder();
  if (missing) {
    console.error(`audio: ${missing} not found; the sounds in public/assets/audio stay as they are`);
    process.exitCode = 2;
    return;
  }
  for (const id of ids) {
    const game = GAMES[id];
    if (!game) throw new Error(`no game ${id}; there are ${Object.keys(GAMES).join(', ')}`);
    renderGame(game.folder, game.files);
  }
};

/** The cue list of a game, as last rendered. */
const list = ({ folder }: { folder: string }): void => {
  const { sprites } = JSON.parse(readFileSync(join(OUT, folder, 'sprites.json'), 'utf8')) as SpriteSheet;
  console.log(
    `${'sound'.padEnd(22)}${'file'.padEnd(9)}${'seconds'.padStart(8)}${'dBTP'.padStart(8)}${'LUFS'.padStart(8)}`,
  );
  for (const [name, { file, duration, loop, peak, loudness }] of Object.entries(sprites)) {
    const length = (duration / 1000).toFixed(2).padStart(8);
    console.log(
      `${name.padEnd(22)}${file.padEnd(9)}${length}${peak.toFixed(1).padStart(8)}${loudness.toFixed(1).padStart(8)}${loop ? '  loop' : ''}`,
    );
  }
};

/** `tsx assets-src/audio/index.ts [--list] [game…]` */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const ids = named.length > 0 ? named : Object.keys(GAMES);
  if (process.argv.includes('--list')) for (const id of ids) list(GAMES[id] ?? { folder: '' });
  else await renderAudio(ids);
}
