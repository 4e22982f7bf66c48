import { drawCover, findFrame } from '../../../../art/atlas.ts';
import { pageOf } from '../../../../art/fetched.ts';
import type { KillerId, LocationId } from '../../../../rules/geiger-man/index.ts';
import type { BoardArt } from '../../../../scenes/stage/assets.ts';
import type { PaintFrame } from '../../app/ports/places.ts';
import { boardFile, fallsFile, lastActFile, SHEETS, sheetFile, sheetsOf } from '../../art.ts';
import { pictureOf } from '../pictures.ts';

/** The film's own colour. */
export const ACCENT = '#cdf23a';
/** Device pixels that a plain picture is good for. */
const PLAIN = 163;

/** The files of a show's table. */
export function boardArt(killer: KillerId, location: LocationId): BoardArt {
  const sheets = sheetsOf(killer, location).filter((sheet) => sheet !== 'things');
  return {
    cards: { plain: sheets.map((sheet) => sheetFile(sheet, 1)), sharp: sheets.map((sheet) => sheetFile(sheet, 2)) },
    things: { plain: [sheetFile('things', 1)], sharp: [sheetFile('things', 2)] },
    pictures: { plain: { lot: boardFile(location, 1) }, sharp: { lot: boardFile(location, 2) } },
    moments: {
      'last-act': lastActFile(killer),
      falls: fallsFile(killer),
      death: 'geiger-man/moment-death',
    },
    lent: [],
    accent: ACCENT,
    plainSize: PLAIN,
  };
}

const FRAMES: ReadonlySet<string> = new Set(Object.values(SHEETS).flat());
const KINDS = ['action', 'terror', 'event', 'item', 'power', 'finale'] as const;

/** The picture of any card by its id; null: it has none. */
export const frameOf = (card: string): string | null =>
  KINDS.map((kind) => `${kind}-${card}`).find((frame) => FRAMES.has(frame)) ?? null;

/** Pictures for the page: cut from the sheets of the table. */
export function painter(killer: KillerId, location: LocationId): PaintFrame {
  return async (canvas, frame) => {
    const ratio = window.devicePixelRatio > 1.25 ? 2 : 1;
    const pages = await Promise.all(sheetsOf(killer, location).map((sheet) => pageOf(sheetFile(sheet, ratio))));
    const found = findFrame(pages, frame) ?? (await pictureOf(frame)); // FG30.3: an item may be of another Location
    const ctx = canvas.getContext('2d');
    if (found === null || ctx === null) return;
    const { clientWidth, clientHeight } = canvas;
    canvas.width = Math.max(1, Math.round(clientWidth * window.devicePixelRatio));
    canvas.height = Math.max(1, Math.round(clientHeight * window.devicePixelRatio));
    drawCover(ctx, found, { x: 0, y: 0, w: canvas.width, h: canvas.height });
  };
}
