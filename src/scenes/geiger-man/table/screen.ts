import type { CardLine } from '../../../games/geiger-man/app/ports/table.ts';
import { lineOn } from '../../../games/geiger-man/text/line-on.ts';
import { WORDS } from '../../../games/geiger-man/text/words.ts';
import { type Box, box } from '../../box.ts';
import { LEAST_TEXT } from '../../least-text.ts';
import { label, panel, type Sprite, sprite, token } from '../../stage/sprite.ts';
import type { TableLayout } from '../layout.ts';
import { heldCard, lineRow, onCloth } from '../paint/plates.ts';
import type { TableContext, Thrown } from './context.ts';

const CLOTH = 22;
const CARD = { w: 128, h: 146 } as const;
const DIE = 60;
const GAP = 12;

const clothOf = ({ screen, unit }: TableLayout): Box =>
  box(screen.x + CLOTH * unit, screen.y + CLOTH * unit, screen.w - CLOTH * 2 * unit, screen.h - CLOTH * 2 * unit);
const cardAt = (layout: TableLayout): Box => {
  const cloth = clothOf(layout);
  return box(cloth.x, cloth.y + (cloth.h - CARD.h * layout.unit) / 2, CARD.w * layout.unit, CARD.h * layout.unit);
};
const afterCard = (layout: TableLayout): number => cardAt(layout).x + (CARD.w + 16) * layout.unit;

/** Where the dice lie: two rows where there are many. */
export function dicePlaces(layout: TableLayout, count: number): Box[] {
  const cloth = clothOf(layout);
  const rows = count > 3 ? 2 : 1;
  const perRow = Math.ceil(count / rows);
  const die = DIE * layout.unit * (rows > 1 ? 0.92 : 1);
  const gap = GAP * layout.unit;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const y = cloth.y + cloth.h / 2 + (row - rows / 2) * (die + gap) + gap / 2;
    return box(afterCard(layout) + (i % perRow) * (die + gap), y, die, die);
  });
}

export const dieFrame = (face: number, locked: boolean): string =>
  locked && (face === 3 || face === 4) ? `horror-die-${face}-turned` : `horror-die-${face}`;

/** What is being decided: the card, its dice and its lines; or a card of the Killer's; or whose turn it is. */
export function screenSprites(context: TableContext): Sprite[] {
  const { layout, model, thrown, card } = context;
  const shown = card ?? thrown?.of ?? model.screen?.of ?? null;
  const dice = thrown ?? (model.screen?.of === shown ? model.screen : null);
  const frame = panel('screen', 'screen', layout.screen, { layer: 'screen', things: [{ thing: 'screen' }] });
  if (shown === null) return [frame, ...title(context)];
  const lines = model.screen?.of === shown ? model.screen.lines : [];
  return [
    frame,
    held(context, shown),
    ...(dice === null || dice.dice.length === 0 ? [] : diceSprites(context, dice)),
    ...(lines.length > 0 ? lineSprites(context, lines) : says(context, shown, dice?.dice.length ?? 0)),
  ];
}

function title({ layout, model }: TableContext): Sprite[] {
  const { screen, unit } = layout;
  const x = screen.x + screen.w / 2;
  const { TABLE, PHASES } = WORDS.table;
  const turn = { text: TABLE.turn(model.turn), face: 'plain', size: 40 * unit, ink: 'ink' } as const;
  const phase = {
    text: PHASES[model.phase],
    face: 'plain',
    size: Math.max(LEAST_TEXT, 24 * unit),
    ink: 'ink',
  } as const;
  return [
    label('turn', [turn], { x, y: screen.y + screen.h * 0.42 }, { layer: 'screen', order: 2 }),
    label('phase', [phase], { x, y: screen.y + screen.h * 0.68 }, { layer: 'screen', order: 2 }),
  ];
}

function held({ layout, frameOf, stark }: TableContext, card: string): Sprite {
  const art = heldCard(frameOf(card), WORDS.names.cardName(card), stark);
  return sprite(`held ${card}`, art, 'screen', cardAt(layout), { order: 2, things: [{ thing: 'screen' }] });
}

function diceSprites(
  { layout }: TableContext,
  { dice, locked, ...rest }: Pick<Thrown, 'dice' | 'locked'> & Partial<Thrown>,
): Sprite[] {
  if (rest.tumbling === true) return [];
  const places = dicePlaces(layout, dice.length);
  return dice.map((face, i) =>
    token(`die ${i}`, dieFrame(face, locked[i] === true), places[i] as Box, {
      layer: 'dice',
      order: i,
      things: [{ thing: 'die', face }],
    }),
  );
}

/** The room right of the dice. */
function beside(layout: TableLayout, dice: number): Box {
  const cloth = clothOf(layout);
  const places = dicePlaces(layout, Math.max(2, dice));
  const right = Math.max(...places.map(({ x, w }) => x + w)) + 16 * layout.unit;
  return box(right, cloth.y, cloth.x + cloth.w - right, cloth.h);
}

function lineSprites({ layout, model, thrown }: TableContext, lines: readonly CardLine[]): Sprite[] {
  const dice = thrown?.dice ?? model.screen?.dice ?? [];
  const room = beside(layout, dice.length);
  const now = thrown === null ? (model.screen?.successes ?? null) : null;
  const rows = lines.flatMap(({ successes, lines: ways }) => ways.map((way) => ({ successes, way })));
  const gap = 4 * layout.unit;
  const high = (room.h - gap * (rows.length - 1)) / rows.length;
  const size = Math.max(LEAST_TEXT * layout.text, 16 * layout.unit * layout.text);
  return rows.map(({ successes, way }, i) => {
    const art = lineRow(successes, WORDS.effects.lineShort(way), size, now === successes);
    const at = box(room.x, room.y + i * (high + gap), room.w, high);
    return sprite(`line ${i}`, art, 'screen', at, { order: 3 });
  });
}

/** What a card without lines says. */
function says({ layout }: TableContext, card: string, dice: number): Sprite[] {
  const text = lineOn(card);
  if (text === '') return [];
  const room = dice > 0 ? beside(layout, dice) : clothOf(layout);
  const x = dice > 0 ? room.x : afterCard(layout);
  const at = box(x, room.y, room.x + room.w - x, room.h);
  return [sprite(`says ${card}`, onCloth(text, 19 * layout.unit * layout.text), 'screen', at, { order: 3 })];
}
