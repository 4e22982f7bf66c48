import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Canvas } from '@napi-rs/canvas';
import type { Sprite } from '../atlas.ts';
import type { Thing } from '../board/tokens.ts';
import { develop } from '../stage.ts';
import { benighted } from './boards/board.ts';
import { MOONGLOW_BOARD } from './boards/moonglow.ts';
import { NIGHTBIRD_BOARD } from './boards/nightbird.ts';
import { SHEET_PRINTS } from './index.ts';
import { GEIGER_MAN_MOMENTS } from './moments.ts';
import { POSTER } from './poster.ts';
import { HORROR_DICE } from './table/dice.ts';
import { FIGURES } from './table/figures.ts';
import { ICONS } from './table/icons.ts';
import { SIGNS } from './table/signs.ts';
import { HEADS, headToken, MARKERS } from './table/tokens.ts';

/** How sheets are packed and written, and a thing drawn: lent by whoever renders everything. */
type Press = {
  renderSet: (
    root: string,
    name: string,
    sprites: readonly Sprite[],
    set: { scale: 1 | 2; width: number; quality: number },
  ) => Promise<Record<string, number>>;
  thing: (thing: Thing, scale: 1 | 2) => Sprite;
};

const FOLDER = 'geiger-man';
const LOSSLESS = 100;
/** Heads are cut out of print: below this their dots begin to swim. */
const SOFT = 80;
const MOMENT_UNIT = 0.75;
/** Shown 640 wide: printed once, sharp enough for both pixel ratios. */
const LARGE_UNIT = 1.6;

/** Sheets, boards, posters and title cards of The Geiger Man, in a folder of their own. */
export async function renderGeigerMan(art: string, { renderSet, thing }: Press): Promise<Record<string, number>> {
  const bytes: Record<string, number> = {};
  rmSync(join(art, FOLDER), { recursive: true, force: true });
  mkdirSync(join(art, FOLDER), { recursive: true });
  const write = async (name: string, canvas: Canvas): Promise<void> => {
    const webp = await canvas.encode('webp', LOSSLESS);
    writeFileSync(join(art, FOLDER, `${name}.webp`), webp);
    bytes[`${FOLDER}/${name}`] = webp.length;
  };
  for (const scale of [1, 2] as const) {
    for (const [sheet, prints] of Object.entries(SHEET_PRINTS)) {
      const sprites = prints.map(({ picture, unit }) => ({ id: picture.id, canvas: develop(picture, scale, unit) }));
      Object.assign(
        bytes,
        await renderSet(art, `${FOLDER}/${sheet}`, sprites, { scale, width: 1024 * scale, quality: LOSSLESS }),
      );
    }
    const things = [...SIGNS, ...HORROR_DICE, ...ICONS, ...FIGURES, ...MARKERS].map((t) => thing(t, scale));
    const heads = HEADS.map((head) => headToken(head, scale));
    Object.assign(
      bytes,
      await renderSet(art, `${FOLDER}/things`, [...things, ...heads], { scale, width: 512 * scale, quality: SOFT }),
    );
    for (const board of [MOONGLOW_BOARD, NIGHTBIRD_BOARD])
      await write(`${board.id}@${scale}x`, benighted(board, scale));
    await write(`poster@${scale}x`, develop(POSTER, scale, 1));
  }
  await write('poster-large', develop(POSTER, 2, LARGE_UNIT));
  for (const moment of GEIGER_MAN_MOMENTS) await write(moment.id, develop(moment, 2, MOMENT_UNIT));
  return bytes;
}
