import { describe, expect, test } from 'vitest';
import { thingKey } from '../../src/app/ports/board.ts';
import type { TableThing } from '../../src/games/shuffling-horror/app/ports/table-things.ts';
import { boardFacts } from '../../src/games/shuffling-horror/app/table/board-facts.ts';
import { tableLayout, tableNeeds } from '../../src/scenes/shuffling-horror/layout.ts';
import { STILL } from '../../src/scenes/shuffling-horror/table/context.ts';
import { NO_EMPHASIS } from '../../src/scenes/shuffling-horror/table/emphasis.ts';
import { picture } from '../../src/scenes/shuffling-horror/table/picture.ts';
import { thingAt } from '../../src/scenes/stage/hit.ts';
import { record } from '../../tools/board-harness/recorded.ts';

const { takes } = record({ seed: 'pointing', seats: 3, options: {}, most: 60 });
const view = takes.at(-1)?.after ?? takes[0]!.after;
const layout = tableLayout({ width: 1600, height: 900, ...tableNeeds(view) });
const context = { view, layout, facts: boardFacts('roswell-51'), ...STILL, grain: true, stark: false };
const offer = (...things: TableThing[]) => ({ ...NO_EMPHASIS, offered: new Set(things.map(thingKey)) });
const sprites = picture(context, offer());
const middle = (b: { x: number; y: number; w: number; h: number }): [number, number] => [b.x + b.w / 2, b.y + b.h / 2];

describe('pointing', () => {
  test('at a frame finds its card, or the frame where the card is hidden', () => {
    layout.frames.forEach((frame, i) => {
      const found = thingAt(sprites, ...middle(frame), new Set());
      const shown = view.frames[i];
      const open = shown && shown.down === null && shown.cards.length > 0;
      expect(found?.at.thing).toBe(open ? 'card' : 'frame');
    });
  });

  test('prefers what is offered to what lies on top', () => {
    const frame: TableThing = { thing: 'frame', frame: 0 };
    const found = thingAt(sprites, ...middle(layout.frames[0]!), new Set([thingKey(frame)]));
    expect(found).toEqual({ at: frame, offered: true });
  });

  test('at a ring finds the danger, which can be chosen where its survivor can; at a reel can the power', () => {
    const seat = view.seats.findIndex(({ pool }) => pool.length > 0);
    const survivor = view.seats[seat]!.pool[0]!.id;
    const threat = { dangers: [{ survivor, lost: 0.4, least: 0.1, was: null, after: null }], aims: [] };
    const ringed = picture({ ...context, threat }, offer());
    const ring = ringed.find(({ id }) => id === `danger ${survivor}`)!;
    expect(thingAt(ringed, ring.x, ring.y, new Set())?.at).toEqual({ thing: 'danger', survivor });
    const chosen = new Set([`survivor ${survivor}`]);
    expect(thingAt(ringed, ring.x, ring.y, chosen)).toEqual({ at: { thing: 'danger', survivor }, offered: true });
    expect(thingAt(sprites, ...middle(layout.seats[seat]!.can), new Set())?.at).toEqual({ thing: 'power', seat });
  });

  test('at the night finds nothing', () => {
    expect(thingAt(sprites, 1590, 200, new Set())).toBeNull();
  });

  test('finds every pile', () => {
    for (const pile of ['discard', 'graveyard'] as const)
      expect(thingAt(sprites, ...middle(layout[pile]), new Set())?.at.thing).toBe(pile);
    expect(thingAt(sprites, ...middle(layout.survivorPile), new Set())?.at.thing).toBe('survivor-pile');
    expect(thingAt(sprites, ...middle(layout.reelPile), new Set())?.at.thing).toBe('reel-pile');
  });
});

describe('what is offered', () => {
  test('gets one rim, and the rest recedes', () => {
    const card = view.frames.find((frame) => frame.down === null && frame.cards.length > 0)?.cards.at(-1) ?? '';
    const lit = picture(context, offer({ thing: 'card', card }));
    expect(lit.filter((s) => s.id.startsWith('offer'))).toHaveLength(1);
    expect(lit.find((s) => s.id === `card ${card}`)?.light).toBe(1);
    expect(lit.some((s) => s.light < 1)).toBe(true);
  });

  test('stays dark and unrimmed while something else is aimed at, until it is pointed at', () => {
    const [here, there] = view.frames.flatMap(({ down, cards }) => (down === null ? cards.slice(-1) : []));
    const all = offer({ thing: 'card', card: here! }, { thing: 'card', card: there! });
    const aimed = { ...all, quiet: new Set([`card ${there}`]) };
    const lightOf = (lit: ReturnType<typeof picture>, card = '') => lit.find((s) => s.id === `card ${card}`)!.light;
    const lit = picture(context, aimed);
    expect(lit.filter((s) => s.id.startsWith('offer')).map((s) => s.id)).toEqual([`offer card ${here}`]);
    expect(lightOf(lit, there)).toBeLessThan(lightOf(lit, here));
    const hovered = picture(context, { ...aimed, hovered: `card ${there}` });
    expect(lightOf(hovered, there)).toBe(1);
  });

  test('a slot is rimmed as a whole', () => {
    const lit = picture(context, offer({ thing: 'throng', side: 'director', slot: 4 }));
    expect(lit.filter((s) => s.id.startsWith('offer')).map((s) => s.id)).toEqual(['offer slot 4']);
  });

  test('no two sprites share an id', () => {
    for (const take of takes) {
      const asks = {
        ...context,
        view: take.after,
        layout: tableLayout({ width: 1600, height: 900, ...tableNeeds(take.after) }),
      };
      const ids = picture(asks, offer()).map((s) => s.id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
