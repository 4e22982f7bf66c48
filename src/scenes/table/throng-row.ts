import type { TableThing } from '../../app/ports.ts';
import type { CardId, Side } from '../../rules/index.ts';
import { TABLE } from '../../text/table.ts';
import { type Box, box, CARD_SHAPE } from '../box.ts';
import type { TableAsk } from './ask.ts';
import { label, panel, type Sprite, sprite } from './sprite.ts';

/** R8.1: six slots of the Director across the top. */
export function throngSprites(ask: TableAsk): Sprite[] {
  const { layout, view } = ask;
  return layout.slots.flatMap((slot, i) => {
    const cards = view.throngs[i] ?? [];
    const things = thingsOf('director', i);
    const out: Sprite[] = [panel(`slot ${i}`, cards.length > 0 ? 'slot' : 'slot-empty', slot, { things })];
    if (cards.length === 0)
      out.push(
        label(
          `slot name ${i}`,
          [{ text: TABLE.numeral(i), face: 'marquee', size: slot.h * 0.18, ink: 'soft' }],
          {
            x: slot.x + slot.w / 2,
            y: slot.y + slot.h / 2,
          },
          { alpha: 0.6 },
        ),
      );
    return [
      ...out,
      ...fan(ask, 'director', i, cards, box(slot.x, slot.y, slot.w, slot.h * 0.93)),
      ...strength(ask, i, slot),
      ...countdown(ask, 'director', i, slot, 42 * layout.unit),
    ];
  });
}

export const thingsOf = (side: Side, slot: number): TableThing[] => [
  { thing: 'throng', foe: { side, slot } },
  { thing: 'slot', side, slot },
];

/** The first card lies on top, so that the numbers of all of them, at their right, stay in sight. */
export function fan(ask: TableAsk, side: Side, slot: number, cards: readonly CardId[], room: Box): Sprite[] {
  const w = Math.round(Math.min((room.h * 0.9) / CARD_SHAPE, room.w * ([0.84, 0.62, 0.52][cards.length - 1] ?? 0.52)));
  const h = Math.round(w * CARD_SHAPE);
  const step = cards.length > 1 ? Math.min(w * 0.56, (room.w * 0.95 - w) / (cards.length - 1)) : 0;
  const tilt = [[0], [-3, 3], [-4, 0, 4]][cards.length - 1] ?? [];
  return cards.map((card, i) => {
    const x = room.x + room.w / 2 + (i - (cards.length - 1) / 2) * step - w / 2;
    const turned = ask.facts.card(card).stats !== null;
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

/** `9 · hits 83 %`, at the slot's lower edge. */
function strength({ view, layout, facts }: TableAsk, slot: number, at: Box): Sprite[] {
  const cards = view.throngs[slot] ?? [];
  if (cards.length === 0) return [];
  const needed = facts.needed(view, { side: 'director', slot });
  const percent = Math.round(facts.hitChance(needed) * 100);
  return [
    label(
      `strength director ${slot}`,
      [
        { text: String(facts.strength(view, cards)), face: 'plate', size: 17 * layout.unit, ink: 'accent' },
        { text: `  ${TABLE.hits(percent)}`, face: 'plain', size: 15 * layout.unit, ink: 'silver' },
      ],
      { x: at.x + at.w / 2, y: at.y + at.h },
      { mount: 'pill', edge: 'accent', things: thingsOf('director', slot) },
    ),
  ];
}

export const tokenId = (side: Side, slot: number): string => `countdown ${side} ${slot}`;

/** R18.6: a bit of film leader with the number on it, on the corner of a throng that has attacked in this cycle. */
function countdown({ view, facts }: TableAsk, side: Side, slot: number, at: Box, size: number): Sprite[] {
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
export function podThrong(ask: TableAsk, seat: number, slot: number, at: Box): Sprite[] {
  const { view, facts, layout } = ask;
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
    ...fan(ask, seat, slot, cards, box(at.x, at.y, at.w, at.h * 0.86)),
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
    ...countdown(ask, seat, slot, at, 26 * layout.unit),
  ];
}
