import { type Box, box, centre } from '../../box.ts';
import { type Effect, fresh, type Key } from '../../effects/effect.ts';
import { fadeKeys } from '../../effects/title-card.ts';
import { label, panel, token } from '../../stage/sprite.ts';
import type { TableLayout } from '../layout.ts';

/** Its sound breathes in, two heartbeats follow, then the coin turns over and lies: in milliseconds. */
const AT = { up: 420, turns: 2020, lies: 2270, gone: 3100 } as const;
export const COIN_MS = 3200;
const SIZE = 168;
const DARK = 0.8;

const art = (frame: string) => ({ art: 'board', frame }) as const;

/** FG22.2: the last heart comes up before everybody, is held for a breath, and turned. */
export function coin({ window, unit }: TableLayout, whose: string, from: Box, health: number): Effect[] {
  const size = SIZE * unit;
  const { x, y } = { x: window.w / 2, y: window.h * 0.46 };
  const a = centre(from);
  const at = box(x - size / 2, y - size / 2, size, size);
  const held: Key[] = [-1, 1, -1, 1, 0].map((lean, i) => ({ at: AT.up + 320 * (i + 1) - 60, angle: lean * 2.2 }));
  const keys: Key[] = [
    { at: 0, x: a.x, y: a.y, w: size * 0.25, h: size * 0.25, alpha: 0 },
    { at: AT.up, x, y, w: size, h: size, alpha: 1, ease: 'back' },
    ...held,
    { at: AT.turns, w: size, angle: 0 },
    { at: (AT.turns + AT.lies) / 2, w: size * 0.04, y: y - size * 0.16, art: art(`final-health-${health}`) },
    { at: AT.lies, w: size, y, ease: 'out' },
    { at: AT.gone, alpha: 1 },
    { at: COIN_MS, alpha: 0 },
  ];
  const words = [{ text: whose, face: 'plate', size: 30 * unit, ink: 'paper' } as const];
  return [
    {
      sprite: panel(fresh('veil'), 'veil', box(0, 0, window.w, window.h), { layer: 'veil', alpha: 0 }),
      calm: true,
      keys: fadeKeys(COIN_MS, DARK),
    },
    { sprite: token(fresh('coin'), 'final-health', at, { layer: 'moment' }), calm: true, keys },
    {
      sprite: label(fresh('whose'), words, { x, y: y - size * 0.8 }, { layer: 'title' }),
      calm: true,
      keys: fadeKeys(COIN_MS, 1),
    },
  ];
}
