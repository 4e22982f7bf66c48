import type { SpaceOnTable } from '../../../games/geiger-man/app/ports/table.ts';
import { WORDS } from '../../../games/geiger-man/text/words.ts';
import { box } from '../../box.ts';
import { LEAST_TEXT } from '../../least-text.ts';
import { type Ink, label, type Sprite, sprite } from '../../stage/sprite.ts';
import { lotUnit, nameAt, smallText, standingAt } from '../layout.ts';
import { miniCard } from '../paint/mini-card.ts';
import { namePlate } from '../paint/plates.ts';
import type { TableContext } from './context.ts';

const NAME = 16;
/** A letter of the plain face over its size. */
const LETTER = 0.46;
const PILE = { w: 27, h: 38 } as const;
/** An exit's sign hangs below its name: its middle, in letters of its own. */
const HANGS = 0.85;
/** Around a space, for whoever points at it. */
const REACH = { w: 104, h: 74 } as const;

export const thingOf = ({ id }: Pick<SpaceOnTable, 'id'>) => ({ thing: 'space', space: id }) as const;

/** Every space: its name, its sign, its pile. */
export const spaceSprites = (context: TableContext): Sprite[] =>
  context.model.spaces.flatMap((space) => spaceSprite(context, space));

function edgeOf(space: SpaceOnTable): Ink {
  if (space.girl) return 'amber';
  if (space.killer) return 'accent';
  return 'soft';
}

function spaceSprite(context: TableContext, space: SpaceOnTable): Sprite[] {
  const { layout } = context;
  const lot = lotUnit(layout);
  const text = WORDS.names.spaceName(space.id);
  const size = Math.max(LEAST_TEXT * layout.text, NAME * layout.unit * layout.text);
  const wide = Math.round(text.length * LETTER * size + size * 1.1);
  const high = Math.round(size * 1.5);
  const { lot: all } = layout;
  const { x, y } = nameAt(layout, space.id);
  const at = { x: Math.min(Math.max(x, all.x + wide / 2), all.x + all.w - wide / 2), y };
  const stand = standingAt(layout, space.id);
  const things = [thingOf(space)];
  const plate = namePlate(text, size, edgeOf(space), space.girl ? 'amber' : space.killer ? 'accent' : 'silver');
  const reach = { w: REACH.w * lot, h: REACH.h * lot };
  return [
    sprite(
      `reach ${space.id}`,
      { art: 'panel', look: 'veil', edge: 'ink' },
      'panels',
      box(stand.x - reach.w / 2, stand.y - reach.h / 2, reach.w, reach.h),
      {
        alpha: 0.001,
        things,
      },
    ),
    sprite(`space ${space.id}`, plate, 'labels', box(at.x - wide / 2, at.y - high / 2, wide, high), { things }),
    ...signs(context, space, { x: at.x, y: at.y, wide, high, lot }),
  ];
}

interface Plate {
  x: number;
  y: number;
  wide: number;
  high: number;
  lot: number;
}

function signs({ frameOf, layout }: TableContext, space: SpaceOnTable, { x, y, wide, high, lot }: Plate): Sprite[] {
  const things = [thingOf(space)];
  const out: Sprite[] = [];
  const small = smallText(layout);
  if (space.exit !== 'no') {
    const isOpen = space.exit === 'open';
    const { exit, shut } = WORDS.table.TABLE;
    const part = {
      text: isOpen ? exit : shut,
      face: 'plate',
      size: small,
      ink: isOpen ? 'green' : 'soft',
    } as const;
    const where = { x, y: y + high / 2 + small * HANGS };
    out.push(
      label(`exit ${space.id}`, [part], where, { mount: 'pill', edge: isOpen ? 'green' : 'soft', order: 1, things }),
    );
  }
  if (space.pile !== null) {
    const w = PILE.w * lot;
    const h = PILE.h * lot;
    const at = box(x + wide / 2 + 3 * lot, y - h * 0.72, w, h);
    const top = space.pile.top === null ? null : frameOf(space.pile.top);
    if (space.pile.left > 0) out.push(sprite(`pile ${space.id}`, pileArt(top), 'piles', at, { things }));
    const count = { x: at.x + w, y: at.y + h };
    const part = { text: String(space.pile.left), face: 'plain', size: small, ink: 'silver' } as const;
    out.push(label(`count ${space.id}`, [part], count, { mount: 'pill', edge: 'green', layer: 'labels', order: 2 }));
  }
  return out;
}

/** Its top item, where that lies face up. */
const pileArt = (frame: string | null) => miniCard(frame ?? 'back-item');
