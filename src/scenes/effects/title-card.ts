import { box } from '../box.ts';
import type { Laid } from '../stage/drawn-board.ts';
import { type Ink, label, panel, type Sprite, sprite } from '../stage/sprite.ts';
import { type Effect, fresh, type Key } from './effect.ts';

/** The table darkens around a picture that comes closer, with its title: a moment to remember. */
export function titleCard(
  { window: { w, h } }: Pick<Laid, 'window'>,
  picture: string | null,
  title: string,
  ink: Ink,
  ms: number,
): Effect[] {
  const wide = Math.min(w * 0.62, (h * 0.7 * 16) / 9);
  const at = box((w - wide) / 2, (h - (wide * 9) / 16) / 2, wide, (wide * 9) / 16);
  const veil = panel(fresh('veil'), 'veil', box(0, 0, w, h), { layer: 'veil', alpha: 0 });
  const words = label(
    fresh('title'),
    [{ text: title, face: 'poster', size: Math.round(wide * (picture === null ? 0.14 : 0.1)), ink }],
    { x: w / 2, y: at.y + at.h * (picture === null ? 0.5 : 0.86) },
    { layer: 'title' },
  );
  const out: Effect[] = [
    { sprite: veil, calm: true, keys: fadeKeys(ms, 0.82) },
    {
      sprite: words,
      calm: true,
      keys: [
        { at: 0, alpha: 0 },
        { at: ms * 0.2, alpha: 0, y: words.y + 30 },
        { at: ms * 0.32, alpha: 1, y: words.y, ease: 'back' },
        { at: ms * 0.86, alpha: 1 },
        { at: ms, alpha: 0 },
      ],
    },
  ];
  if (picture === null) return out;
  const grown = 1.07;
  const frame: Sprite = sprite(fresh('moment'), { art: 'picture', name: picture }, 'moment', at, { alpha: 0 });
  const edge = panel(fresh('edge'), 'point', at, { layer: 'moment', edge: 'paper', order: 1, alpha: 0 });
  const keys: Key[] = [
    { at: 0, alpha: 0, w: at.w * 0.86, h: at.h * 0.86 },
    { at: ms * 0.18, alpha: 1, w: at.w, h: at.h, ease: 'out' },
    { at: ms * 0.86, alpha: 1, w: at.w * grown, h: at.h * grown },
    { at: ms, alpha: 0, w: at.w * grown, h: at.h * grown },
  ];
  out.push({ sprite: frame, calm: true, keys }, { sprite: edge, calm: true, keys });
  return out;
}

export const fadeKeys = (ms: number, alpha: number): Key[] => [
  { at: 0, alpha: 0 },
  { at: ms * 0.14, alpha },
  { at: ms * 0.84, alpha },
  { at: ms, alpha: 0 },
];
