import { type Box, box, centre } from '../../box.ts';
import { type Effect, fresh, type Key, later } from '../../effects/effect.ts';
import { puff } from '../../effects/fx.ts';
import { panel, token } from '../../stage/sprite.ts';
import type { Gesture } from '../../stage/sway.ts';
import type { TableLayout } from '../layout.ts';
import type { Roll } from '../table/context.ts';
import { dieFrame, dieId, restAngle, rollPlaces } from '../table/dice-tray.ts';
import { DIE_HITS, TUMBLE } from './beats.ts';

const [FIRST, SECOND] = DIE_HITS;
/** The second die is thrown a little harder. */
const LEAD = 0.94;
/** Turned so far too far when it stops rolling. */
const ROCK = 13;

/** A throw, as parts of its time: how far along, how high in sizes of a die, how it is turned, how flat the table makes it. */
const THROW: readonly { t: number; along: number; high: number; turn: number; flat?: number; ease?: Key['ease'] }[] = [
  { t: 0, along: -0.1, high: 1, turn: -680 },
  { t: 0.2, along: 0.26, high: 2.1, turn: -430, ease: 'out' },
  { t: 0.36, along: 0.46, high: 1.3, turn: -290 },
  { t: FIRST - 0.03, along: 0.62, high: 0, turn: -180, ease: 'in' },
  { t: FIRST + 0.02, along: 0.65, high: 0, turn: -168, flat: 0.22 },
  { t: 0.65, along: 0.78, high: 0.62, turn: -92, ease: 'out' },
  { t: SECOND - 0.02, along: 0.89, high: 0, turn: -30, ease: 'in' },
  { t: SECOND + 0.02, along: 0.91, high: 0, turn: -22, flat: 0.12 },
  { t: 0.89, along: 0.96, high: 0.16, turn: 0, ease: 'out' },
  { t: 1, along: 1, high: 0, turn: ROCK, ease: 'in' },
];

/** Dice are thrown from the tray, turn in the air, hit the table twice, each with its shadow, and land on the true face. */
export function tumble(layout: TableLayout, { colour, faces }: Roll): Effect[] {
  const tray = colour === 'white' ? layout.whiteDice : layout.blackDice;
  const places = rollPlaces(layout, colour, faces.length);
  return faces.slice(0, 2).flatMap((face, i) => {
    const [from, to] = [tray[i] as Box, places[i] as Box];
    const [a, b] = [centre(from), centre(to)];
    const way = i === 0 ? -1 : 1;
    const ms = TUMBLE * (i === 0 ? LEAD : 1);
    const keys: Key[] = THROW.map(({ t, along, high, turn, flat = 0, ease = 'linear' }, n) => {
      const size = to.w * (1 + high * 0.3);
      const shown = t === 1 ? face : ((face + n * (i ? 2 : 3)) % 6) + 1;
      return {
        at: ms * t,
        x: a.x + (b.x - a.x) * along,
        y: a.y + (b.y - a.y) * along - high * to.h + (flat * to.h) / 3,
        w: size * (1 + flat),
        h: size * (1 - flat),
        angle: restAngle(i) + turn * way,
        alpha: 1,
        art: { art: 'board', frame: dieFrame(colour, shown) },
        ease,
      };
    });
    const shade: Key[] = THROW.map(({ t, along, high, ease = 'linear' }) => ({
      at: ms * t,
      x: a.x + (b.x - a.x) * along,
      y: a.y + (b.y - a.y) * along + to.h * 0.4,
      w: to.w * (1.25 - high * 0.2),
      h: to.h * (0.5 - high * 0.1),
      alpha: 0.85 - high * 0.25,
      ease,
    }));
    const ground = { x: a.x + (b.x - a.x) * 0.65, y: a.y + (b.y - a.y) * 0.65 + to.h * 0.36 };
    return [
      {
        sprite: panel(fresh('shade'), 'shade', box(a.x, a.y, to.w, to.h * 0.5), { layer: 'dice', order: 1 }),
        calm: false,
        keys: [...shade, { at: TUMBLE + 160, alpha: 0 }],
      },
      later(puff(ground, 'soft', to.w * 1.5, { x: way * to.w * 0.2, y: -to.h * 0.12 }, 300), ms * FIRST),
      {
        sprite: token(fresh('die'), dieFrame(colour, face), from, { layer: 'dice', order: 5 + i }),
        calm: false,
        keys: [...keys, { at: TUMBLE + 20, alpha: 1 }],
      },
    ];
  });
}

/** What is left of the throw: they rock to and fro until they lie. */
export const settling = ({ colour, faces }: Roll): Gesture[] =>
  faces.slice(0, 2).map((_, i) => {
    const way = i === 0 ? -1 : 1;
    return {
      of: dieId(colour, i),
      keys: [
        { at: 1, turn: ROCK * way },
        { at: 90, turn: -ROCK * 0.62 * way, ease: 'inOut' },
        { at: 180, turn: ROCK * 0.3 * way, ease: 'inOut' },
        { at: 250, turn: -ROCK * 0.1 * way, ease: 'inOut' },
        { at: 310, ease: 'inOut' },
      ],
    };
  });
