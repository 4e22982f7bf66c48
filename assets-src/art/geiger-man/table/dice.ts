import { PALETTE } from '../../../../src/art/palette.ts';
import type { Thing } from '../../board/tokens.ts';
import { box, line, oval, rows } from '../../paths.ts';
import type { Pen } from '../../pen.ts';

const { filmBlack: BLACK, marqueeAmber: AMBER, itemGreen: GREEN } = PALETTE;

const PIPS: readonly string[] = [
  '0 0',
  '-1 -1, 1 1',
  '-1 -1, 0 0, 1 1',
  '-1 -1, 1 -1, -1 1, 1 1',
  '-1 -1, 1 -1, 0 0, -1 1, 1 1',
  '-1 -1, 1 -1, -1 0, 1 0, -1 1, 1 1',
];

type Look = { edge: string; side: string; face: string; lit: string; pip: string };

/** FG5.2: told by colour, by brightness, and by the mark in the corner: a tick, a half-moon, nothing. */
const LOOKS = {
  success: { edge: '#1f6b34', side: '#7f8f76', face: '#f3fbe9', lit: '#ffffff', pip: BLACK },
  half: { edge: '#8a5a00', side: '#a5925c', face: '#fdf0c9', lit: '#fff8e2', pip: BLACK },
  turned: { edge: '#1f6b34', side: '#7f8f76', face: '#f3fbe9', lit: '#ffffff', pip: BLACK },
  fail: { edge: '#3c424b', side: '#4f545c', face: '#8d9299', lit: '#989da4', pip: '#4a5058' },
} satisfies Record<string, Look>;

function body(p: Pen, { edge, side, face, lit }: Look): void {
  p.fill(box(-27, -25, 54, 54, 11), 'rgba(0,0,0,0.5)').fill(box(-28, -28, 56, 56, 11), side);
  p.fill(box(-27, -28, 54, 53, 10), face)
    .fill(box(-22, -23, 44, 44, 14), lit)
    .stroke(box(-27.4, -28, 54.8, 55, 10.5), edge, 2.4);
}

const mark = (p: Pen, fill: string): void => {
  p.fill(oval(22, -22, 10), BLACK).fill(oval(22, -22, 8.4), fill);
};

const die = (id: string, n: number, look: keyof typeof LOOKS): Thing => ({
  id,
  w: 68,
  h: 68,
  draw: (p) => {
    const { pip } = LOOKS[look];
    body(p, LOOKS[look]);
    for (const [x, y] of rows(PIPS[n - 1] as string)) {
      const at = oval(x * 13.5, y * 13.5 - 1.4, n === 1 ? 6.4 : 5.2);
      if (look === 'fail') p.stroke(at, pip, 2.2);
      else p.fill(at, pip);
    }
    if (look === 'half') {
      mark(p, '#fdf0c9');
      p.clip(oval(22, -22, 8.4), () => p.fill(box(10, -34, 12, 24), AMBER));
    } else if (look !== 'fail') {
      mark(p, GREEN);
      p.stroke(line('18 -22!, 21 -18.6!, 26.4 -26!'), '#ffffff', 3);
      // What was paid for it: two cards, laid off.
      if (look === 'turned')
        for (const [x, t] of rows('-24 -0.3, -16 0.2'))
          p.at(x, 22, () => p.fill(box(-5, -7, 10, 14, 1.6), BLACK).fill(box(-3.8, -5.8, 7.6, 11.6, 1), AMBER), 1, t);
    }
  },
});

/** A die that Horror has taken: there was room for it. */
const lost: Thing = {
  id: 'horror-die-lost',
  w: 68,
  h: 68,
  draw: (p) => {
    p.fill(box(-26, -27, 52, 52, 10), 'rgba(217,219,213,0.05)');
    p.ctx.setLineDash([6, 5]);
    p.stroke(box(-26, -27, 52, 52, 10), '#6b7480', 2);
    p.ctx.setLineDash([]);
  },
};

export const HORROR_DICE: readonly Thing[] = [
  die('horror-die-1', 1, 'fail'),
  die('horror-die-2', 2, 'fail'),
  die('horror-die-3', 3, 'half'),
  die('horror-die-4', 4, 'half'),
  die('horror-die-5', 5, 'success'),
  die('horror-die-6', 6, 'success'),
  die('horror-die-3-turned', 3, 'turned'),
  die('horror-die-4-turned', 4, 'turned'),
  lost,
];
