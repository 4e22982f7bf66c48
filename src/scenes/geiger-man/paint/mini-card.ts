import { drawCover, findFrame } from '../../../art/atlas.ts';
import { PALETTE } from '../../../art/palette.ts';
import type { OwnArt } from '../../stage/sprite.ts';

/** A card no larger than a stamp: its picture, and a paper edge. */
export const miniCard = (frame: string): OwnArt => ({
  art: 'own',
  key: `mini ${frame}`,
  sheet: 'small',
  pad: 2,
  measure: null,
  side: frame.startsWith('back-') ? 'back' : 'face',
  paint(ctx, w, h, { pages }) {
    ctx.fillStyle = PALETTE.paper;
    ctx.beginPath();
    ctx.roundRect(0, 0, w, h, 3);
    ctx.fill();
    const found = findFrame(pages, frame);
    if (found !== null) drawCover(ctx, found, { x: 2, y: 2, w: w - 4, h: h - 4 });
  },
});
