import { WORDS } from '../../../games/geiger-man/text/words.ts';
import { type Box, box } from '../../box.ts';
import { LEAST_TEXT } from '../../least-text.ts';
import { type Ink, label, type Sprite, token } from '../../stage/sprite.ts';
import type { TableContext } from './context.ts';

/** Where the needle's foot lies on the dial's face, in parts of it; and how far it leans for a Horror Level, in degrees. */
const FOOT = { x: 0.5, y: 72 / 92 } as const;
export const lean = (horror: number): number => ((horror - 0.5) / 8 - 0.5) * 180;
const NEEDLE = { w: 16, h: 104, face: 132 } as const;
const HOURS = 12;

/** Horror as a counter's dial, Time as a clock whose wedges are what is left. */
export const dialSprites = (context: TableContext): Sprite[] => [...dial(context), ...clock(context)];

function words({ layout }: TableContext, id: string, text: string, x: number, y: number, ink: Ink): Sprite {
  const size = Math.max(LEAST_TEXT, 16 * layout.unit);
  return label(id, [{ text, face: 'plain', size, ink }], { x, y });
}

function dial(context: TableContext): Sprite[] {
  const { layout, model } = context;
  const at = layout.dial;
  const scale = at.w / NEEDLE.face;
  const foot = { x: at.x + at.w * FOOT.x, y: at.y + at.h * FOOT.y };
  const long = NEEDLE.h * scale;
  const wide = NEEDLE.w * scale;
  const needle = box(foot.x - wide / 2, foot.y - long / 2, wide, long);
  const below = at.y + at.h;
  const line = Math.max(LEAST_TEXT, 16 * layout.unit) * layout.text * 1.3;
  return [
    token('dial', 'dial-face', at, { layer: 'chips' }),
    token('needle', 'dial-needle', needle, { layer: 'chips', order: 1, angle: lean(model.horror) }),
    words(context, 'horror', WORDS.table.TABLE.horror(model.horror), foot.x, below + line * 0.7, 'silver'),
    words(context, 'dice', WORDS.prompts.ODDS.dice(model.dice), foot.x, below + line * 1.7, 'amber'),
  ];
}

function clock(context: TableContext): Sprite[] {
  const { layout, model } = context;
  const at = layout.clock;
  const x = at.x + at.w / 2;
  const hours = Array.from({ length: HOURS }, (_, hour) =>
    token(`wedge ${hour}`, 'clock-wedge', at, {
      layer: 'chips',
      order: 1,
      angle: hour * 30,
      alpha: hour < model.time ? 1 : 0,
    }),
  );
  const hub = inner(at, 0.46);
  const size = Math.round(at.w * 0.3);
  const line = Math.max(LEAST_TEXT, 16 * layout.unit) * layout.text * 1.3;
  const number = { text: model.time < 0 ? '–' : String(model.time), face: 'plate', size, ink: 'amber' } as const;
  return [
    token('clock', 'clock-face', at, { layer: 'chips' }),
    ...hours,
    token('hub', 'clock-hub', hub, { layer: 'chips', order: 2 }),
    label('time', [number], { x, y: at.y + at.h / 2 }),
    words(context, 'time left', WORDS.table.TABLE.time, x, at.y + at.h + line * 0.6, model.time < 0 ? 'red' : 'silver'),
  ];
}

const inner = (at: Box, part: number): Box => {
  const w = at.w * part;
  return box(at.x + (at.w - w) / 2, at.y + (at.h - w) / 2, w, w);
};
