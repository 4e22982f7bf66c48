import type { TableThing } from '../../../games/shuffling-horror/app/ports/table-things.ts';
import type { View } from '../../../rules/shuffling-horror/index.ts';
import { TABLE } from '../../../text/play/table.ts';
import { type Box, box, CARD_SHAPE } from '../../box.ts';
import { label, panel, type Sprite, sprite } from '../../stage/sprite.ts';
import { lineHigh } from '../layout/text-size.ts';
import type { TableContext } from './context.ts';
import { uses } from './survivor-card.ts';

type Sanctuary = View['sanctuaries'][number];

const slotOf = ({ facts }: TableContext, id: string): number => facts.card(id).slot ?? 0;

export function sanctuarySlot(context: TableContext, id: string): Box {
  return context.layout.sanctuaries[slotOf(context, id)] as Box;
}

export function sanctuarySprites(context: TableContext): Sprite[] {
  const { view, layout } = context;
  const open = new Set(view.sanctuaries.map((s) => slotOf(context, s.id)));
  const closed = layout.sanctuaries.flatMap((slot, i) =>
    open.has(i) ? [] : [closedSlot(slot, i, layout.unit)].flat(),
  );
  return [...closed, ...view.sanctuaries.flatMap((s) => openSlot(context, s))];
}

/** Nobody has found it yet: a line. */
function closedSlot(slot: Box, i: number, unit: number): Sprite[] {
  return [
    panel(`sanctuary ${i}`, 'slot-empty', slot, { alpha: 0.7 }),
    label(`sanctuary name ${i}`, [{ text: TABLE.unseenSanctuary(i), face: 'plain', size: 13 * unit, ink: 'soft' }], {
      x: slot.x + slot.w / 2,
      y: slot.y + slot.h / 2,
    }),
  ];
}

export function cardPlace(slot: Box): Box {
  const w = Math.round(Math.min(slot.w * 0.52, slot.h / CARD_SHAPE));
  return box(slot.x, slot.y, w, Math.round(w * CARD_SHAPE));
}

function openSlot(context: TableContext, s: Sanctuary): Sprite[] {
  const { view, layout, facts } = context;
  const { unit } = layout;
  const slot = sanctuarySlot(context, s.id);
  const card = cardPlace(slot);
  const things: TableThing[] = [
    { thing: 'sanctuary', sanctuary: s.id },
    { thing: 'card', card: s.id },
  ];
  const most = facts.card(s.id).points ?? s.points;
  const x = card.x + card.w + 10 * unit;
  const w = slot.x + slot.w - x;
  const line = lineHigh(15, layout.text / unit) * unit;
  const bar = box(x, card.y + line * 1.1, w, 8 * unit);
  const part = Math.max(0.001, Math.min(1, s.points / most));
  const danger = part <= 0.34 ? 'red' : 'yellow';
  return [
    sprite(`card ${s.id}`, { art: 'face', card: s.id, look: 'plain' }, 'throngs', card, { things, recedes: true }),
    label(
      `points ${s.id}`,
      [{ text: TABLE.points(s.points, most), face: 'plain', size: 15 * unit, ink: 'silver' }],
      { x, y: card.y + line * 0.55 },
      { anchor: 0 },
    ),
    panel(`bar ${s.id}`, 'bar', bar),
    panel(`bar fill ${s.id}`, 'bar-fill', box(bar.x, bar.y, Math.max(bar.h, bar.w * part), bar.h), {
      order: 1,
      edge: danger,
      alpha: s.points > 0 ? 1 : 0,
    }),
    ...guests(context, s, box(x, bar.y + 16 * unit, w, card.y + card.h - bar.y - 16 * unit), things),
    ...(view.sanctuaries.length > 0 && s.hidden !== null
      ? [
          sprite(
            `hidden ${s.id}`,
            { art: 'back', deck: 'movie' },
            'piles',
            box(card.x + 5 * unit, card.y + 6 * unit, card.w, card.h),
            { angle: 4 },
          ),
        ]
      : []),
  ];
}

/** Who is inside, in rows; below them the store, and what lurks. */
function guests(context: TableContext, s: Sanctuary, room: Box, things: TableThing[]): Sprite[] {
  const { view, layout } = context;
  const { unit } = layout;
  const inside = view.seats.flatMap((seat) => seat.pool.filter((p) => p.place === s.id));
  const places = Math.max(inside.length, context.facts.card(s.id).room ?? 2);
  // As many in a row as makes them largest, with a row left for what is kept.
  const across = Math.max(2, Math.min(places, 3, Math.round(room.w / (room.h / 3))));
  const rows = Math.ceil(places / across);
  const kept = [...(s.lurker === null ? [] : [s.lurker]), ...s.store];
  const below = kept.length > 0 ? 1 : 0;
  const size = Math.min((room.w - 4 * unit * (across - 1)) / across, room.h / (rows + below) - 5 * unit, 48 * unit);
  const spot = (row: number, i: number): Box =>
    box(
      room.x + (i % across) * (size + 4 * unit),
      room.y + (row + Math.floor(i / across)) * (size + 5 * unit),
      size,
      size,
    );
  const out = inside.map((p, i) =>
    sprite(`guest ${p.id}`, { art: 'portrait', card: p.id, edge: 'yellow' }, 'chips', spot(0, i), {
      things: [{ thing: 'survivor', survivor: p.id }, ...things],
    }),
  );
  for (let i = inside.length; i < places; i++)
    out.push(panel(`room ${s.id} ${i}`, 'pile', spot(0, i), { alpha: 0.6, things }));
  const step = kept.length > 3 ? (room.w - size) / (kept.length - 1) : size + 4 * unit;
  kept.forEach((card, i) => {
    const at = spot(rows, 0);
    const h = size * 0.86;
    out.push(
      sprite(`card ${card}`, { art: 'chip', card }, 'chips', box(at.x + i * step, at.y, size, h), {
        order: i,
        things: [{ thing: 'card', card }, ...things],
      }),
    );
    out.push(...uses(context, card, box(at.x + i * step, at.y, size, h), 'right'));
  });
  return out;
}
