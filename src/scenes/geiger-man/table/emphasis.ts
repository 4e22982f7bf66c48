import { thingKey } from '../../../app/ports/board.ts';
import { box } from '../../box.ts';
import type { Lit } from '../../stage/drawn-board.ts';
import { label, panel, type Sprite, sprite } from '../../stage/sprite.ts';
import { lotUnit, smallText } from '../layout.ts';
import { ground } from '../paint/plates.ts';
import type { TableContext } from './context.ts';

export interface Light extends Lit {
  /** The key on the keyboard that chooses a thing, by the key of the thing. */
  keys: ReadonlyMap<string, string>;
}
export const UNLIT: Light = { offered: new Set(), pointed: null, hovered: null, keys: new Map() };

/** Light falls on what may be chosen: a ring on the ground of a space, a rim on a die. */
export function lightSprites(context: TableContext, sprites: readonly Sprite[], lit: Light): Sprite[] {
  const out: Sprite[] = [];
  const seen = new Set<string>();
  for (const s of sprites) {
    const [first] = s.things;
    const key = first === undefined ? '' : thingKey(first);
    const isOffered = lit.offered.has(key);
    if (key === '' || (!isOffered && lit.pointed !== key)) continue;
    if (s.id.startsWith('reach ')) out.push(...ringOn(context, s, isOffered, lit, key));
    else if (s.id.startsWith('die ') && !seen.has(key)) out.push(rim(s, isOffered));
    seen.add(key);
  }
  return out;
}

function ringOn({ layout }: TableContext, s: Sprite, isOffered: boolean, lit: Light, key: string): Sprite[] {
  const lot = lotUnit(layout);
  const at = box(s.x - s.w * 0.46, s.y - 4 * lot, s.w * 0.92, 32 * lot);
  const strong = lit.hovered === key || lit.pointed === key;
  const ring = sprite(`ring ${s.id}`, ground(isOffered ? 'amber' : 'blue', strong), 'panels', at, { order: 2 });
  const press = lit.keys.get(key) ?? '';
  if (!isOffered || press === '') return [ring];
  const part = { text: press, face: 'plain', size: smallText(layout), ink: 'ink', cap: true } as const;
  return [ring, label(`key ${s.id}`, [part], { x: at.x + at.w - 4 * lot, y: at.y + 2 * lot }, { order: 6 })];
}

const rim = (s: Sprite, isOffered: boolean): Sprite =>
  panel(
    `rim ${s.id}`,
    'glow',
    { x: s.x - s.w / 2, y: s.y - s.h / 2, w: s.w, h: s.h },
    {
      layer: 'dice',
      order: s.order + 0.5,
      edge: isOffered ? 'amber' : 'blue',
    },
  );
