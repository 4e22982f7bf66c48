import { describe, expect, test } from 'vitest';
import { tableModel } from '../../src/games/geiger-man/app/table/table-model.ts';
import { SHEETS } from '../../src/games/geiger-man/art.ts';
import { type GeigerManEvent, GIRLS, geigerMan, type Prompt, type View } from '../../src/rules/geiger-man/index.ts';
import { overlaps } from '../../src/scenes/box.ts';
import type { Animation } from '../../src/scenes/effects/animation.ts';
import { animationOf } from '../../src/scenes/geiger-man/animations/animation-of.ts';
import { tableLayout } from '../../src/scenes/geiger-man/layout.ts';
import { showGame } from '../../src/scenes/geiger-man/show-game.ts';
import { STILL } from '../../src/scenes/geiger-man/table/context.ts';
import { UNLIT } from '../../src/scenes/geiger-man/table/emphasis.ts';
import { AT_ONCE, type Change } from '../../src/scenes/stage/change.ts';
import { Stage } from '../../src/scenes/stage/stage.ts';
import { pick } from '../geiger-man/trial.ts';
import { Luck } from '../properties/luck.ts';
import { baker, scene } from './stand-in.ts';

const GAME = showGame({ facts: { model: tableModel, fold: geigerMan.fold }, frameOf: (card) => card });
const SIZE = { width: 1280, height: 720 };

/** The board without a browser: the same table, stage and player on images that draw nothing. */
function standIn(calm = false) {
  const stage = new Stage(scene, baker, () => undefined);
  const told: GeigerManEvent[] = [];
  const lay = (view: View) => GAME.lay(view, SIZE, 1);
  const draw = (view: View, change: Change, action = STILL) =>
    stage.show(GAME.picture({ view, layout: lay(view), action, lit: UNLIT, grain: false, stark: false }), change);
  const player = GAME.player(stage, {
    fade: () => calm,
    has: () => true,
    layout: lay,
    draw: (view, action, change) => draw(view, change, action),
    shake: () => undefined,
    noise: () => undefined,
    curtain: () => undefined,
    told: (event) => told.push(event),
  });
  const skip = (view: View) => {
    player.stop();
    stage.motion.finish();
    draw(view, AT_ONCE);
  };
  return { stage, player, told, draw, skip };
}

/** Lets the clock run, giving promises their turn between two frames. */
async function watched({ stage }: ReturnType<typeof standIn>, show: Promise<void>): Promise<void> {
  let on = true;
  const over = () => {
    on = false;
  };
  show.then(over, over);
  while (on) {
    stage.motion.tick(60);
    await new Promise((go) => setImmediate(go));
  }
  await show;
}

interface Take {
  before: View;
  events: readonly GeigerManEvent[];
  after: View;
}

function recorded(seed: number, most: number): Take[] {
  const { game } = geigerMan.start({
    seed,
    girl: GIRLS[seed % GIRLS.length] ?? null,
    killer: seed % 2 === 0 ? 'geiger-man' : 'salt-widow',
    location: seed % 3 === 0 ? 'nightbird' : 'moonglow',
  });
  const luck = new Luck(seed);
  const takes: Take[] = [];
  for (let i = 0; i < most && geigerMan.promptOf(game) !== null; i++) {
    const before = geigerMan.view(game, 0);
    const events = geigerMan.advance(game, pick(luck, geigerMan.promptOf(game) as Prompt));
    takes.push({ before, events, after: geigerMan.view(game, 0) });
  }
  return takes;
}

const MOTION = [
  [1, 'full'],
  [2, 'full'],
  [3, 'full'],
  [6, 'full'],
  [2, 'reduced'],
  [3, 'reduced'],
] as const;

describe('a show on the board', () => {
  test.each(MOTION)(
    'seed %i, motion %s: watched, skipped and laid out anew it is the same table',
    async (seed, motion) => {
      const calm = motion === 'reduced';
      for (const { before, events, after } of recorded(seed, 60)) {
        const fresh = standIn(calm);
        fresh.draw(after, AT_ONCE);

        const seen = standIn(calm);
        seen.draw(before, AT_ONCE);
        const show = seen.player.perform(events, before, after, STILL);
        await watched(seen, show);
        seen.draw(after, AT_ONCE);
        expect(seen.stage.describe()).toEqual(fresh.stage.describe());
        expect(seen.told).toEqual(events);

        const cut = standIn(calm);
        cut.draw(before, AT_ONCE);
        void cut.player.perform(events, before, after, STILL);
        cut.stage.motion.tick(200);
        cut.skip(after);
        expect(cut.stage.describe()).toEqual(fresh.stage.describe());
      }
    },
  );

  test('no event is folded into a table that stands as it has left it', async () => {
    const { game, events } = geigerMan.start({
      seed: 'opening',
      girl: 'dot',
      killer: 'salt-widow',
      location: 'nightbird',
    });
    const view = geigerMan.view(game, 0);
    const board = standIn();
    board.draw(view, AT_ONCE);
    const before = board.stage.describe();
    const show = board.player.perform(events, view, view, STILL);
    await watched(board, show);
    board.draw(view, AT_ONCE);
    expect(board.stage.describe()).toEqual(before);
  });
});

/** How events of whole shows are shown, each at the table as it was before it. */
function* shown(seed: number): Generator<{ event: GeigerManEvent; animation: Animation }> {
  for (const { before, events } of recorded(seed, 600)) {
    let view = before;
    const layout = GAME.lay(view, SIZE, 1);
    for (const event of events) {
      const find = () => ({ x: 10, y: 10, w: 40, h: 40 });
      yield { event, animation: animationOf(event, { view, layout, action: STILL, find, has: () => true }) };
      view = geigerMan.fold(view, event);
    }
  }
}
const framesOf = ({ effects }: Animation): string[] =>
  effects.flatMap(({ sprite, keys }) =>
    [sprite.art, ...keys.map(({ art }) => art)].flatMap((art) => (art?.art === 'board' ? [art.frame] : [])),
  );

describe('what flies over the board', () => {
  const all = [1, 2, 3, 6, 7, 9].flatMap((seed) => [...shown(seed)]);
  const of = (type: GeigerManEvent['type']) => all.filter(({ event }) => event.type === type);

  test('is on the sheets, whatever happens', () => {
    const frames = new Set(all.flatMap(({ animation }) => framesOf(animation)));
    expect([...frames].filter((frame) => !(SHEETS.things as readonly string[]).includes(frame))).toEqual([]);
    for (const pose of ['dead', 'panicking', 'saved']) expect(frames).toContain(`victim-plain-${pose}`);
  });

  test('FG22.2 a last heart is held face down for as long as its sound holds its breath, and turned to what it is', () => {
    const turned = of('token-turned');
    expect(turned.length).toBeGreaterThan(2);
    for (const { event, animation } of turned) {
      const coin = animation.effects.find(({ keys }) => keys.some(({ art }) => art !== undefined));
      expect(coin?.sprite.art).toEqual({ art: 'board', frame: 'final-health' });
      const turn = coin?.keys.find(({ art }) => art !== undefined);
      expect(turn?.art).toEqual({
        art: 'board',
        frame: `final-health-${event.type === 'token-turned' && event.health}`,
      });
      expect(turn?.at).toBeGreaterThan(2020); // assets-src/audio/geiger-man/turned-up.ts
      expect(animation.ms).toBeGreaterThan(2596); // until the coin lies
      expect(animation.curtain).toBe(true); // nobody reads it in the log before
      expect(coin?.calm).toBe(true); // nor misses it without motion
    }
  });

  test('everything that matters takes its time, and a step of his shakes the needle', () => {
    for (const type of ['victim-killed', 'saved', 'panicked', 'enemy-stepped', 'bloodlust-rose'] as const) {
      const some = of(type).filter(({ event }) => !('who' in event) || event.who === 'killer');
      expect(some.length, type).toBeGreaterThan(0);
      for (const { animation } of some)
        expect(Math.min(animation.ms, animation.effects.length), type).toBeGreaterThan(0);
    }
    expect(of('enemy-stepped').flatMap(({ animation }) => framesOf(animation))).toContain('dial-needle');
  });
});

test.each([
  [1024, 640],
  [1280, 720],
  [1600, 900],
  [2560, 1080],
])('at %i by %i the lot keeps clear of screen, columns, choices and hand', (width, height) => {
  for (const location of ['moonglow', 'nightbird'] as const) {
    const { lot, screen, dial, clock, dom } = tableLayout({ width, height, location });
    for (const other of [screen, dial, clock, ...Object.values(dom)]) expect(overlaps(lot, other)).toBe(false);
    for (const one of [dial, clock])
      for (const other of [screen, dom.left, dom.right]) expect(overlaps(one, other)).toBe(false);
  }
});
