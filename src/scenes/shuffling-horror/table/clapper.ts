import { thingKey } from '../../../app/ports/board.ts';
import { type Sprite, sprite } from '../../stage/sprite.ts';
import type { TableContext } from './context.ts';

/** On the left edge, where a card has nothing else to say, of whatever somebody else would choose. */
export function clapperSprites({ marked, layout }: TableContext, sprites: readonly Sprite[]): Sprite[] {
  if (!marked) return [];
  const on = sprites.find(({ w, layer, things }) => {
    const [first] = things;
    return w > 0 && layer !== 'labels' && first !== undefined && thingKey(first) === marked;
  });
  if (on === undefined) return [];
  const d = Math.round(Math.max(26, 36 * layout.unit));
  const edge = { x: on.x - on.w / 2 - d * 0.15, y: on.y - d / 2, w: d, h: d };
  return [sprite('clapper', { art: 'clapper' }, 'glow', edge, { order: 9 })];
}
