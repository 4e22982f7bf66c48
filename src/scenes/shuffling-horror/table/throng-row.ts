import type { TableThing } from '../../../games/shuffling-horror/app/ports/table-things.ts';
import type { CardId, Side } from '../../../rules/shuffling-horror/index.ts';
import { TABLE } from '../../../text/play/table.ts';
import { type Box, box, CARD_SHAPE } from '../../box.ts';
import { label, panel, type Sprite, sprite } from '../../stage/sprite.ts';
import type { TableContext } from './context.ts';

/** R8.1: six slots of the Director across the top. */
export function throngSprites(context: TableContext): Sprite[] {
  const { layout, view } = context;
  return layout.slots.flatMap((slot, i) => {
    const cards = view.throngs[i] ?? [];
    const things = thingsOf('director', i);
    const out: Sprite[] = [panel(`slot ${i}`, cards.length > 0 ? 'slot' : 'slot-empty', slot, { things })];
    if (cards.length === 0)
      out.push(
        label(
          `slot name ${i}`,
          [{ text: TABLE.numeral(i), face: 'marquee', size: 20 * layout.unit, ink: 'soft' }],
          {
            x: slot.x + slot.w / 2,
            y: slot.y + slot.h / 2,
          },
          { alpha: 0.6 },
        ),
      );
    const place = layout.throngs[i] ?? { slot, cards: slot, figure: null };
    return [
      ...out,
      ...fan(context, 'director', i, cards, place.cards),
      ...(place.figure === null ? strength(context, i, slot) : figure(context, i, place.figure)),
      ...countdown(context, 'director', i, slot, 42 * layout.unit),
    ];
  });
}

export const thingsOf = (side: Side, slot: number): TableThing[] => [{ thing: 'throng', side, slot }];

/** The first card lies on top, so that the numbers of all of them, at their right, stay in sight. */
export function fan(context: TableContext, side: Side, slot: number, cards: readonly CardId[], room: Box): Sprite[] {
  const w = Math.round(Math.min((room.h * 0.9) / CARD_SHAPE, room.w * ([0.92, 0.62, 0.52][cards.length - 1] ?? 0.52)));
  const h = Math.round(w * CARD_SHAPE);
  const step = cards.length > 1 ? Math.min(w * 0.95, (room.w * 0.97 - w) / (cards.length - 1)) : 0;
  const tilt = [[0], [-3, 3], [-4, 0, 4]][cards.length - 1] ?? [];
  return cards.map((card, i) => {
    const x = room.x + room.w / 2 + (i - (cards.length - 1) / 2) * step - w / 2;
    const turned = context.facts.card(card).stats !== null;
    return sprite(
      `card ${card}`,
      { art: 'face', card, look: turned ? 'turned' : 'plain' },
      'throngs',
      box(x, room.y + (room.h - h) / 2, w, h),
      {
        angle: tilt[i] ?? 0,
        order: cards.length - i,
        things: [{ thing: 'card', card }, ...thingsOf(side, slot)],
        recedes: true,
      },
    );
  });
}

const percentOf = ({ view, facts }: TableContext, slot: number): number =>
  Math.round(facts.hitChance(facts.needed(view, { side: 'director', slot })) * 100);

/** Beside its cards: its name, its number, and how likely that hits. What is left below it is for whom it may go for. */
function figure(context: TableContext, slot: number, at: Box): Sprite[] {
  const { view, layout, facts } = context;
  const { unit } = layout;
  const things = thingsOf('director', slot);
  const x = at.x + at.w / 2;
  const strong = String(facts.strength(view, view.throngs[slot] ?? []));
  return [
    label(
      `throng name ${slot}`,
      [{ text: TABLE.throng(slot), face: 'plain', size: 14 * unit, ink: 'soft' }],
      { x, y: at.y + 13 * unit },
      { things },
    ),
    label(
      `strength director ${slot}`,
      [{ text: strong, face: 'plate', size: 36 * unit, ink: 'accent' }],
      { x, y: at.y + 44 * unit },
      { things },
    ),
    label(
      `hits director ${slot}`,
      [{ text: TABLE.hits(percentOf(context, slot)), face: 'plain', size: 15 * unit, ink: 'silver' }],
      { x, y: at.y + 77 * unit },
      { things },
    ),
  ];
}

/** `9 · hits 83 %`, at the slot's lower edge, where there is no room beside the cards. */
function strength(context: TableContext, slot: number, at: Box): Sprite[] {
  const { view, layout, facts } = context;
  const cards = view.throngs[slot] ?? [];
  if (cards.length === 0) return [];
  return [
    label(
      `strength director ${slot}`,
      [
        { text: String(facts.strength(view, cards)), face: 'plate', size: 17 * layout.unit, ink: 'accent' },
        { text: `  ${TABLE.hits(percentOf(context, slot))}`, face: 'plain', size: 15 * layout.unit, ink: 'silver' },
      ],
      { x: at.x + at.w / 2, y: at.y + at.h - 9 * layout.unit },
      { mount: 'pill', edge: 'accent', things: thingsOf('director', slot) },
    ),
  ];
}

export const tokenId = (side: Side, slot: number): string => `countdown ${side} ${slot}`;

/** R18.6: a bit of film leader with the number on it, on the corner of a throng that has attacked in this cycle. */
function countdown({ view, facts }: TableContext, side: Side, slot: number, at: Box, size: number): Sprite[] {
  const count = facts.token(view, side, slot);
  if (count === null) return [];
  const corner = box(Math.round(at.x - size * 0.2), Math.round(at.y - size * 0.12), Math.round(size), Math.round(size));
  return [
    sprite(tokenId(side, slot), { art: 'leader', count, shut: false }, 'tokens', corner, {
      things: thingsOf(side, slot),
    }),
  ];
}

/** A Pod Player's throng: a small heap with its number. */
export function podThrong(context: TableContext, seat: number, slot: number, at: Box): Sprite[] {
  const { view, facts, layout } = context;
  const cards = view.seats[seat]?.throngs[slot] ?? [];
  const out: Sprite[] = [
    panel(`slot ${seat} ${slot}`, cards.length ? 'slot' : 'slot-empty', at, {
      things: thingsOf(seat, slot),
      alpha: cards.length ? 1 : 0.55,
    }),
  ];
  if (cards.length === 0) return out;
  const needed = facts.needed(view, { side: seat, slot });
  return [
    ...out,
    ...fan(context, seat, slot, cards, box(at.x, at.y, at.w, at.h * 0.86)),
    label(
      `strength ${seat} ${slot}`,
      [
        {
          text: TABLE.podHits(facts.strength(view, cards), Math.round(facts.hitChance(needed) * 100)),
          face: 'plain',
          size: Math.max(10, 12 * layout.unit),
          ink: 'accent',
        },
      ],
      { x: at.x + at.w / 2, y: at.y + at.h - 7 * layout.unit },
      { mount: 'pill', edge: 'accent', things: thingsOf(seat, slot) },
    ),
    ...countdown(context, seat, slot, at, 26 * layout.unit),
  ];
}
