import { type Box, box } from '../box.ts';
import type { TableLayout } from '../layout.ts';
import type { Roll, TableAsk } from './ask.ts';
import { type Sprite, token } from './sprite.ts';

export type DiceColour = 'white' | 'black';

/** What the dice show while nobody rolls. */
const AT_REST: Record<DiceColour, readonly [number, number]> = { white: [5, 2], black: [6, 4] };

export const dieFrame = (colour: DiceColour, face: number): string => `die-${colour}-${face}`;

/** Where rolled dice lie while their result counts: large, at the screen's foot. */
export function rollPlaces(layout: TableLayout, colour: DiceColour, count: number): Box[] {
  const { screen } = layout;
  const size = Math.round(layout.frames[0] ? layout.frames[0].w * 0.44 : 72);
  const gap = size * 0.28;
  const run = count * (size + gap) - gap;
  const side = colour === 'white' ? 0.27 : 0.73;
  const x = screen.x + screen.w * side - run / 2;
  return Array.from({ length: count }, (_, i) =>
    box(x + i * (size + gap), screen.y + screen.h - size * 0.62, size, size),
  );
}

/** A roll that somebody may still change stays on the table (R14.3). */
function openRoll({ view, roll }: TableAsk): Roll | null {
  if (roll) return roll;
  const dice = view.prompt?.dice;
  if (!dice) return null;
  return { colour: view.prompt?.type === 'spare' ? 'black' : 'white', faces: dice, tumbling: false };
}

/** Two white for the cast, two black for the Director. */
export function diceSprites(ask: TableAsk): Sprite[] {
  const { layout } = ask;
  const open = openRoll(ask);
  return (['white', 'black'] as const).flatMap((c) => {
    const rest = c === 'white' ? layout.whiteDice : layout.blackDice;
    const faces = open?.colour === c ? open.faces : [];
    const rolled = rollPlaces(layout, c, faces.length);
    return [0, 1].map((i) => {
      const face = faces[i];
      const at = (face === undefined ? rest[i] : rolled[i]) as Box;
      return token(`die ${c} ${i}`, dieFrame(c, face ?? (AT_REST[c][i] as number)), at, {
        layer: 'dice',
        alpha: face === undefined ? 0.72 : open?.tumbling ? 0 : 1,
        angle: face === undefined ? 0 : i ? 5 : -7,
      });
    });
  });
}
