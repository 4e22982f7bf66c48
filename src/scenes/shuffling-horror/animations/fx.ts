import { type Box, centre } from '../../box.ts';
import { type Effect, fresh, type Key } from '../../effects/effect.ts';
import { token } from '../../stage/sprite.ts';
import type { TableLayout } from '../layout.ts';
import type { Roll } from '../table/context.ts';
import { dieFrame, rollPlaces } from '../table/dice-tray.ts';
import { TUMBLE } from './beats.ts';

/** Dice leave the tray, show any face while they turn, and land on the true one. */
export function tumble(layout: TableLayout, { colour, faces }: Roll): Effect[] {
  const tray = colour === 'white' ? layout.whiteDice : layout.blackDice;
  const places = rollPlaces(layout, colour, faces.length);
  return faces.slice(0, 2).map((face, i) => {
    const from = tray[i] as Box;
    const to = places[i] as Box;
    const a = centre(from);
    const b = centre(to);
    const hop = layout.screen.h * 0.3;
    const steps = 6;
    const keys: Key[] = [{ at: 0, x: a.x, y: a.y, w: from.w, h: from.h, alpha: 0.7, angle: 0 }];
    for (let n = 1; n <= steps; n++) {
      const t = n / steps;
      const bounce = n === steps ? 0 : Math.abs(Math.sin(t * Math.PI * 2)) * hop * (1 - t * 0.8);
      keys.push({
        at: TUMBLE * t * (i ? 1 : 0.92),
        x: a.x + (b.x - a.x) * t,
        y: a.y + (b.y - a.y) * t - bounce,
        w: from.w + (to.w - from.w) * t,
        h: from.h + (to.h - from.h) * t,
        angle: n === steps ? (i ? 5 : -7) : 75 * n * (i ? 1 : -1),
        alpha: 1,
        art: { art: 'board', frame: dieFrame(colour, n === steps ? face : ((face + n * (i ? 2 : 3)) % 6) + 1) },
      });
    }
    keys.push({ at: TUMBLE + 30, alpha: 1 });
    return {
      sprite: token(fresh('die'), dieFrame(colour, face), from, { layer: 'dice', order: 5 + i }),
      calm: false,
      keys,
    };
  });
}
