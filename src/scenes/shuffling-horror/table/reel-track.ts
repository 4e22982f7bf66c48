import { TABLE } from '../../../text/play/table.ts';
import { box } from '../../box.ts';
import { LEAST_TEXT } from '../../least-text.ts';
import { label, type Sprite, token } from '../../stage/sprite.ts';
import type { TableContext } from './context.ts';

/** Beside it the tokens begin: a longer word is set smaller. */
const LETTER = 0.72;
const WORD_SIZE = 24 * Math.min(1, 4.6 / TABLE.reel.length);

/** Reels I to IV, the one that runs alight; the tokens still to be won as Horror Stars stay on their numeral (R16.4). */
export function trackSprites({ view, layout }: TableContext): Sprite[] {
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
  // What is set larger than it was meant to be takes its room from the tokens.
  const word = (TABLE.reel.length * Math.max(WORD_SIZE * unit, LEAST_TEXT * layout.text) * LETTER) / unit;
  const first = Math.max(82, word + 6);
  const step = Math.min(35, (at.w / unit - first) / 4);
  const size = Math.min(31, step) * unit;
  [1, 2, 3, 4].forEach((reel, i) => {
    const x = at.x + (first + i * step) * unit;
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
