import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderIcons } from './app-icons.ts';
import { renderBackdrop } from './backdrop.ts';
import { FURNITURE } from './board/furniture.ts';
import { DICE, TOKENS } from './board/tokens.ts';
import { DECK_PICTURES, GAME_PICTURES } from './catalogue.ts';
import { creditsText } from './credits.ts';
import { renderFonts } from './fonts.ts';
import { renderGeigerMan } from './geiger-man/render.ts';
import { usedIcons } from './icons.ts';
import { renderGame } from './render-game.ts';
import { isSheet, LARGEST, LOSSLESS, renderSet, SOFT, thing } from './sheets.ts';
import { develop } from './stage.ts';

/** The board's things once, the cards deck by deck: only what is played need be fetched. */
async function renderAtlases(root: string): Promise<Record<string, number>> {
  const bytes: Record<string, number> = {};
  const manifest: Record<string, Record<string, string[]>> = {};
  for (const folder of ['', ...DECK_PICTURES.map((deck) => deck.folder)]) {
    mkdirSync(join(root, folder), { recursive: true });
    for (const old of readdirSync(join(root, folder))) if (isSheet(old)) rmSync(join(root, folder, old));
  }
  for (const scale of [1, 2] as const) {
    const note = (set: string, made: Record<string, number>): void => {
      Object.assign(bytes, made);
      const pages = manifest[set]?.[`${scale}x`] ?? [];
      manifest[set] = { ...manifest[set], [`${scale}x`]: [...pages, ...Object.keys(made)] };
    };
    const soft = { scale, width: 512 * scale, quality: SOFT };
    const board = [...TOKENS, ...DICE, ...FURNITURE].map((t) => thing(t, scale));
    note('board', await renderSet(root, 'board', board, soft));
    for (const { id, folder, pictures, things, width } of DECK_PICTURES) {
      const flat = { scale, width: scale === 1 ? width : LARGEST, quality: LOSSLESS };
      const cards = pictures.map((p) => ({ id: p.id, canvas: develop(p, scale) }));
      note(id, await renderSet(root, `${folder}cards`, cards, flat));
      const own = things.map((t) => thing(t, scale));
      if (own.length > 0) note(id, await renderSet(root, `${folder}things`, own, soft));
    }
  }
  writeFileSync(join(root, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return bytes;
}

async function renderBackdrops(root: string): Promise<Record<string, number>> {
  const bytes: Record<string, number> = {};
  for (const { folder, land } of DECK_PICTURES)
    bytes[`${folder}backdrop`] = await renderBackdrop(join(root, folder), land);
  return bytes;
}

/** Title cards are shown one at a time and large: each is a file of its own. */
async function renderMoments(root: string): Promise<Record<string, number>> {
  const bytes: Record<string, number> = {};
  for (const { folder, moments } of DECK_PICTURES)
    for (const moment of moments) {
      const webp = await develop(moment, 2).encode('webp', LOSSLESS);
      writeFileSync(join(root, folder, `${moment.id}.webp`), webp);
      bytes[`${folder}${moment.id}`] = webp.length;
    }
  return bytes;
}

/** Each film's, plain and sharp: they hang outside, whatever is played. */
async function renderPosters(root: string): Promise<Record<string, number>> {
  const bytes: Record<string, number> = {};
  mkdirSync(join(root, 'posters'), { recursive: true });
  for (const { poster } of DECK_PICTURES)
    for (const scale of [1, 2] as const) {
      const name = `posters/${poster.id}@${scale}x`;
      const webp = await develop(poster, scale, 0.5).encode('webp', LOSSLESS);
      writeFileSync(join(root, `${name}.webp`), webp);
      bytes[name] = webp.length;
    }
  return bytes;
}

async function renderGames(root: string): Promise<Record<string, number>> {
  const bytes: Record<string, number> = {};
  for (const game of GAME_PICTURES) Object.assign(bytes, await renderGame(root, game));
  return bytes;
}

/** Everything that is drawn: atlases, backdrop, title cards, icons, cut fonts; and the credits for what was borrowed. */
export async function renderArt(root: string): Promise<Record<string, Record<string, number>>> {
  const art = join(root, 'public/assets/art');
  const sizes = {
    art: {
      ...(await renderAtlases(art)),
      ...(await renderBackdrops(art)),
      ...(await renderMoments(art)),
      ...(await renderPosters(art)),
    },
    games: await renderGames(art),
    'geiger-man': await renderGeigerMan(art, { renderSet, thing }),
    icons: await renderIcons(join(root, 'public/assets/icons')),
    fonts: await renderFonts(join(root, 'public/assets/fonts')),
  };
  writeFileSync(join(root, 'CREDITS.md'), creditsText(usedIcons()));
  return sizes;
}
