import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FACES, type FaceName } from '../../src/art/type.ts';

/** Screens this sharp need no hinting; kerning is the one feature the words use. */
const LEAN = { noHinting: true, keepFeatures: ['kern'] };

type Options = { targetFormat: 'woff2' | 'sfnt'; noHinting: boolean; keepFeatures: string[] };

const require = createRequire(import.meta.url);
// The package brings no types; this is the part of it that is used.
const subsetFont = require('subset-font') as (font: Buffer, text: string, options: Options) => Promise<Buffer>;

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SPANISH = 'áéíóúüñÁÉÍÓÚÜÑ¿¡';
const COMMON = `0123456789 .,:;!?'"()/+-×·–—…’‘“”&%*=<>#`;
const FULL = `${CAPITALS}${CAPITALS.toLowerCase()}${SPANISH}${COMMON}→•`;
/** Titles and plates need few signs. */
const HEADS = `${CAPITALS}${CAPITALS.toLowerCase()}${SPANISH}0123456789 .,:;!?'’&-–·×+/…`;

type Cut = { face: FaceName; weight: 400 | 600; file: string; text: string };

export const CUTS: readonly Cut[] = [
  {
    face: 'poster',
    weight: 400,
    file: '@fontsource/creepster/files/creepster-latin-400-normal.woff2',
    text: HEADS,
  },
  { face: 'marquee', weight: 400, file: '@fontsource/limelight/files/limelight-latin-400-normal.woff2', text: HEADS },
  { face: 'plate', weight: 400, file: '@fontsource/anton/files/anton-latin-400-normal.woff2', text: HEADS },
  {
    face: 'typewriter',
    weight: 400,
    file: '@fontsource/special-elite/files/special-elite-latin-400-normal.woff2',
    text: `${CAPITALS}${CAPITALS.toLowerCase()}${SPANISH}${COMMON}`,
  },
  {
    face: 'plain',
    weight: 400,
    file: '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-400-normal.woff2',
    text: FULL,
  },
  {
    face: 'plain',
    weight: 600,
    file: '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-600-normal.woff2',
    text: FULL,
  },
];

/** The letters a face was cut for: a test holds the catalogue against it. */
export const lettersOf = (face: FaceName): Set<string> =>
  new Set(CUTS.filter((c) => c.face === face).flatMap((c) => [...c.text]));

const nameOf = (cut: Cut): string => `${FACES[cut.face].toLowerCase().replaceAll(' ', '-')}-${cut.weight}.woff2`;

/** Cuts the bundled faces down to the letters in use, and writes the style sheet that names them. */
export async function renderFonts(folder: string): Promise<Record<string, number>> {
  mkdirSync(folder, { recursive: true });
  const bytes: Record<string, number> = {};
  const css: string[] = [];
  for (const cut of CUTS) {
    const woff2 = await subsetFont(readFileSync(require.resolve(cut.file)), cut.text, {
      targetFormat: 'woff2',
      ...LEAN,
    });
    const name = nameOf(cut);
    writeFileSync(join(folder, name), woff2);
    bytes[name] = woff2.length;
    css.push(
      `@font-face {\n  font-family: '${FACES[cut.face]}';\n  font-weight: ${cut.weight};\n  font-display: swap;\n  src: url('./${name}') format('woff2');\n}\n`,
    );
  }
  writeFileSync(join(folder, 'fonts.css'), css.join('\n'));
  return bytes;
}

/** The same faces for a canvas without a page. */
export async function fontBuffers(): Promise<{ family: string; data: Buffer }[]> {
  return Promise.all(
    CUTS.map(async (cut) => ({
      family: FACES[cut.face],
      data: Buffer.from(
        await subsetFont(readFileSync(require.resolve(cut.file)), cut.text, { targetFormat: 'sfnt', ...LEAN }),
      ),
    })),
  );
}
