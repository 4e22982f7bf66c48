import type { PublicView, Survivor } from '../../rules/index.ts';
import { TABLE } from '../../text/table.ts';
import { type Box, box } from '../box.ts';
import type { SeatPlace } from '../layout/seats.ts';
import type { TableAsk } from './ask.ts';
import { label, panel, type Sprite, token } from './sprite.ts';
import { survivorSprites } from './survivor-card.ts';
import { podThrong } from './throng-row.ts';

/** Who acts: lit, so that whose turn it is can be told from across a desk. */
export function actingSeat(view: PublicView): number | null {
  const side = view.turn?.side;
  if (side === undefined || side === 'director') return null;
  return typeof side === 'number' ? side : side.seat;
}

/** The survivor the open question is about, if any. */
export const actingSurvivor = (view: PublicView): string | null => view.prompt?.survivor ?? null;

export function seatSprites(ask: TableAsk): Sprite[] {
  const { view, layout } = ask;
  const acting = actingSeat(view);
  return view.seats.flatMap((seat, i) => {
    const place = layout.seats[i];
    if (!place) return [];
    const look = acting === i ? 'seat-turn' : seat.eliminated ? 'seat-out' : 'seat';
    const out: Sprite[] = [
      panel(`seat ${i}`, look, place.panel, { edge: seat.eliminated ? 'accent' : 'amber' }),
      ...head(ask, i, place),
    ];
    if (place.throngs.length > 0) {
      place.throngs.forEach((at, slot) => {
        out.push(...podThrong(ask, i, slot, at));
      });
      return out;
    }
    seat.pool.forEach((survivor: Survivor, n) => {
      const at = place.cards[n];
      if (at) out.push(...survivorSprites(ask, survivor, at));
    });
    for (let n = seat.pool.length; n < place.cards.length; n++)
      out.push(
        panel(`chair ${i} ${n}`, 'pile', place.cards[n] as Box, { order: 1, alpha: seat.pool.length ? 0.35 : 0.7 }),
      );
    return out;
  });
}

function head({ view, layout }: TableAsk, i: number, place: SeatPlace): Sprite[] {
  const seat = view.seats[i] as PublicView['seats'][number];
  const { unit } = layout;
  const { can, name } = place;
  const side = name.y > can.y + can.h * 0.9;
  const text = seat.eliminated ? TABLE.podPlayer(i + 1) : TABLE.seat(i + 1);
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
        ? { x: name.x + name.w / 2, y: name.y + name.h / 2 }
        : { x: seat.eliminated ? can.x + 4 * unit : name.x, y: name.y + name.h / 2 },
      { anchor: side ? 0.5 : 0 },
    ),
  ];
  if (!seat.eliminated) {
    out.push(token(`can ${i}`, 'reel-can', can));
    out.push(
      label(
        `power ${i}`,
        [{ text: String(seat.power), face: 'plate', size: can.h * 0.42, ink: 'amber' }],
        { x: can.x + can.w / 2, y: can.y + can.h / 2 },
        { mount: 'disc', edge: 'soft' },
      ),
    );
  }
  return [...out, ...fadeIn(view, i, place, side, unit)];
}

/** R15.4: whose turn the new reel opens with. */
function fadeIn(
  view: PublicView,
  i: number,
  { can, name, panel: at }: SeatPlace,
  side: boolean,
  unit: number,
): Sprite[] {
  if (view.fadeIn.seat !== i) return [];
  const size = (side ? 34 : 26) * unit;
  const spot: Box = side
    ? box(can.x + (can.w - size) / 2, at.y + 12 * unit, size, size)
    : box(at.x + at.w - size - 6 * unit, name.y + (name.h - size) / 2, size, size);
  return [token('fade-in', 'token-fade-in', spot)];
}
