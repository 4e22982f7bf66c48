import type { Thing } from '../../app/ports/board.ts';
import type { Box } from '../box.ts';
import type { Print } from './print.ts';

/** From the back to the front. What shares a texture shares a layer, so that a layer is a draw call or two. */
export const LAYERS = [
  'backdrop',
  'panels',
  'screen',
  'piles',
  'throngs',
  'cast',
  'chips',
  'tokens',
  'labels',
  'glow',
  'limbo',
  'air',
  'dice',
  'veil',
  'moment',
  'title',
] as const;
export type Layer = (typeof LAYERS)[number];

/** `accent`: the deck's own colour. */
export type Ink =
  | 'silver'
  | 'soft'
  | 'paper'
  | 'amber'
  | 'green'
  | 'accent'
  | 'red'
  | 'ink'
  | 'yellow'
  | 'blue'
  | 'ghost';
export type LabelFace = 'plain' | 'plate' | 'marquee' | 'poster' | 'typewriter';

export interface LabelPart {
  text: string;
  face: LabelFace;
  /** CSS pixels. */
  size: number;
  ink: Ink;
  /** Printed on the cap of a key. */
  cap?: boolean;
}

/** A mount behind a label; `ground` is dark and no more. */
export type Mount = 'none' | 'ground' | 'pill' | 'disc' | 'stamp' | 'tab';

export type PanelLook =
  | 'slot'
  | 'slot-empty'
  | 'seat'
  | 'seat-turn'
  | 'seat-out'
  | 'screen'
  | 'sanctuary'
  | 'pile'
  | 'gap'
  | 'film'
  | 'lamp'
  | 'tick'
  | 'bar'
  | 'bar-fill'
  | 'glow'
  | 'point'
  | 'beam'
  | 'veil'
  | 'iris'
  | 'burn'
  | 'ember'
  | 'burst'
  | 'dots'
  | 'reticle'
  | 'claws'
  | 'puff'
  | 'shade'
  | 'strip'
  | 'sweep'
  | 'dusk'
  | 'projector'
  | 'grain';

/** What is drawn together is baked together, so that a layer costs a draw call or two and not one a card. */
export const SHEETS = ['big', 'small', 'labels', 'panels', 'wide'] as const;
export type SheetName = (typeof SHEETS)[number];

/** What only one game has: it brings its painter along, and two with the same key are painted alike. */
export interface OwnArt {
  art: 'own';
  key: string;
  sheet: SheetName;
  /** Room around it for light and shadow, in units of the drawing. */
  pad: number;
  paint(ctx: CanvasRenderingContext2D, w: number, h: number, print: Print): void;
  /** Where it is as large as what is written on it; null: as large as it is shown. */
  measure: ((ruler: CanvasRenderingContext2D, textScale: number) => { w: number; h: number }) | null;
  /** A back is turned over when its card is shown. */
  side: 'face' | 'back';
}

/** Which picture a sprite wears; the stage bakes or finds it. */
export type Art =
  | OwnArt
  /** `stats` where they differ from the printed ones. */
  | { art: 'face'; card: string; look: 'plain' | 'cast' | 'turned'; stats?: Readonly<Record<string, number | null>> }
  | { art: 'back'; deck: 'movie' | 'survivor' }
  | { art: 'chip'; card: string }
  | { art: 'portrait'; card: string; edge: Ink }
  | { art: 'board'; frame: string }
  | { art: 'label'; parts: readonly LabelPart[]; mount: Mount; edge: Ink }
  | { art: 'panel'; look: PanelLook; edge: Ink }
  /** A chance, from 0 to 1, of which `least` cannot be helped; `size` is that of its number. */
  | { art: 'ring'; lost: number; least: number; grave: boolean; size: number; text: string }
  | { art: 'clapper' }
  | { art: 'leader'; count: number; shut: boolean }
  | { art: 'picture'; name: string };

export interface Pose {
  /** The centre, or the left or right edge with an anchor. */
  x: number;
  y: number;
  /** Nought: as large as it was baked. */
  w: number;
  h: number;
  angle: number;
  alpha: number;
  /** From 0, black, to 1: things that recede are darker, not thinner. */
  light: number;
}

export interface Sprite extends Pose {
  id: string;
  art: Art;
  layer: Layer;
  order: number;
  anchor: 0 | 0.5 | 1;
  /** What pointing at it can mean, most exact first. */
  things: readonly Thing[];
  /** How large it is to a pointer, where its picture alone knows its own size. */
  reach?: { w: number; h: number };
  /** Recedes while something else is asked for. */
  recedes: boolean;
}

type Extra = Partial<Omit<Sprite, 'id' | 'art' | 'layer'>>;

export function sprite(id: string, art: Art, layer: Layer, at: Box, extra: Extra = {}): Sprite {
  return {
    id,
    art,
    layer,
    x: at.x + at.w / 2,
    y: at.y + at.h / 2,
    w: at.w,
    h: at.h,
    angle: 0,
    alpha: 1,
    light: 1,
    order: 0,
    anchor: 0.5,
    things: [],
    recedes: false,
    ...extra,
  };
}

export function label(
  id: string,
  parts: readonly LabelPart[],
  at: { x: number; y: number },
  extra: Extra & { mount?: Mount; edge?: Ink; layer?: Layer } = {},
): Sprite {
  const { mount = 'none', edge = 'silver', layer = 'labels', ...rest } = extra;
  const art: Art = { art: 'label', parts, mount, edge };
  return sprite(id, art, layer, { x: at.x, y: at.y, w: 0, h: 0 }, rest);
}

export const panel = (
  id: string,
  look: PanelLook,
  at: Box,
  extra: Extra & { edge?: Ink; layer?: Layer } = {},
): Sprite => {
  const { edge = 'silver', layer = 'panels', ...rest } = extra;
  return sprite(id, { art: 'panel', look, edge }, layer, at, rest);
};

export const token = (id: string, frame: string, at: Box, extra: Extra & { layer?: Layer } = {}): Sprite => {
  const { layer = 'tokens', ...rest } = extra;
  return sprite(id, { art: 'board', frame }, layer, at, rest);
};
