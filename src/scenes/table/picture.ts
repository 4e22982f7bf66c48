import type { TableAsk } from './ask.ts';
import { diceSprites } from './dice-tray.ts';
import { type Emphasis, emphasise } from './emphasis.ts';
import { limboSprites } from './limbo.ts';
import { pileSprites } from './piles.ts';
import { trackSprites } from './reel-track.ts';
import { sanctuarySprites } from './sanctuary-column.ts';
import { screenSprites } from './screen.ts';
import { seatSprites } from './seats.ts';
import { panel, type Sprite, sprite } from './sprite.ts';
import { throngSprites } from './throng-row.ts';

/** The whole table from a view: the same view always gives the same sprites. */
export function picture(ask: TableAsk, emphasis: Emphasis): Sprite[] {
  return emphasise(
    [
      ...(ask.stark ? [] : [backdrop(ask)]),
      ...trackSprites(ask),
      ...directorSprites(ask),
      ...throngSprites(ask),
      ...sanctuarySprites(ask),
      ...pileSprites(ask),
      ...screenSprites(ask),
      ...seatSprites(ask),
      ...limboSprites(ask),
      ...diceSprites(ask),
      ...(ask.grain ? [panel('grain', 'grain', ask.layout.cloth, { layer: 'limbo', order: -9 })] : []),
    ].map((s) => (ask.forward.has(s.id) ? stepped(s, ask.layout.unit) : s)),
    emphasis,
    ask.view,
    ask.stark,
  );
}

/** The Director's corner is lit while it is the Director's turn. */
function directorSprites({ view, layout }: TableAsk): Sprite[] {
  if (view.turn?.side !== 'director') return [];
  return [panel('director', 'seat-turn', layout.dom.director, { edge: 'accent' })];
}

/** A step towards the cast. */
const stepped = (s: Sprite, unit: number): Sprite => ({ ...s, y: s.y + 16 * unit, order: s.order + 10 });

/** Fills the window whatever its shape, horizon behind the screen's foot. */
function backdrop({ layout }: TableAsk): Sprite {
  const { w, h } = layout.window;
  const scale = Math.max(w / 1920, h / 1080);
  const at = { x: (w - 1920 * scale) / 2, y: (h - 1080 * scale) / 2, w: 1920 * scale, h: 1080 * scale };
  return sprite('backdrop', { art: 'picture', name: 'backdrop' }, 'backdrop', at);
}
