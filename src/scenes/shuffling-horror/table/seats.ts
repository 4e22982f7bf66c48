import type { Survivor, View } from '../../../rules/shuffling-horror/index.ts';
import { TABLE } from '../../../text/play/table.ts';
import { type Box, box } from '../../box.ts';
import { label, panel, type Sprite, token } from '../../stage/sprite.ts';
import type { SeatPlace } from '../layout/seats.ts';
import type { TableContext } from './context.ts';
import { survivorSprites } from './survivor-card.ts';
import { podThrong } from './throng-row.ts';

/** Who acts: lit, so that whose turn it is can be told from across a desk. */
export function actingSeat(view: View): number | null {
  const side = view.turn?.side;
  if (side === undefined || side === 'director') return null;
  return typeof side === 'number' ? side : side.seat;
}

/** The survivor the open question is about, if any. */
export const actingSurvivor = (view: View): string | null =>
  view.prompt !== null && 'survivor' in view.prompt ? view.prompt.survivor : null;

export function seatSprites(context: TableContext): Sprite[] {
  const { view, layout } = context;
  const acting = actingSeat(view);
  return view.seats.flatMap((seat, i) => {
    const place = layout.seats[i];
    if (!place) return [];
    const look = acting === i ? 'seat-turn' : seat.eliminated ? 'seat-out' : 'seat';
    const out: Sprite[] = [
      panel(`seat ${i}`, look, place.panel, { edge: seat.eliminated ? 'accent' : 'amber' }),
      ...head(context, i, place),
    ];
    if (place.throngs.length > 0) {
      place.throngs.forEach((at, slot) => {
        out.push(...podThrong(context, i, slot, at));
      });
      return out;
    }
    seat.pool.forEach((survivor: Survivor, n) => {
      const at = place.cards[n];
      if (at) out.push(...survivorSprites(context, survivor, at));
    });
    place.chairs.forEach((at, n) => {
      out.push(panel(`chair ${i} ${n}`, 'pile', at, { order: 1, alpha: 0.45 }));
    });
    return out;
  });
}

function head({ view, layout }: TableContext, i: number, place: SeatPlace): Sprite[] {
  const seat = view.seats[i] as View['seats'][number];
  const { unit } = layout;
  const { can, name } = place;
  const side = name.y > can.y + can.h * 0.9;
  const text = seat.eliminated ? TABLE.podPlayer(i + 1, view.deck) : TABLE.seat(i + 1);
  const small = name.w < 70 * unit;
  const out: Sprite[] = [
    label(
      `seat name ${i}`,
      [
        {
          text: small && !side ? String(i + 1) : text,
          face: 'plain',
          size: (side ? 14 : 13) * unit,
          ink: seat.eliminated ? 'accent' : 'soft',
        },
      ],
      side
        ? { x: name.x + name.w / 2, y: can.y - name.h * 0.7 }
        : {
            x: seat.eliminated ? can.x + 4 * unit : name.x,
            y: name.y + name.h * (seat.eliminated || small ? 0.5 : 0.3),
          },
      { anchor: side ? 0.5 : 0 },
    ),
  ];
  if (!seat.eliminated) {
    out.push(token(`can ${i}`, 'reel-can', can, { things: [{ thing: 'power', seat: i }] }));
    out.push(
      label(
        `power ${i}`,
        [{ text: String(seat.power), face: 'plate', size: can.h * 0.42, ink: 'amber' }],
        { x: can.x + can.w / 2, y: can.y + can.h / 2 },
        { mount: 'disc', edge: 'soft' },
      ),
    );
    if (side || !small)
      out.push(
        label(
          `power name ${i}`,
          [{ text: TABLE.power, face: 'plain', size: (side ? 14 : 13) * unit, ink: 'soft' }],
          side ? { x: name.x + name.w / 2, y: name.y + name.h / 2 } : { x: name.x, y: name.y + name.h * 0.74 },
          { anchor: side ? 0.5 : 0 },
        ),
      );
  }
  return [...out, ...fadeIn(view, i, place, side, unit)];
}

/** R15.4: whose turn the new reel opens with. */
function fadeIn(view: View, i: number, { can, name, panel: at }: SeatPlace, side: boolean, unit: number): Sprite[] {
  if (view.fadeIn.seat !== i) return [];
  const size = (side ? 34 : 26) * unit;
  const spot: Box = side
    ? box(can.x + (can.w - size) / 2, at.y + 12 * unit, size, size)
    : box(at.x + at.w - size - 6 * unit, name.y + (name.h - size) / 2, size, size);
  return [token('fade-in', 'token-fade-in', spot)];
}
