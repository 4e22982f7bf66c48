import { UNSEEN } from '../../../text/cards/prints.ts';
import { TABLE } from '../../../text/play/table.ts';
import { box, CARD_SHAPE } from '../../box.ts';
import { label, panel, type Sprite, sprite, token } from '../../stage/sprite.ts';
import type { TableContext } from './context.ts';
import { openRoll, steppedBack } from './dice-tray.ts';

/** R1.4: three frames; each may hold a face-down mystery, a cover card, or the blob. */
export function screenSprites(context: TableContext): Sprite[] {
  const { view, layout, facts } = context;
  const back = openRoll(context) !== null;
  const out: Sprite[] = [panel('screen', 'screen', layout.screen, { layer: 'screen' })];
  view.frames.forEach((frame, i) => {
    const frameAt = layout.frames[i];
    const under = layout.numerals[i];
    if (!frameAt || !under) return;
    const place = back ? steppedBack(frameAt) : frameAt;
    const size = under.h * 0.92;
    out.push(
      label(
        `numeral ${i}`,
        [{ text: TABLE.numeral(i), face: 'marquee', size, ink: 'ghost' }],
        { x: under.x + under.w / 2, y: under.y + under.h / 2 },
        { things: [{ thing: 'frame', frame: i }] },
      ),
    );
    if (frame.cards.length === 0)
      out.push(
        panel(`gap ${i}`, 'gap', place, {
          layer: 'screen',
          order: 1,
          things: [{ thing: 'frame', frame: i }],
        }),
      );
    frame.cards.forEach((card, n) => {
      const top = n === frame.cards.length - 1;
      const down = top && frame.down !== null;
      // A covered card peeps out above its cover (R19.1).
      const lift = top ? 0 : -place.h * 0.075;
      const shrink = frame.cards.length > 1 ? 0.94 : 1;
      const w = Math.round(place.w * shrink);
      const at = box(
        place.x + (place.w - w) / 2,
        place.y + place.h - w * CARD_SHAPE + lift,
        w,
        Math.round(w * CARD_SHAPE),
      );
      const things = [...(down ? [] : [{ thing: 'card' as const, card }]), { thing: 'frame' as const, frame: i }];
      const hidden = down || card === UNSEEN;
      out.push(
        sprite(
          hidden ? `down ${i}` : `card ${card}`,
          hidden
            ? { art: 'back', deck: 'movie' }
            : { art: 'face', card, look: facts.card(card).stats ? 'turned' : 'plain' },
          'screen',
          at,
          { order: 2 + n, things, recedes: true },
        ),
      );
      if (!hidden && facts.isBlob(card) && view.blob > 0) out.push(...blob(view.blob, at));
      if (view.fadeOut === card) {
        const r = place.w * 0.3;
        out.push(token('fade-out', 'token-fade-out', box(at.x + at.w - r * 0.8, at.y - r * 0.25, r, r)));
      }
    });
  });
  return out;
}

function blob(points: number, at: { x: number; y: number; w: number; h: number }): Sprite[] {
  const w = at.w;
  const h = w * 0.907;
  const y = at.y + at.h - h * 1.01; // over the words it makes void
  return [
    token('blob', 'blob', box(at.x + (at.w - w) / 2, y, w, h)),
    label(
      'blob points',
      [{ text: String(points), face: 'plate', size: at.w * 0.34, ink: 'paper' }],
      { x: at.x + at.w / 2, y: y + h * 0.72 },
      { order: 1 },
    ),
  ];
}
