import { panel, type Sprite, sprite } from '../../stage/sprite.ts';
import { clapperSprites } from './clapper.ts';
import type { TableContext } from './context.ts';
import { diceSprites } from './dice-tray.ts';
import { type Emphasis, emphasise } from './emphasis.ts';
import { limboSprites } from './limbo.ts';
import { pileSprites } from './piles.ts';
import { trackSprites } from './reel-track.ts';
import { ribbonSprites } from './ribbon.ts';
import { sanctuarySprites } from './sanctuary-column.ts';
import { screenSprites } from './screen.ts';
import { seatSprites } from './seats.ts';
import { isReplaced, threatSprites } from './threat.ts';
import { throngSprites } from './throng-row.ts';

/** The whole table from a view: the same view always gives the same sprites. */
export function picture(context: TableContext, emphasis: Emphasis): Sprite[] {
  const sprites = laid(context);
  return [...emphasise(sprites, emphasis, context), ...clapperSprites(context, sprites)];
}

const laid = (context: TableContext): Sprite[] =>
  [
    ...(context.stark ? [] : [backdrop(context), lamp(context)]),
    ...trackSprites(context),
    ...directorSprites(context),
    ...throngSprites(context).filter(({ id }) => !isReplaced(context, id)),
    panel('column', 'seat', context.layout.column, { order: -1 }),
    ...sanctuarySprites(context),
    ...pileSprites(context),
    ...screenSprites(context),
    ...seatSprites(context),
    ...ribbonSprites(context),
    ...threatSprites(context),
    ...limboSprites(context),
    ...diceSprites(context),
    ...(context.grain ? [panel('grain', 'grain', context.layout.cloth, { layer: 'limbo', order: -9 })] : []),
  ].map((s) => (context.forward.has(s.id) ? stepped(s, context.layout.unit) : s));

/** The Director's corner is lit while it is the Director's turn. */
function directorSprites({ view, layout }: TableContext): Sprite[] {
  if (view.turn?.side !== 'director') return [];
  return [panel('director', 'seat-turn', layout.dom.director, { edge: 'accent' })];
}

/** A step towards the cast. */
const stepped = (s: Sprite, unit: number): Sprite => ({ ...s, y: s.y + 16 * unit, order: s.order + 10 });

/** What the screen throws on the lot. */
const lamp = ({ layout }: TableContext): Sprite =>
  panel('lamp', 'lamp', { x: 0, y: 0, ...layout.window }, { layer: 'backdrop', order: 1 });

/** Fills the window whatever its shape, horizon behind the screen's foot. */
function backdrop({ layout }: TableContext): Sprite {
  const { w, h } = layout.window;
  const scale = Math.max(w / 1920, h / 1080);
  const at = { x: (w - 1920 * scale) / 2, y: (h - 1080 * scale) / 2, w: 1920 * scale, h: 1080 * scale };
  return sprite('backdrop', { art: 'picture', name: 'backdrop' }, 'backdrop', at);
}
