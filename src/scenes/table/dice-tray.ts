import type { MovieEvent } from '../../rules/index.ts';
import { type Box, box } from '../box.ts';
import type { TableLayout } from '../layout.ts';
import type { Dice, DiceColour, Roll, TableAsk } from './ask.ts';
import { type Sprite, token } from './sprite.ts';

export const dieFrame = (colour: DiceColour, face: number): string => `die-${colour}-${face}`;

/** Where rolled dice lie while their result counts: large, at the screen's foot. */
export function rollPlaces(layout: TableLayout, colour: DiceColour, count: number): Box[] {
  const { screen } = layout;
  const size = Math.round(layout.frames[0] ? layout.frames[0].w * 0.4 : 66);
  const gap = size * 0.28;
  const run = count * (size + gap) - gap;
  const side = colour === 'white' ? 0.27 : 0.73;
  const x = screen.x + screen.w * side - run / 2;
  return Array.from({ length: count }, (_, i) =>
    box(x + i * (size + gap), screen.y + screen.h - size * 0.56, size, size),
  );
}

/** The dice that an event rolls. */
export function rollOf(event: MovieEvent): Roll | null {
  switch (event.type) {
    case 'attack-rolled':
    case 'damage-rolled':
    case 'test-rolled':
      return { colour: 'white', faces: event.dice, tumbling: true };
    case 'strike-rolled':
    case 'strike-damage':
      return { colour: 'black', faces: event.dice, tumbling: true };
    case 'star-roll':
      return { colour: 'white', faces: [event.die], tumbling: true };
    default:
      return null;
  }
}

/** How they lie after a roll: a die that was not in it stays as it was. */
export const landed = (dice: Dice, { colour, faces }: Roll): Dice => ({
  ...dice,
  [colour]: [faces[0] ?? dice[colour][0], faces[1] ?? dice[colour][1]],
});

/** How they lie after all of these. */
export const diceAfter = (dice: Dice, events: readonly MovieEvent[]): Dice =>
  events.reduce((lie, event) => {
    const roll = rollOf(event);
    return roll ? landed(lie, roll) : lie;
  }, dice);

/** A roll that somebody may still change stays on the table (R14.3). */
function openRoll({ view, roll }: TableAsk): Roll | null {
  if (roll) return roll;
  const dice = view.prompt?.dice;
  if (!dice) return null;
  return { colour: view.prompt?.type === 'spare' ? 'black' : 'white', faces: dice, tumbling: false };
}

export function diceSprites(ask: TableAsk): Sprite[] {
  const { layout, dice } = ask;
  const open = openRoll(ask);
  return (['white', 'black'] as const).flatMap((c) => {
    const rest = c === 'white' ? layout.whiteDice : layout.blackDice;
    const faces = open?.colour === c ? open.faces : [];
    const rolled = rollPlaces(layout, c, faces.length);
    return [0, 1].map((i) => {
      const face = faces[i];
      const at = (face === undefined ? rest[i] : rolled[i]) as Box;
      return token(`die ${c} ${i}`, dieFrame(c, face ?? (dice[c][i] as number)), at, {
        layer: 'dice',
        alpha: face === undefined ? 0.72 : open?.tumbling ? 0 : 1,
        angle: face === undefined ? 0 : i ? 5 : -7,
      });
    });
  });
}
