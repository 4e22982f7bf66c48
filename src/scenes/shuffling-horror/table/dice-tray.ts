import type { MovieEvent } from '../../../rules/shuffling-horror/index.ts';
import { type Box, box } from '../../box.ts';
import { type Sprite, token } from '../../stage/sprite.ts';
import type { TableLayout } from '../layout.ts';
import type { Dice, DiceColour, Roll, TableContext } from './context.ts';

export const dieId = (colour: DiceColour, i: number): string => `die ${colour} ${i}`;
/** Dice that were thrown never lie straight. */
export const restAngle = (i: number): number => (i === 0 ? -7 : 5);
export const dieFrame = (colour: DiceColour, face: number): string => `die-${colour}-${face}`;

/** How much of their height the cards on the screen keep while dice are out. */
const STEPPED_BACK = 0.76;

/** Cards step back for dice, upwards: what they leave is the dice's own, under no card and over no question. */
export function steppedBack(frame: Box): Box {
  const w = frame.w * STEPPED_BACK;
  return box(frame.x + (frame.w - w) / 2, frame.y, w, frame.h * STEPPED_BACK);
}

/** Where rolled dice lie while their result counts: below the cards on the screen. */
export function rollPlaces({ screen, frames }: TableLayout, colour: DiceColour, count: number): Box[] {
  const [frame = screen] = frames;
  const size = Math.round(frame.h * (1 - STEPPED_BACK) * 0.94);
  const gap = size * 0.28;
  const run = count * (size + gap) - gap;
  const side = colour === 'white' ? 0.27 : 0.73;
  const x = screen.x + screen.w * side - run / 2;
  return Array.from({ length: count }, (_, i) => box(x + i * (size + gap), frame.y + frame.h - size, size, size));
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

/** A die that was not in the last roll: it is put away, or somebody would add it to the one that was. */
const AWAY = 0;

/** How they lie after a roll. */
export const landed = (dice: Dice, { colour, faces }: Roll): Dice => ({
  ...dice,
  [colour]: [faces[0] ?? AWAY, faces[1] ?? AWAY],
});

/** How they lie after all of these. */
export const diceAfter = (dice: Dice, events: readonly MovieEvent[]): Dice =>
  events.reduce((lie, event) => {
    const roll = rollOf(event);
    return roll ? landed(lie, roll) : lie;
  }, dice);

/** A roll that somebody may still change stays on the table (R14.3). */
export function openRoll({ view, roll }: TableContext): Roll | null {
  if (roll) return roll;
  const dice = view.prompt !== null && 'dice' in view.prompt ? view.prompt.dice : undefined;
  if (!dice) return null;
  return { colour: view.prompt?.type === 'spare' ? 'black' : 'white', faces: dice, tumbling: false };
}

export function diceSprites(context: TableContext): Sprite[] {
  const { layout, dice } = context;
  const open = openRoll(context);
  return (['white', 'black'] as const).flatMap((c) => {
    const rest = c === 'white' ? layout.whiteDice : layout.blackDice;
    const faces = open?.colour === c ? open.faces : [];
    const rolled = rollPlaces(layout, c, faces.length);
    return [0, 1].map((i) => {
      const face = faces[i];
      const last = dice[c][i] as number;
      const at = (face === undefined ? rest[i] : rolled[i]) as Box;
      return token(dieId(c, i), dieFrame(c, face ?? (last === AWAY ? 1 : last)), at, {
        layer: 'dice',
        alpha: face === undefined ? (last === AWAY ? 0 : 0.72) : open?.tumbling ? 0 : 1,
        angle: face === undefined ? 0 : restAngle(i),
      });
    });
  });
}
