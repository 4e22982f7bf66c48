import { type Thing, thingKey } from '../../app/ports/board.ts';
import { LAYERS, type Sprite } from './sprite.ts';

function within(s: Sprite, x: number, y: number): boolean {
  const { w, h } = s.reach ?? s;
  return w > 0 && s.alpha > 0 && Math.abs(x - s.x) <= w / 2 && Math.abs(y - s.y) <= h / 2;
}

const above = (a: Sprite, b: Sprite): number => LAYERS.indexOf(b.layer) - LAYERS.indexOf(a.layer) || b.order - a.order;

/** What lies under a point: what has a word of its own to say, something that is offered if anything there is, else the topmost thing. */
export function thingAt(
  sprites: readonly Sprite[],
  x: number,
  y: number,
  offered: ReadonlySet<string>,
): { at: Thing; offered: boolean } | null {
  const under = sprites.filter((s) => s.things.length > 0 && within(s, x, y)).sort(above);
  const [top] = under;
  const [own] = top?.reach ? top.things : [];
  if (own) return { at: own, offered: top?.things.some((at) => offered.has(thingKey(at))) ?? false };
  for (const s of under) for (const at of s.things) if (offered.has(thingKey(at))) return { at, offered: true };
  const at = top?.things[0];
  return at ? { at, offered: false } : null;
}
