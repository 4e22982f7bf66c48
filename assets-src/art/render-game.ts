import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { renderBackdrop } from './backdrop.ts';
import type { GamePictures } from './game-pictures.ts';
import { Pen } from './pen.ts';
import { isSheet, LARGEST, LOSSLESS, renderSet, SOFT, thing } from './sheets.ts';
import { develop } from './stage.ts';

/** All pictures of one of the later games, into its own folder; gives the bytes of each. */
export async function renderGame(root: string, game: GamePictures): Promise<Record<string, number>> {
  const { folder } = game;
  const bytes: Record<string, number> = {};
  const keep = (name: string, data: Buffer): void => {
    writeFileSync(join(root, folder, `${name}.webp`), data);
    bytes[`${folder}${name}`] = data.length;
  };
  mkdirSync(join(root, folder), { recursive: true });
  for (const old of readdirSync(join(root, folder))) if (isSheet(old)) rmSync(join(root, folder, old));
  for (const scale of [1, 2] as const) {
    for (const { name, pictures, unit, width } of game.sheets) {
      const sprites = pictures.map((p) => ({ id: p.id, canvas: develop(p, scale, unit) }));
      const set = { scale, width: scale === 1 ? width : LARGEST, quality: LOSSLESS, sized: true };
      Object.assign(bytes, await renderSet(root, `${folder}${name}`, sprites, set));
    }
    const things = game.things.map((t) => thing(t, scale));
    const soft = { scale, width: 512 * scale, quality: SOFT, sized: true };
    Object.assign(bytes, await renderSet(root, `${folder}things`, things, soft));
  }
  for (const { name, picture, run, unit } of game.printed)
    keep(name, await develop(picture, run, unit).encode('webp', LOSSLESS));
  for (const { name, size, draw } of game.painted) {
    const canvas = createCanvas(size.w, size.h);
    draw(new Pen(canvas.getContext('2d')));
    keep(name, await canvas.encode('webp', SOFT));
  }
  bytes[`${folder}backdrop`] = await renderBackdrop(join(root, folder), game.land);
  return bytes;
}
