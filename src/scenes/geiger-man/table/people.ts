import type { SpaceOnTable } from '../../../games/geiger-man/app/ports/table.ts';
import { box } from '../../box.ts';
import { label, type Sprite, token } from '../../stage/sprite.ts';
import { lotUnit, smallText, standingAt } from '../layout.ts';
import type { TableContext } from './context.ts';
import { thingOf } from './spaces.ts';

/** More victims than these are a figure and a number. */
const MOST_FIGURES = 4;

/** Whoever stands in a space, in a row: how wide each is on the lot's own drawing. */
interface Standing {
  id: string;
  frame: string;
  w: number;
  h: number;
  order: number;
}

const FIGURE = { w: 30, h: 33 } as const;
const TOKEN = 54;
const MINION = 34;

export const peopleSprites = (context: TableContext): Sprite[] =>
  context.model.spaces.flatMap((space) => inSpace(context, space));

/** Every victim's sprite by its place in its space, so that those who come are told from those who were there. */
export const victimId = (space: string, kind: string, i: number): string => `victim ${space} ${kind} ${i}`;

function standing({ model }: TableContext, space: SpaceOnTable): Standing[] {
  const plain = space.victims.filter((victim) => victim === 'plain').length;
  const special = space.victims.filter((victim) => victim !== 'plain');
  const figures = plain > MOST_FIGURES ? 1 : plain;
  return [
    ...(space.pillar ? [{ id: `pillar ${space.id}`, frame: 'token-pillar', w: MINION, h: MINION, order: 0 }] : []),
    ...special.map((kind) => ({
      id: victimId(space.id, kind, 0),
      frame: `victim-${kind}-standing`,
      ...FIGURE,
      order: 3,
    })),
    ...Array.from({ length: figures }, (_, i) => ({
      id: victimId(space.id, 'plain', i),
      frame: 'victim-plain-standing',
      ...FIGURE,
      order: 3,
    })),
    ...(space.girl ? [{ id: 'girl', frame: `token-${model.girl.id}`, w: TOKEN, h: TOKEN, order: 6 }] : []),
    ...(space.killer ? [{ id: 'killer', frame: `token-${model.killer.id}`, w: TOKEN, h: TOKEN, order: 7 }] : []),
    ...space.minions.map((id) => ({ id: `minion ${id}`, frame: 'token-skitter', w: MINION, h: MINION, order: 5 })),
    ...(space.trap === null ? [] : [{ id: `trap ${space.id}`, frame: trapFrame(space.trap), w: 26, h: 26, order: 1 }]),
  ];
}

const trapFrame = (item: string): string => (item === 'torpedo' ? 'token-torpedo' : 'token-cable');

/** So much of its width each gives up to its neighbour. */
const CLOSE = 0.84;

function inSpace(context: TableContext, space: SpaceOnTable): Sprite[] {
  const { layout } = context;
  const lot = lotUnit(layout);
  const people = standing(context, space);
  const run = people.reduce((sum, { w }) => sum + w * CLOSE, 0) * lot;
  const { x, y } = standingAt(layout, space.id);
  let left = x - run / 2;
  const foot = y + 14 * lot;
  const sprites = people.map(({ id, frame, w, h, order }) => {
    const wide = w * lot;
    const high = h * lot;
    const at = box(left - (wide * (1 - CLOSE)) / 2, foot - high, wide, high);
    left += wide * CLOSE;
    const who = id === 'girl' || id === 'killer' ? [{ thing: id }] : [];
    return token(id, frame, at, { layer: 'tokens', order, things: [thingOf(space), ...who] });
  });
  const plain = space.victims.filter((victim) => victim === 'plain').length;
  if (plain <= MOST_FIGURES) return sprites;
  const figure = sprites.find(({ id }) => id === victimId(space.id, 'plain', 0));
  const part = { text: `×${plain}`, face: 'plain', size: smallText(layout), ink: 'paper' } as const;
  const at = { x: (figure?.x ?? x) + 14 * lot, y: (figure?.y ?? y) + 12 * lot };
  return [...sprites, label(`crowd ${space.id}`, [part], at, { mount: 'pill', edge: 'soft', order: 3 })];
}
