import { drawCover, findFrame } from '../../../art/atlas.ts';
import { PALETTE } from '../../../art/palette.ts';
import { fitText, wrap } from '../../../art/text-fit.ts';
import { font } from '../../../art/type.ts';
import { LEAST_TEXT } from '../../least-text.ts';
import { inksOf } from '../../paint/inks.ts';
import type { Ink, OwnArt } from '../../stage/sprite.ts';

type Own = Pick<OwnArt, 'key' | 'paint'> & Partial<OwnArt>;
const own = (art: Own): OwnArt => ({ art: 'own', sheet: 'labels', pad: 2, measure: null, side: 'face', ...art });

/** The name of a space on its plate. */
export const namePlate = (text: string, size: number, edge: Ink, words: Ink): OwnArt =>
  own({
    key: `plate ${text} ${size} ${edge} ${words}`,
    paint(ctx, w, h, print) {
      const inks = inksOf(print);
      ctx.beginPath();
      ctx.roundRect(1, 1, w - 2, h - 2, h * 0.24);
      ctx.fillStyle = print.stark ? '#000000' : 'rgba(9, 12, 18, 0.88)';
      ctx.fill();
      ctx.strokeStyle = inks[edge];
      ctx.lineWidth = edge === 'soft' ? 1 : 2;
      ctx.stroke();
      ctx.font = font('plain', size, 600);
      ctx.fillStyle = inks[words];
      ctx.textAlign = 'center';
      ctx.textBaseline = 'middle';
      ctx.fillText(text, w / 2, h / 2 + size * 0.05, w - size * 0.6);
    },
  });

/** A card held up on the screen: its picture over its name. */
export const heldCard = (frame: string | null, name: string, stark: boolean): OwnArt =>
  own({
    key: `held ${frame} ${name} ${stark}`,
    sheet: 'big',
    pad: 4,
    paint(ctx, w, h, print) {
      ctx.fillStyle = PALETTE.paper;
      ctx.beginPath();
      ctx.roundRect(0, 0, w, h, 5);
      ctx.fill();
      const plate = h * 0.26;
      const picture = { x: w * 0.04, y: w * 0.04, w: w * 0.92, h: h - plate - w * 0.08 };
      const found = frame === null ? null : findFrame(print.pages, frame);
      if (found === null) {
        ctx.fillStyle = PALETTE.filmBlack;
        ctx.fillRect(picture.x, picture.y, picture.w, picture.h);
      } else drawCover(ctx, found, picture);
      ctx.fillStyle = PALETTE.ink;
      ctx.fillRect(w * 0.04, h - plate, w * 0.92, plate - w * 0.04);
      const css = font('plate', 100);
      const fit = fitText(
        name.toUpperCase(),
        css,
        { width: w * 0.86, height: plate * 0.8, from: plate * 0.52, to: 9, maxLines: 1 },
        print.measure,
      );
      ctx.fillStyle = '#ffffff';
      ctx.textAlign = 'center';
      ctx.textBaseline = 'middle';
      ctx.font = font('plate', fit?.size ?? 10);
      ctx.fillText(name.toUpperCase(), w / 2, h - plate / 2 - w * 0.02, w * 0.9);
    },
  });

const GRADES = {
  2: { ground: '#2f8f56', words: '2+' },
  1: { ground: '#9a6a05', words: '1' },
  0: { ground: '#9b1c25', words: '×' },
} as const;

/** One line of the card in play: how many successes it takes, and what it does; `now`: as the dice lie. */
export const lineRow = (successes: 0 | 1 | 2, text: string, size: number, now: boolean): OwnArt =>
  own({
    key: `line ${successes} ${text} ${size} ${now}`,
    sheet: 'panels',
    pad: 3,
    paint(ctx, w, h, print) {
      const { ground, words } = GRADES[successes];
      ctx.beginPath();
      ctx.roundRect(1, 1, w - 2, h - 2, 6);
      ctx.fillStyle = now ? '#ffe29a' : 'rgba(255, 255, 255, 0.55)';
      ctx.fill();
      if (now) {
        ctx.strokeStyle = '#b07800';
        ctx.lineWidth = 2.5;
        ctx.stroke();
      }
      const cell = Math.min(h - 6, size * 1.9);
      ctx.fillStyle = ground;
      ctx.beginPath();
      ctx.roundRect(4, (h - cell) / 2, cell * 1.15, cell, 5);
      ctx.fill();
      ctx.font = font('plain', size, 600);
      ctx.textBaseline = 'middle';
      ctx.textAlign = 'center';
      ctx.fillStyle = '#ffffff';
      ctx.fillText(words, 4 + cell * 0.575, h / 2 + size * 0.05);
      ctx.textAlign = 'left';
      ctx.fillStyle = PALETTE.ink;
      const left = cell * 1.15 + size * 0.9;
      const lines = wrap(text, w - left - 6, (part) => ctx.measureText(part).width).slice(0, 2);
      const small =
        lines.length > 1 && h < size * 2.5 ? Math.max(LEAST_TEXT * print.textScale * 0.95, size * 0.86) : size;
      ctx.font = font('plain', small, 600);
      lines.forEach((line, i) => {
        ctx.fillText(line, left, h / 2 + (i - (lines.length - 1) / 2) * small * 1.05, w - left - 4);
      });
    },
  });

/** Words on the screen's cloth, wrapped. */
export const onCloth = (text: string, size: number): OwnArt =>
  own({
    key: `cloth ${text} ${size}`,
    sheet: 'panels',
    paint(ctx, w, h, print) {
      const fit = fitText(
        text,
        font('plain', 100, 600),
        { width: w, height: h, from: size, to: LEAST_TEXT * 0.9, leading: 1.2 },
        print.measure,
      );
      ctx.font = font('plain', fit?.size ?? LEAST_TEXT, 600);
      ctx.fillStyle = PALETTE.ink;
      ctx.textBaseline = 'middle';
      ctx.textAlign = 'left';
      const lines = fit?.lines ?? [text];
      const leading = (fit?.size ?? LEAST_TEXT) * 1.2;
      lines.forEach((line, i) => {
        ctx.fillText(line, 0, h / 2 + (i - (lines.length - 1) / 2) * leading, w);
      });
    },
  });

/** Night over the lot, and a road along its lower edge. */
export const GROUND: OwnArt = own({
  key: 'ground',
  sheet: 'wide',
  pad: 0,
  paint(ctx, w, h, { stark }) {
    ctx.fillStyle = stark ? '#000000' : '#0a0d13';
    ctx.fillRect(0, 0, w, h);
    if (stark) return;
    const light = ctx.createRadialGradient(w / 2, h * 0.12, h * 0.05, w / 2, h * 0.4, w * 0.55);
    light.addColorStop(0, 'rgba(120, 138, 165, 0.34)');
    light.addColorStop(1, 'rgba(13, 17, 24, 0)');
    ctx.fillStyle = light;
    ctx.fillRect(0, 0, w, h);
  },
});

/** A ring of light on the ground: where one may go. */
export const ground = (edge: Ink, strong: boolean): OwnArt =>
  own({
    key: `ring ${edge} ${strong}`,
    sheet: 'small',
    pad: 6,
    paint(ctx, w, h, print) {
      const colour = inksOf(print)[edge];
      ctx.beginPath();
      ctx.ellipse(w / 2, h / 2, w / 2 - 2, h / 2 - 2, 0, 0, Math.PI * 2);
      ctx.globalAlpha = strong ? 0.34 : 0.16;
      ctx.fillStyle = colour;
      ctx.fill();
      ctx.globalAlpha = 1;
      ctx.setLineDash(strong ? [] : [7, 6]);
      ctx.lineWidth = strong ? 3 : 2;
      ctx.strokeStyle = colour;
      ctx.stroke();
    },
  });
