import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { renderIcons } from './app-icons.ts';
import { pack, type Sprite } from './atlas.ts';
import { renderBackdrop } from './backdrop.ts';
import { FURNITURE } from './board/furniture.ts';
import { DICE, type Thing, TOKENS } from './board/tokens.ts';
import { PICTURES } from './catalogue.ts';
import { creditsText } from './credits.ts';
import { renderFonts } from './fonts.ts';
import { usedIcons } from './icons.ts';
import { Pen } from './pen.ts';
import { MOMENTS } from './scenes/moments.ts';
import { develop } from './stage.ts';

/** WebP at full quality is lossless here, and for flat dots an order smaller than any lossy setting. */
const LOSSLESS = 100;
/** Tokens have soft shadows and smooth edges: there lossy is the smaller. */
const SOFT = 90;

function thing(t: Thing, scale: 1 | 2): Sprite {
  const canvas = createCanvas(t.w * scale, t.h * scale);
  const ctx = canvas.getContext('2d');
  ctx.scale(scale, scale);
  ctx.translate(t.w / 2, t.h / 2);
  t.draw(new Pen(ctx));
  return { id: t.id, canvas };
}

async function renderAtlases(folder: string): Promise<Record<string, number>> {
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) if (/@[12]x\.(webp|json)$/.test(old)) rmSync(join(folder, old));
  const bytes: Record<string, number> = {};
  const manifest: Record<string, string[]> = {};
  for (const scale of [1, 2] as const) {
    const sets: [string, Sprite[]][] = [
      ['board', [...TOKENS, ...DICE, ...FURNITURE].map((t) => thing(t, scale))],
      ['cards', PICTURES.map((p) => ({ id: p.id, canvas: develop(p, scale) }))],
    ];
    for (const [name, sprites] of sets) {
      const pages = pack(sprites, name === 'board' ? 512 * scale : 2048);
      for (const [i, page] of pages.entries()) {
        const file = pages.length > 1 ? `${name}-${i + 1}@${scale}x` : `${name}@${scale}x`;
        const webp = await page.canvas.encode('webp', name === 'board' ? SOFT : LOSSLESS);
        writeFileSync(join(folder, `${file}.webp`), webp);
        writeFileSync(join(folder, `${file}.json`), JSON.stringify(page.map));
        bytes[file] = webp.length;
        manifest[`${scale}x`] = [...(manifest[`${scale}x`] ?? []), file];
      }
    }
  }
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return bytes;
}

/** Title cards are shown one at a time and large: each is a file of its own. */
async function renderMoments(folder: string): Promise<Record<string, number>> {
  const bytes: Record<string, number> = {};
  for (const moment of MOMENTS) {
    const webp = await develop(moment, 2).encode('webp', LOSSLESS);
    writeFileSync(join(folder, `${moment.id}.webp`), webp);
    bytes[moment.id] = webp.length;
  }
  return bytes;
}

/** Everything that is drawn: atlases, backdrop, title cards, icons, cut fonts; and the credits for what was borrowed. */
export async function renderArt(root: string): Promise<Record<string, Record<string, number>>> {
  const art = join(root, 'public/assets/art');
  const sizes = {
    art: { ...(await renderAtlases(art)), ...(await renderBackdrop(art)), ...(await renderMoments(art)) },
    icons: await renderIcons(join(root, 'public/assets/icons')),
    fonts: await renderFonts(join(root, 'public/assets/fonts')),
  };
  writeFileSync(join(root, 'CREDITS.md'), creditsText(usedIcons()));
  return sizes;
}
