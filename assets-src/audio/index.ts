import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { SpriteSheet } from '../../src/audio/sprites.ts';
import { RECIPES } from './effects/all.ts';
import { EXTENSIONS, type Extension, encode, missingEncoder } from './encode.ts';
import { type Finished, finishLoop, finishRecipe } from './master.ts';
import { LOOPS } from './music/all.ts';
import { placed } from './sheet.ts';

const OUT = join(dirname(fileURLToPath(import.meta.url)), '../../../public/assets/audio');

/** Effects load at once and are short; the loops are larger and can come later: two files. Kilobits by format. */
type File = { name: string; looped: boolean; render: () => Finished[]; kilobits: Record<Extension, number> };
const FILES: readonly File[] = [
  { name: 'effects', looped: false, render: () => RECIPES.flatMap(finishRecipe), kilobits: { webm: 36, mp3: 40 } },
  { name: 'music', looped: true, render: () => LOOPS.map(finishLoop), kilobits: { webm: 32, mp3: 40 } },
];

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

/** Renders and encodes everything; the old files stay until all new ones are whole. */
export const renderAudio = async (): Promise<void> => {
  const missing = missingEncoder();
  if (missing) {
    console.error(`audio: ${missing} not found; the sounds in public/assets/audio stay as they are`);
    process.exitCode = 2;
    return;
  }
  const draft = mkdtempSync(join(tmpdir(), 'last-reel-audio-'));
  const sheet: SpriteSheet = { files: {}, sprites: {} };
  try {
    for (const { name, looped, render, kilobits } of FILES) {
      const { timeline, sprites } = placed(name, render());
      Object.assign(sheet.sprites, sprites);
      sheet.files[name] = EXTENSIONS.map((extension) => `${name}.${extension}`);
      for (const extension of EXTENSIONS)
        encode(timeline, join(draft, `${name}.${extension}`), extension, kilobits[extension], looped);
    }
    mkdirSync(OUT, { recursive: true });
    const written = Object.values(sheet.files).flat();
    for (const file of written) copyFileSync(join(draft, file), join(OUT, file));
    writeFileSync(join(OUT, 'sprites.json'), asJson(sheet));
    const bytes = written.reduce((sum, file) => sum + statSync(join(OUT, file)).size, 0);
    console.log(
      `audio: ${Object.keys(sheet.sprites).length} sprites, ${(bytes / 1024).toFixed(0)} KB in ${written.length} files`,
    );
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

/** The cue list, as last rendered. */
const list = (): void => {
  const { sprites } = JSON.parse(readFileSync(join(OUT, 'sprites.json'), 'utf8')) as SpriteSheet;
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.includes('--list')) list();
  else await renderAudio();
}
