import { createCanvas } from '@napi-rs/canvas';
import { PALETTE } from '../../../../src/art/palette.ts';
import type { Sprite } from '../../atlas.ts';
import type { Thing } from '../../board/tokens.ts';
import { ACCENT } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import { Pen } from '../../pen.ts';
import { develop, type Picture, type Stage, spot } from '../../stage.ts';
import { dot, hazel, ruth } from '../girls/drive-in.ts';
import { connie, vera } from '../girls/road.ts';
import { june, marge, opal } from '../girls/train.ts';
import { skitter } from '../kit/skitter.ts';
import { INKS, type InkName } from '../kit/still.ts';
import { seg } from '../kit/strokes.ts';
import { helmet } from '../kit/suit.ts';
import { pillar, veiled } from '../kit/widow.ts';

const { filmBlack: BLACK, marqueeAmber: AMBER } = PALETTE;

/** A head in a ring: printed as the cards are, then cut round. */
type Head = { id: string; ink: InkName; ring: string; r: number; draw: (stage: Stage) => void };

/** Pixels at 1× of a token's frame: its disc, its ring and its shadow. */
const FRAME = 4;

const bust =
  (who: (pen: Pen) => void, x = 31, y = 33, s = 0.43): Head['draw'] =>
  ({ pen }) => {
    pen.at(x, y, () => who(pen), s);
  };

const girl = (id: string, ink: InkName, who: (pen: Pen) => void, x?: number, y?: number): Head => ({
  id: `token-${id}`,
  ink,
  ring: AMBER,
  r: 30,
  draw: bust(who, x, y),
});

export const HEADS: readonly Head[] = [
  girl('dot', 'red', dot),
  girl('hazel', 'amber', hazel),
  girl('ruth', 'blue', ruth),
  girl('connie', 'orange', connie, 31, 29),
  girl('vera', 'yellow', vera),
  girl('june', 'blue', june),
  girl('marge', 'red', marge),
  girl('opal', 'amber', opal, 29),
  {
    id: 'token-geiger-man',
    ink: 'uranium',
    ring: INKS.uranium,
    r: 30,
    draw: ({ pen }) => pen.at(30, 33, () => helmet(pen, { eyes: ACCENT }), 0.66),
  },
  {
    id: 'token-salt-widow',
    ink: 'brine',
    ring: INKS.brine,
    r: 30,
    draw: ({ pen }) => pen.at(30, 33, () => veiled(pen, 60), 0.86),
  },
  {
    id: 'token-skitter',
    ink: 'uranium',
    ring: INKS.uranium,
    r: 21,
    draw: ({ pen, w, h }) => {
      pen.fill(box(0, 0, w, h), ACCENT);
      pen.at(21.5, 25, () => skitter(pen), 0.35);
    },
  },
  {
    id: 'token-pillar',
    ink: 'brine',
    ring: INKS.brine,
    r: 21,
    draw: ({ pen }) => pen.at(21, 41, () => pillar(pen), 0.36),
  },
];

export function headToken({ id, ink, ring, r, draw }: Head, scale: 1 | 2): Sprite {
  const size = r * 2;
  const picture: Picture = {
    id,
    accent: INKS[ink],
    size: { w: size, h: size },
    draw(stage) {
      spot(stage, { x: r, y: r * 0.8, rays: 7, reach: 1.5 });
      draw(stage);
    },
  };
  const side = (size + FRAME * 2) * scale;
  const canvas = createCanvas(side, side);
  const ctx = canvas.getContext('2d');
  ctx.scale(scale, scale);
  ctx.translate(r + FRAME, r + FRAME);
  const pen = new Pen(ctx);
  pen.fill(oval(0, 2, r + 1.4), 'rgba(0,0,0,0.5)').fill(oval(0, 0, r + 1.4), BLACK);
  pen.clip(oval(0, 0, r - 1), () => ctx.drawImage(develop(picture, scale, 1), -r, -r, size, size));
  pen.stroke(oval(0, 0, r - 1), BLACK, 3.4).stroke(oval(0, 0, r - 0.4), ring, 2.4);
  return { id, canvas };
}

const NIGHT = '#12161d';
const disc = (p: Pen, edge: string): void => {
  p.fill(oval(0, 1.4, 17), 'rgba(0,0,0,0.45)')
    .fill(oval(0, 0, 17), BLACK)
    .fill(oval(0, 0, 15.6), edge)
    .fill(oval(0, 0, 13.6), NIGHT);
};

/** What else lies in a space or across an edge. */
export const MARKERS: readonly Thing[] = [
  {
    id: 'token-cable',
    w: 38,
    h: 38,
    draw: (p) => {
      disc(p, PALETTE.itemGreen);
      for (const r of [7.4, 4.6]) p.stroke(oval(-1, 1, r), PALETTE.silver, 2);
      p.fill(poly('6 -11, 1 -4, 5 -4, 2 4, 11 -6, 6 -6, 9 -11'), AMBER);
    },
  },
  {
    id: 'token-torpedo',
    w: 38,
    h: 38,
    draw: (p) => {
      disc(p, PALETTE.itemGreen);
      p.stroke(line('-11 7!, 11 7!'), PALETTE.silver, 2.4).fill(box(-7, -4, 14, 8, 3), AMBER);
      for (const [x, y] of rows('-8 -9, 0 -11, 8 -9')) p.stroke(seg(x * 0.6, -6, x, y), PALETTE.paper, 1.8);
    },
  },
  {
    id: 'token-uncoupled',
    w: 38,
    h: 38,
    draw: (p) => {
      disc(p, PALETTE.bloodRed);
      p.stroke(line('-11 0!, -4 0!'), PALETTE.paper, 3.4).stroke(line('11 0!, 4 0!'), PALETTE.paper, 3.4);
      for (const s of [-1, 1]) p.at(0, 0, () => p.stroke(shape('3 -5, 8 -4, 8 4, 3 5'), PALETTE.paper, 2), [s, 1]);
      p.stroke(line('-2 -11!, 2 -6!'), PALETTE.bloodRed, 2).stroke(line('2 -11!, -2 -6!'), PALETTE.bloodRed, 2);
    },
  },
];
