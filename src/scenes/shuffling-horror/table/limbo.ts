import { UNSEEN } from '../../../text/cards/prints.ts';
import { box, CARD_SHAPE } from '../../box.ts';
import { panel, type Sprite, sprite } from '../../stage/sprite.ts';
import type { TableContext } from './context.ts';

/** R1.4: cards open while somebody chooses: one lies in the frame it came from, several are spread over the screen. */
export function limboSprites({ view, layout, facts }: TableContext): Sprite[] {
  const cards = view.limbo.filter((card) => card !== UNSEEN);
  const gap = view.frames.findIndex((frame) => frame.cards.length === 0);
  const frame = layout.frames[cards.length === 1 && gap >= 0 ? gap : 1];
  if (!frame || cards.length === 0) return [];
  const { screen } = layout;
  const w = Math.round(cards.length === 1 ? frame.w * 1.03 : Math.min(frame.w, (screen.w * 0.94) / cards.length - 8));
  const h = Math.round(w * CARD_SHAPE);
  const step = w + 10;
  // Several would be lost among the cards they lie on.
  const dark =
    cards.length > 1 ? [panel('limbo', 'veil', layout.cloth, { layer: 'limbo', order: -1, alpha: 0.72 })] : [];
  const open = cards.map((card, i) => {
    const x =
      cards.length === 1 ? frame.x + frame.w / 2 : screen.x + screen.w / 2 + (i - (cards.length - 1) / 2) * step;
    const y = cards.length === 1 ? frame.y + frame.h / 2 - frame.h * 0.02 : screen.y + screen.h * 0.5;
    return sprite(
      `card ${card}`,
      { art: 'face', card, look: facts.card(card).stats ? 'turned' : 'plain' },
      'limbo',
      box(x - w / 2, y - h / 2, w, h),
      {
        order: i,
        things: [{ thing: 'card', card }],
        recedes: true,
      },
    );
  });
  return [...dark, ...open];
}
