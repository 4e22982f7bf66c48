import type { TableThing } from '../../app/ports.ts';
import type { PublicView } from '../../rules/index.ts';
import { TABLE } from '../../text/table.ts';
import { type Box, box, CARD_SHAPE } from '../box.ts';
import type { TableAsk } from './ask.ts';
import { label, panel, type Sprite, sprite } from './sprite.ts';
import { uses } from './survivor-card.ts';

type Sanctuary = PublicView['sanctuaries'][number];

const slotOf = ({ facts }: TableAsk, id: string): number => facts.card(id).slot ?? 0;

export function sanctuarySlot(ask: TableAsk, id: string): Box {
  return ask.layout.sanctuaries[slotOf(ask, id)] as Box;
}

export function sanctuarySprites(ask: TableAsk): Sprite[] {
  const { view, layout } = ask;
  const open = new Set(view.sanctuaries.map((s) => slotOf(ask, s.id)));
  const closed = layout.sanctuaries.flatMap((slot, i) =>
    open.has(i) ? [] : [closedSlot(slot, i, layout.unit)].flat(),
  );
  return [...closed, ...view.sanctuaries.flatMap((s) => openSlot(ask, s))];
}

function closedSlot(slot: Box, i: number, unit: number): Sprite[] {
  const card = cardPlace(slot, unit);
  return [
    panel(`sanctuary ${i}`, 'slot-empty', card, { alpha: 0.7 }),
    label(
      `sanctuary name ${i}`,
      [{ text: TABLE.sanctuary(i), face: 'plain', size: 13 * unit, ink: 'soft' }],
      { x: slot.x, y: slot.y + 8 * unit },
      { anchor: 0, alpha: 0.8 },
    ),
  ];
}

export function cardPlace(slot: Box, unit: number): Box {
  const h = slot.h - 20 * unit;
  const w = Math.round(Math.min(slot.w * 0.46, h / CARD_SHAPE));
  return box(slot.x, slot.y + 20 * unit, w, Math.round(w * CARD_SHAPE));
}

function openSlot(ask: TableAsk, s: Sanctuary): Sprite[] {
  const { view, layout, facts } = ask;
  const { unit } = layout;
  const slot = sanctuarySlot(ask, s.id);
  const i = slotOf(ask, s.id);
  const card = cardPlace(slot, unit);
  const things: TableThing[] = [
    { thing: 'sanctuary', sanctuary: s.id },
    { thing: 'card', card: s.id },
  ];
  const most = facts.card(s.id).points ?? s.points;
  const x = card.x + card.w + 10 * unit;
  const w = slot.x + slot.w - x;
  const bar = box(x, card.y + 22 * unit, w, 8 * unit);
  const part = Math.max(0.001, Math.min(1, s.points / most));
  const danger = part <= 0.34 ? 'red' : 'yellow';
  return [
    label(
      `sanctuary name ${i}`,
      [{ text: TABLE.sanctuary(i), face: 'plain', size: 13 * unit, ink: 'yellow' }],
      { x: slot.x, y: slot.y + 8 * unit },
      { anchor: 0 },
    ),
    sprite(`card ${s.id}`, { art: 'face', card: s.id, look: 'plain' }, 'throngs', card, { things, recedes: true }),
    label(
      `points ${s.id}`,
      [{ text: TABLE.points(s.points, most), face: 'plain', size: 15 * unit, ink: 'silver' }],
      { x, y: card.y + 8 * unit },
      { anchor: 0 },
    ),
    panel(`bar ${s.id}`, 'bar', bar),
    panel(`bar fill ${s.id}`, 'bar-fill', box(bar.x, bar.y, Math.max(bar.h, bar.w * part), bar.h), {
      order: 1,
      edge: danger,
      alpha: s.points > 0 ? 1 : 0,
    }),
    ...guests(ask, s, box(x, bar.y + 16 * unit, w, card.y + card.h - bar.y - 16 * unit), things),
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

/** Who is inside, in rows of three; below them the store, and what lurks. */
function guests(ask: TableAsk, s: Sanctuary, room: Box, things: TableThing[]): Sprite[] {
  const { view, layout } = ask;
  const { unit } = layout;
  const inside = view.seats.flatMap((seat) => seat.pool.filter((p) => p.place === s.id));
  const size = Math.min((room.w - 8 * unit) / 3, room.h * 0.44);
  const spot = (row: number, i: number): Box =>
    box(room.x + i * (size + 4 * unit), room.y + row * (size + 6 * unit), size, size);
  const out = inside.map((p, i) =>
    sprite(`guest ${p.id}`, { art: 'portrait', card: p.id }, 'chips', spot(0, i), {
      things: [{ thing: 'survivor', survivor: p.id }, ...things],
    }),
  );
  const room3 = ask.facts.card(s.id).room ?? 2;
  for (let i = inside.length; i < room3; i++)
    out.push(panel(`room ${s.id} ${i}`, 'pile', spot(0, i), { alpha: 0.6, things }));
  const kept = [...(s.lurker === null ? [] : [s.lurker]), ...s.store];
  const step = kept.length > 3 ? (room.w - size) / (kept.length - 1) : size + 4 * unit;
  kept.forEach((card, i) => {
    const at = spot(1, 0);
    const h = size * 0.86;
    out.push(
      sprite(`card ${card}`, { art: 'chip', card }, 'chips', box(at.x + i * step, at.y, size, h), {
        order: i,
        things: [{ thing: 'card', card }, ...things],
      }),
    );
    out.push(...uses(ask, card, box(at.x + i * step, at.y, size, h), 'right'));
  });
  return out;
}
