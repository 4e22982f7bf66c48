import { describe, expect, test } from 'vitest';
import { tableModel } from '../../src/games/geiger-man/app/table/table-model.ts';
import { type GeigerManEvent, GIRLS, geigerMan, type Prompt, type View } from '../../src/rules/geiger-man/index.ts';
import { overlaps } from '../../src/scenes/box.ts';
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
function standIn() {
  const stage = new Stage(scene, baker, () => undefined);
  const told: GeigerManEvent[] = [];
  const lay = (view: View) => GAME.lay(view, SIZE, 1);
  const draw = (view: View, change: Change, action = STILL) =>
    stage.show(GAME.picture({ view, layout: lay(view), action, lit: UNLIT, grain: false, stark: false }), change);
  const player = GAME.player(stage, {
    fade: () => false,
    has: () => true,
    layout: lay,
    draw: (view, action, change) => draw(view, change, action),
    shake: () => undefined,
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

describe('a show on the board', () => {
  test.each([1, 2, 3, 6])('seed %i: watched, skipped and laid out anew it is the same table', async (seed) => {
    for (const { before, events, after } of recorded(seed, 60)) {
      const fresh = standIn();
      fresh.draw(after, AT_ONCE);

      const seen = standIn();
      seen.draw(before, AT_ONCE);
      const show = seen.player.perform(events, before, after, STILL);
      await watched(seen, show);
      seen.draw(after, AT_ONCE);
      expect(seen.stage.describe()).toEqual(fresh.stage.describe());
      expect(seen.told).toEqual(events);

      const cut = standIn();
      cut.draw(before, AT_ONCE);
      void cut.player.perform(events, before, after, STILL);
      cut.stage.motion.tick(200);
      cut.skip(after);
      expect(cut.stage.describe()).toEqual(fresh.stage.describe());
    }
  });

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
