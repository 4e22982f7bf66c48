import { type AtlasPage, drawCover, drawFrame, type Found, findFrame } from './atlas.ts';
import { picture as framed } from './card-parts.ts';
import { PALETTE } from './palette.ts';
import { type Area, dots, letter, star } from './poster-parts.ts';
import { accentOf, press } from './poster-press.ts';
import { SCENERIES, type Scenery } from './scenery/sceneries.ts';
import type { Measure } from './text-fit.ts';

/** What a poster says and shows. */
export interface PosterWords {
  title: string;
  tagline: string;
  villain: string;
  billing: readonly { id: string; name: string; turned: boolean }[];
  halfStars: number;
  above: string;
  below: string;
  small: string;
}

/** What the posters of one film have in common. */
export interface FilmPrint {
  /** The colour of whoever turned. */
  turned: string;
  /** Null: the villain is enough. */
  scenery: Scenery | null;
  /** The one colour that its pictures are printed in; found in the picture where it is not told. */
  accent?: string;
}

export const POSTER = { w: 1200, h: 1800 } as const;

const EDGE = 34;
const INSIDE: Area = { x: EDGE, y: EDGE, w: POSTER.w - EDGE * 2, h: POSTER.h - EDGE * 2 };
const HEAD: Area = { x: 270, y: 68, w: 660, h: 150 };
const PICTURE: Area = { x: EDGE, y: 236, w: INSIDE.w, h: 900 };
const TITLE: Area = { x: 74, y: 906, w: 1052, h: 456 };
const STRIP: Area = { x: 84, y: 1388, w: 1032, h: 194 };
const FOOT: Area = { x: 84, y: 1642, w: 1032, h: 100 };

type Ctx = CanvasRenderingContext2D;

/** The pictures that a poster needs. */
export const picturesFor = ({ villain, billing }: PosterWords): string[] => [
  villain,
  'paper',
  ...billing.map(({ id }) => id),
];

/** Composes the whole poster at 0,0, 1200 × 1800. Like a card face, it knows no page. */
export function drawPoster(
  ctx: Ctx,
  words: PosterWords,
  pages: readonly AtlasPage[],
  measure: Measure,
  film: FilmPrint,
): void {
  const find = (id: string) => findFrame(pages, id);
  ctx.save();
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = 'high';
  stock(ctx, find('paper'));
  const accent = scene(ctx, find(words.villain), film);
  head(ctx, words, measure);
  letter(
    ctx,
    words.title.toUpperCase(),
    TITLE,
    {
      face: 'poster',
      fill: accent === PALETTE.bloodRed ? PALETTE.marqueeAmber : PALETTE.bloodRed, // never red on red
      from: 300,
      to: 70,
      leading: 0.94,
      maxLines: 3,
      outline: PALETTE.paper,
      spaced: 0.012,
    },
    measure,
  );
  billing(ctx, words, find, measure, film.turned);
  foot(ctx, words, accent, measure);
  rule(ctx, accent);
  ctx.restore();
}

/** Paper to the edge, night inside it. */
function stock(ctx: Ctx, fibres: Found | null): void {
  ctx.fillStyle = PALETTE.paper;
  ctx.fillRect(0, 0, POSTER.w, POSTER.h);
  if (fibres !== null) {
    ctx.save();
    ctx.globalCompositeOperation = 'multiply';
    ctx.globalAlpha = 0.6;
    for (let y = 0; y < POSTER.h; y += 192)
      for (let x = 0; x < POSTER.w; x += 192) drawFrame(ctx, fibres, { x, y, w: 192, h: 192 });
    ctx.restore();
  }
  ctx.fillStyle = PALETTE.night;
  ctx.fillRect(INSIDE.x, INSIDE.y, INSIDE.w, INSIDE.h);
}

/** The villain fills the sky; above and below it runs out into the night in dots. */
function scene(ctx: Ctx, picture: Found | null, { scenery, accent: own }: FilmPrint): string {
  if (picture === null) return own ?? PALETTE.saucerGreen;
  drawCover(ctx, picture, PICTURE, 0.5);
  const pixels = ctx.getImageData(PICTURE.x, PICTURE.y, PICTURE.w, PICTURE.h);
  const accent = own ?? accentOf(pixels);
  press(pixels, accent);
  ctx.putImageData(pixels, PICTURE.x, PICTURE.y);
  ctx.save();
  ctx.beginPath();
  ctx.rect(PICTURE.x, PICTURE.y - 8, PICTURE.w, PICTURE.h + 16);
  ctx.clip();
  const below = PICTURE.y + PICTURE.h;
  dots(
    ctx,
    { x: PICTURE.x, y: PICTURE.y - 8, w: PICTURE.w, h: 110 },
    20,
    PALETTE.night,
    (_, y) => 2 * (1 - (y - PICTURE.y) / 96),
  );
  dots(
    ctx,
    { x: PICTURE.x, y: below - 330, w: PICTURE.w, h: 346 },
    20,
    PALETTE.night,
    (_, y) => 2.2 * ((y - below + 300) / 300) ** 1.5,
  );
  ctx.restore();
  if (scenery !== null) SCENERIES[scenery](ctx, accent);
  return accent;
}

function head(ctx: Ctx, { above, tagline }: PosterWords, measure: Measure): void {
  letter(
    ctx,
    above,
    { ...HEAD, h: 46 },
    { face: 'marquee', fill: PALETTE.paper, from: 34, to: 18, maxLines: 1, spaced: 0.06 },
    measure,
  );
  letter(
    ctx,
    tagline,
    { ...HEAD, y: HEAD.y + 50, h: 104 },
    { face: 'typewriter', fill: PALETTE.sanctuaryYellow, from: 46, to: 24, leading: 1.05, maxLines: 2 },
    measure,
  );
}

const GAP = 26;

/** The cast in lobby frames, whoever turned in the colour of those. */
function billing(
  ctx: Ctx,
  { billing: cast }: PosterWords,
  find: (id: string) => Found | null,
  measure: Measure,
  soak: string,
): void {
  const w = Math.min(264, (STRIP.w - GAP * (cast.length - 1)) / Math.max(1, cast.length));
  const left = STRIP.x + (STRIP.w - w * cast.length - GAP * (cast.length - 1)) / 2;
  cast.forEach(({ id, name, turned }, i) => {
    const frame = { x: left + i * (w + GAP), y: STRIP.y, w, h: STRIP.h };
    ctx.save();
    ctx.translate(frame.x + w / 2, frame.y + frame.h / 2);
    ctx.rotate(i % 2 === 0 ? -0.018 : 0.018);
    portrait(ctx, { x: -w / 2, y: -frame.h / 2, w, h: frame.h }, name, find(id), turned ? soak : null, measure);
    ctx.restore();
  });
}

function portrait(
  ctx: Ctx,
  box: Area,
  name: string,
  face: Found | null,
  turned: string | null,
  measure: Measure,
): void {
  ctx.fillStyle = PALETTE.paper;
  ctx.fillRect(box.x - 8, box.y - 8, box.w + 16, box.h + 52);
  framed(ctx, face, box, turned);
  const plate = { x: box.x, y: box.y + box.h + 3, w: box.w, h: 40 };
  letter(
    ctx,
    name.toUpperCase(),
    plate,
    { face: 'plate', fill: PALETTE.ink, from: 30, to: 14, maxLines: 1, spaced: 0.03 },
    measure,
  );
}

/** Stars, what the house says of it, and the print. */
function foot(ctx: Ctx, { halfStars, below, small }: PosterWords, accent: string, measure: Measure): void {
  const y = FOOT.y + 42;
  for (let i = 0; i < 4; i++) {
    const filled = Math.min(2, Math.max(0, halfStars - i * 2)) as 0 | 1 | 2;
    star(ctx, FOOT.x + 34 + i * 74, y, 32, filled, PALETTE.marqueeAmber);
  }
  letter(
    ctx,
    below.toUpperCase(),
    { x: FOOT.x + 540, y: y - 42, w: FOOT.w - 540, h: 84 },
    { face: 'plate', fill: accent, from: 66, to: 30, maxLines: 1, spaced: 0.03 },
    measure,
  );
  letter(
    ctx,
    small,
    { x: FOOT.x, y: POSTER.h - EDGE - 50, w: FOOT.w, h: 26 },
    { face: 'typewriter', fill: PALETTE.silver, from: 18, to: 12, maxLines: 1 },
    measure,
  );
}

function rule(ctx: Ctx, accent: string): void {
  ctx.strokeStyle = accent;
  ctx.lineWidth = 4;
  ctx.strokeRect(INSIDE.x + 12, INSIDE.y + 12, INSIDE.w - 24, INSIDE.h - 24);
}
