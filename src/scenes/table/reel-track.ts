import { TABLE } from '../../text/table.ts';
import { box } from '../box.ts';
import type { TableAsk } from './ask.ts';
import { label, type Sprite, token } from './sprite.ts';

/** Beside it the tokens begin: a longer word is set smaller. */
const WORD_SIZE = 24 * Math.min(1, 4.6 / TABLE.reel.length);

/** Reels I to IV, the one that runs alight; the tokens still to be won as Horror Stars stay on their numeral (R16.4). */
export function trackSprites({ view, layout }: TableAsk): Sprite[] {
  const { reelTrack: at, unit } = layout;
  const y = at.y + at.h * 0.45;
  const out: Sprite[] = [
    label(
      'reel word',
      [{ text: TABLE.reel, face: 'marquee', size: WORD_SIZE * unit, ink: 'soft' }],
      { x: at.x, y },
      { anchor: 0 },
    ),
  ];
  const size = 31 * unit;
  [1, 2, 3, 4].forEach((reel, i) => {
    const x = at.x + 82 * unit + i * 35 * unit;
    const now = reel === view.reel;
    out.push(
      token(`reel token ${reel}`, `token-reel-${reel}`, box(x - 2 * unit, y - size / 2, size, size), {
        alpha: now ? 1 : reel < view.reel ? 0.34 : 0.55,
      }),
    );
  });
  if (view.weakness > 0)
    out.push(
      label(
        'weakness',
        [{ text: TABLE.weakness(view.weakness), face: 'plain', size: 12.5 * unit, ink: 'accent' }],
        { x: at.x, y: at.y + at.h },
        { anchor: 0 },
      ),
    );
  return out;
}
