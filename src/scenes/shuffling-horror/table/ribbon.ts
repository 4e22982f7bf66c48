import { type RibbonStop, ribbonOf, type When } from '../../../games/shuffling-horror/app/ports/ribbon.ts';
import { TABLE } from '../../../text/play/table.ts';
import { type Box, box } from '../../box.ts';
import { LEAST_TEXT } from '../../least-text.ts';
import { type Ink, label, panel, type Sprite, sprite } from '../../stage/sprite.ts';
import type { TableContext } from './context.ts';

const INKS: Record<When, Ink> = { done: 'soft', now: 'amber', next: 'silver' };
const FACE = 28;
const GAP = 4;
const STEP = 22;
const WORD = 14.5;
/** A letter of the plain face, over its size. */
const LETTER = 0.51;

/** A part of the strip: so wide, and drawn from its left edge. */
interface Piece {
  w: number;
  at: (x: number) => Sprite[];
}

/** A strip of film under the screen: who has acted, who acts, who comes, and the Director. Narrow: faces only. */
export function ribbonSprites(context: TableContext): Sprite[] {
  const { layout, view } = context;
  const { ribbon: at, unit } = layout;
  const stops = ribbonOf(view);
  const tries = [
    { names: true, arrows: true, next: true, face: FACE },
    { names: true, arrows: true, next: false, face: FACE },
    { names: false, arrows: true, next: false, face: FACE },
    { names: false, arrows: false, next: false, face: FACE },
    { names: false, arrows: false, next: false, face: FACE * 0.72 },
  ].map((look) => piecesOf(context, stops, look));
  const wide = (pieces: readonly Piece[]): number => pieces.reduce((sum, { w }) => sum + w, 0);
  const pieces = tries.find((it) => wide(it) <= at.w - 16 * unit) ?? (tries.at(-1) as Piece[]);
  let x = at.x + Math.max(6 * unit, (at.w - wide(pieces)) / 2);
  return [
    panel('ribbon', 'film', at),
    ...pieces.flatMap((piece) => {
      const sprites = piece.at(x);
      x += piece.w;
      return sprites;
    }),
  ];
}

interface Look {
  names: boolean;
  arrows: boolean;
  /** The round after this. */
  next: boolean;
  face: number;
}

function piecesOf(context: TableContext, stops: readonly RibbonStop[], look: Look): Piece[] {
  const { view, layout } = context;
  const { unit } = layout;
  const gap: Piece = { w: STEP * 0.6 * unit, at: () => [] };
  const arrow = (id: string): Piece[] => (look.arrows ? [gap, word(context, id, '→', 'soft'), gap] : [gap]);
  const out: Piece[] = [word(context, 'ribbon round', TABLE.round(view.round), 'paper')];
  stops.forEach((stop, i) => {
    out.push(...(i === 0 ? [gap] : arrow(`ribbon arrow ${i}`)), ...stopOf(context, stop, look));
  });
  if (look.next)
    out.push(...arrow('ribbon arrow next'), word(context, 'ribbon next', TABLE.round(view.round + 1), 'soft'));
  return out;
}

function stopOf(context: TableContext, { whose, when, pod, faces }: RibbonStop, look: Look): Piece[] {
  const { unit } = context.layout;
  const gap = { w: GAP * unit, at: () => [] };
  if (whose === 'director') {
    return [word(context, 'ribbon director', TABLE.director, when === 'done' ? 'soft' : 'red')];
  }
  const name = pod ? TABLE.podPlayer(whose + 1, context.view.deck) : TABLE.seat(whose + 1);
  const short =
    faces.length === 0 ? [word(context, `ribbon seat ${whose}`, String(whose + 1), pod ? 'accent' : INKS[when])] : [];
  return [
    ...(look.names ? [word(context, `ribbon seat ${whose}`, name, pod ? 'accent' : INKS[when]), gap] : short),
    ...faces.flatMap((it) => [faceOf(context, it.survivor, it.when, look.face), gap]),
    ...(when === 'done' ? [tick(context, whose)] : []),
  ];
}

function word({ layout }: TableContext, id: string, text: string, ink: Ink): Piece {
  const { ribbon, unit } = layout;
  const size = Math.max(LEAST_TEXT * layout.text, WORD * unit * layout.text);
  return {
    w: (text === '→' ? 0.9 : text.length * LETTER) * size,
    at: (x) => [
      label(id, [{ text, face: 'plain', size: WORD * unit, ink }], { x, y: ribbon.y + ribbon.h / 2 }, { anchor: 0 }),
    ],
  };
}

/** Grey who has acted, amber who acts. */
function faceOf({ layout }: TableContext, survivor: string, when: When, face: number): Piece {
  const { ribbon, unit } = layout;
  const size = Math.round(face * unit);
  const edge = when === 'now' ? 'amber' : 'soft';
  const spot = (x: number): Box => box(x, ribbon.y + (ribbon.h - size) / 2, size, size);
  return {
    w: size,
    at: (x) => [
      sprite(`ribbon ${survivor}`, { art: 'portrait', card: survivor, edge }, 'chips', spot(x), {
        things: [{ thing: 'survivor', survivor }],
        light: when === 'done' ? 0.45 : 1,
      }),
    ],
  };
}

function tick({ layout }: TableContext, seat: number): Piece {
  const { ribbon, unit } = layout;
  const size = Math.round(16 * unit);
  return {
    w: size,
    at: (x) => [
      panel(`ribbon tick ${seat}`, 'tick', box(x, ribbon.y + (ribbon.h - size) / 2, size, size), {
        edge: 'green',
        layer: 'chips',
      }),
    ],
  };
}
