import { type AimOf, type DangerOf, GRAVE_DANGER } from '../../../games/shuffling-horror/app/ports/threat.ts';
import { TABLE } from '../../../text/play/table.ts';
import { type Box, box } from '../../box.ts';
import { label, type Sprite, sprite } from '../../stage/sprite.ts';
import type { TableContext } from './context.ts';
import { thingsOf } from './throng-row.ts';

/** Nothing that is not certain looks it. */
const whole = (p: number): number => (p <= 0 ? 0 : p >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(p * 100))));
const percent = (p: number): string => `${whole(p)}%`;

/** R10: what the coming Director's turn may do, on the survivors and beside the throngs. */
export function threatSprites(context: TableContext): Sprite[] {
  const { threat } = context;
  if (!threat) return [];
  return [
    ...threat.dangers.flatMap((danger) => ringOn(context, danger)),
    ...threat.aims.flatMap((aim) => aimsOf(context, aim)),
  ];
}

/** A ring over the size of its number. */
const AROUND = 2.9;

/** A ring on the upper left corner of a survivor's card; what would be left of it stands beside it. */
function ringOn({ view, layout }: TableContext, { survivor, lost, least, after }: DangerOf): Sprite[] {
  const at = placeOf(view.seats, layout.seats, survivor);
  if (at === null || lost <= 0) return [];
  const grave = lost >= GRAVE_DANGER;
  const size = (grave ? 15 : 12.5) * layout.unit;
  const centre = { x: at.x + size * 1.15, y: at.y + size * 0.95 };
  const things = [
    { thing: 'danger' as const, survivor },
    { thing: 'survivor' as const, survivor },
  ];
  const ring = sprite(
    `danger ${survivor}`,
    { art: 'ring', lost: whole(lost) / 100, least: whole(least) / 100, grave, size, text: percent(lost) },
    'labels',
    { ...centre, w: 0, h: 0 },
    { things, order: 2, reach: { w: size * AROUND, h: size * AROUND } },
  );
  if (after === null || whole(after.lost) === whole(lost)) return [ring];
  const text = ` → ${percent(after.lost)}`;
  return [
    label(
      `danger after ${survivor}`,
      [{ text, face: 'plain', size: 14 * layout.unit, ink: 'amber' }],
      { x: centre.x + size * 0.9, y: centre.y },
      { mount: 'pill', edge: 'amber', anchor: 0, things, order: 1 },
    ),
    ring,
  ];
}

function placeOf(
  seats: TableContext['view']['seats'],
  places: TableContext['layout']['seats'],
  survivor: string,
): Box | null {
  for (let seat = 0; seat < seats.length; seat++) {
    const at = seats[seat]?.pool.findIndex(({ id }) => id === survivor) ?? -1;
    if (at >= 0) return places[seat]?.cards[at] ?? null;
  }
  return null;
}

/** The likeliest faces below a throng's number; while somebody aims, what would be left of the throng in place of that. */
function aimsOf(context: TableContext, aim: AimOf): Sprite[] {
  const { layout } = context;
  const place = aim.side === 'director' ? layout.throngs[aim.slot] : undefined;
  if (place === undefined) return [];
  const left = aim.after?.strength === 0 ? { ...aim, faces: [] } : aim; // nobody would be left to go for anybody
  return place.figure === null ? onEdge(context, left, place.slot) : beside(context, left, place.figure);
}

function beside(context: TableContext, { side, slot, faces, after }: AimOf, at: Box): Sprite[] {
  const { unit } = context.layout;
  const now = strengthNow(context, slot);
  const things = thingsOf(side, slot);
  const x = at.x + at.w / 2;
  const d = Math.round(32 * unit);
  const step = at.w / 3;
  const left = x - ((faces.length - 1) * step) / 2;
  const y = at.y + 90 * unit;
  return [
    ...faces.flatMap(({ card, p }, i) => [
      face(card, `${slot} ${i}`, box(Math.round(left + i * step - d / 2), Math.round(y), d, d), things),
      label(
        `aim p ${slot} ${i}`,
        [{ text: percent(p), face: 'plain', size: 13 * unit, ink: 'red' }],
        { x: left + i * step, y: Math.min(at.y + at.h - 3 * unit, y + d + 10 * unit) },
        { mount: 'ground', things }, // stars of the sky made other digits of them
      ),
    ]),
    ...(after === null
      ? []
      : [
          label(
            `strength after ${slot}`,
            [{ text: `${now} → ${after.strength}`, face: 'plate', size: 26 * unit, ink: 'amber' }],
            { x, y: at.y + 44 * unit },
            { mount: 'pill', edge: 'amber', things, order: 3 },
          ),
          label(
            `hits after ${slot}`,
            [{ text: TABLE.hits(whole(after.hits)), face: 'plain', size: 15 * unit, ink: 'amber' }],
            { x, y: at.y + 77 * unit },
            { mount: 'pill', edge: 'amber', things, order: 3 },
          ),
        ]),
  ];
}

/** Where there is no room beside the cards: along the upper edge, and what would be left over the lower one. */
function onEdge(context: TableContext, { side, slot, faces, after }: AimOf, at: Box): Sprite[] {
  const { unit } = context.layout;
  const now = strengthNow(context, slot);
  const things = thingsOf(side, slot);
  const d = Math.round(26 * unit);
  const step = at.w / 3;
  const left = at.x + at.w / 2 - ((faces.length - 1) * step) / 2;
  return [
    ...faces.flatMap(({ card, p }, i) => {
      const x = Math.round(left + i * step - d * 0.9);
      const y = Math.round(at.y - 3 * unit);
      return [
        label(
          `aim p ${slot} ${i}`,
          [{ text: `  ${percent(p)}`, face: 'plain', size: 12 * unit, ink: 'red' }],
          { x: x + d * 0.6, y: y + d / 2 },
          { mount: 'pill', edge: 'red', anchor: 0, things, order: 1 },
        ),
        face(card, `${slot} ${i}`, box(x, y, d, d), things),
      ];
    }),
    ...(after === null
      ? []
      : [
          label(
            `strength after ${slot}`,
            [
              {
                text: `${now} → ${after.strength}  ${TABLE.hits(whole(after.hits))}`,
                face: 'plain',
                size: 15 * unit,
                ink: 'amber',
              },
            ],
            { x: at.x + at.w / 2, y: at.y + at.h - 9 * unit },
            { mount: 'pill', edge: 'amber', things, order: 3 },
          ),
        ]),
  ];
}

const strengthNow = ({ view, facts }: TableContext, slot: number): number =>
  facts.strength(view, view.throngs[slot] ?? []);

/** What a throng comes to stands in the place of what it is. */
export const isReplaced = ({ threat }: TableContext, id: string): boolean =>
  threat?.aims.some(
    ({ side, slot, after }) => after !== null && (id === `strength ${side} ${slot}` || id === `hits ${side} ${slot}`),
  ) ?? false;

const face = (card: string, id: string, at: Box, things: Sprite['things']): Sprite =>
  sprite(`aim ${id}`, { art: 'portrait', card, edge: 'red' }, 'labels', at, { things, order: 2 });
