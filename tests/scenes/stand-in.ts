import type { Scene } from 'phaser';
import type { Noise } from '../../src/app/ports/board.ts';
import { boardFacts } from '../../src/games/shuffling-horror/app/table/board-facts.ts';
import type { MovieEvent, View } from '../../src/rules/shuffling-horror/index.ts';
import { artKey } from '../../src/scenes/paint/art-key.ts';
import { AnimationPlayer } from '../../src/scenes/shuffling-horror/animations/animation-player.ts';
import type { BoardFacts } from '../../src/scenes/shuffling-horror/facts.ts';
import { tableLayout, tableNeeds } from '../../src/scenes/shuffling-horror/layout.ts';
import { type Action, type Dice, STILL } from '../../src/scenes/shuffling-horror/table/context.ts';
import { diceAfter } from '../../src/scenes/shuffling-horror/table/dice-tray.ts';
import { NO_EMPHASIS } from '../../src/scenes/shuffling-horror/table/emphasis.ts';
import { picture } from '../../src/scenes/shuffling-horror/table/picture.ts';
import type { Baker } from '../../src/scenes/stage/baker.ts';
import { AT_ONCE, type Change } from '../../src/scenes/stage/change.ts';
import type { SpriteReport } from '../../src/scenes/stage/report.ts';
import type { Art } from '../../src/scenes/stage/sprite.ts';
import { Stage } from '../../src/scenes/stage/stage.ts';

/** An image that only remembers where it was put. */
function image(): Record<string, unknown> {
  const it: Record<string, unknown> = { depth: 0, active: true, frame: { width: 10, height: 10 } };
  for (const name of [
    'setTexture',
    'setPosition',
    'setScale',
    'setDisplaySize',
    'setAngle',
    'setAlpha',
    'setTint',
    'setVisible',
  ])
    it[name] = () => it;
  it.setDepth = (depth: number) => {
    it.depth = depth;
    return it;
  };
  it.destroy = () => {
    it.active = false;
  };
  return it;
}

/** What any board's stand-in is built on: images that draw nothing, and a baker that only measures. */
export const scene = { add: { image } } as unknown as Scene;
export const baker = {
  resolve: (art: Art, w: number, h: number) => ({
    key: artKey(art, w, h),
    texture: 't',
    frame: 'f',
    w: w || 40,
    h: h || 12,
    pad: 0,
    ratio: 1,
  }),
} as unknown as Baker;

/** The board without a browser: the same table, stage and player on images that draw nothing. */
export class StandIn {
  readonly stage = new Stage(scene, baker, () => undefined);
  readonly player: AnimationPlayer;
  readonly #facts: BoardFacts;
  fade = false;
  dice = STILL.dice;
  /** Events as they were drawn. */
  readonly told: MovieEvent[] = [];
  readonly noises: Noise[] = [];
  /** Whether a title card had the table, each time that was said. */
  readonly curtains: boolean[] = [];

  constructor(deck = 'roswell-51') {
    this.#facts = boardFacts(deck);
    this.player = new AnimationPlayer(this.stage, {
      facts: this.#facts,
      fade: () => this.fade,
      has: () => true,
      layout: (view) => this.layout(view),
      draw: (view, action, change) => this.draw(view, change, action),
      shake: () => undefined,
      noise: (noise) => this.noises.push(noise),
      curtain: (down) => this.curtains.push(down),
      told: (event) => this.told.push(event),
    });
  }

  layout(view: View) {
    return tableLayout({ width: 1280, height: 720, ...tableNeeds(view) });
  }

  draw(view: View, change: Change, action: Action): void {
    const context = { view, layout: this.layout(view), facts: this.#facts, ...action, grain: true, stark: false };
    this.stage.show(picture(context, NO_EMPHASIS), change);
  }

  sync(view: View): void {
    this.player.stop();
    this.draw(view, AT_ONCE, { ...STILL, dice: this.dice });
  }

  async play(events: readonly MovieEvent[], before: View, after: View): Promise<void> {
    const { dice } = this;
    this.dice = diceAfter(dice, events);
    await this.player.play(events, before, after, dice);
  }

  skip(): void {
    this.player.stop();
    this.stage.motion.finish();
  }

  describe(): SpriteReport[] {
    return this.stage.describe();
  }
}

export function freshly(view: View, dice: Dice): SpriteReport[] {
  const board = new StandIn(view.deck);
  board.dice = dice;
  board.sync(view);
  return board.describe();
}
