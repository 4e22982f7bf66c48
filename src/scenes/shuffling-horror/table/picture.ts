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

/** No frame of a film lies farther out of its place. */
const GRAIN_EDGE = 12;

/** The whole table from a view: the same view always gives the same sprites. */
export function picture(context: TableContext, emphasis: Emphasis): Sprite[] {
  const sprites = laid(context);
  return [...emphasise(sprites, emphasis, context), ...clapperSprites(context, sprites)];
}

const laid = (context: TableContext): Sprite[] => [
  ...(context.stark ? [] : [backdrop(context), lamp(context), ...dusk(context)]),
  ...(context.grain ? [projector(context)] : []),
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
  ...(context.grain ? [grain(context)] : []),
];

/** The Director's corner is lit while it is the Director's turn. */
function directorSprites({ view, layout }: TableContext): Sprite[] {
  if (view.turn?.side !== 'director') return [];
  return [panel('director', 'seat-turn', layout.dom.director, { edge: 'accent' })];
}

/** What the screen throws on the lot. */
const lamp = ({ layout }: TableContext): Sprite =>
  panel('lamp', 'lamp', { x: 0, y: 0, ...layout.window }, { layer: 'backdrop', order: 1 });

/** The lot lies in the dark while it is the Director's turn. */
function dusk({ view, layout: { window, screen } }: TableContext): Sprite[] {
  if (view.turn?.side !== 'director') return [];
  const top = screen.y + screen.h * 0.5;
  return [panel('dusk', 'dusk', { x: 0, y: top, w: window.w, h: window.h - top }, { layer: 'backdrop', order: 2 })];
}

/** The beam from the booth behind whoever plays. */
function projector({ layout: { window, screen } }: TableContext): Sprite {
  const top = screen.y + screen.h * 0.9;
  return panel(
    'projector',
    'projector',
    { x: screen.x, y: top, w: screen.w, h: window.h - top },
    { layer: 'backdrop', order: 3 },
  );
}

/** On all that is thrown on the lot; wider than it, because it never stands still. */
const grain = ({
  layout: {
    window: { w, h },
  },
}: TableContext): Sprite =>
  panel(
    'grain',
    'grain',
    { x: -GRAIN_EDGE, y: -GRAIN_EDGE, w: w + GRAIN_EDGE * 2, h: h + GRAIN_EDGE * 2 },
    { layer: 'limbo', order: -9 },
  );

/** Fills the window whatever its shape, horizon behind the screen's foot. */
function backdrop({ layout }: TableContext): Sprite {
  const { w, h } = layout.window;
  const scale = Math.max(w / 1920, h / 1080);
  const at = { x: (w - 1920 * scale) / 2, y: (h - 1080 * scale) / 2, w: 1920 * scale, h: 1080 * scale };
  return sprite('backdrop', { art: 'picture', name: 'backdrop' }, 'backdrop', at);
}
