import type { MovieEvent, View } from '../../../rules/shuffling-horror/index.ts';
import type { Box } from '../../box.ts';
import { EffectLayer } from '../../effects/effect-layer.ts';
import type { Change } from '../../stage/change.ts';
import type { Stage } from '../../stage/stage.ts';
import type { BoardFacts } from '../facts.ts';
import type { TableLayout } from '../layout.ts';
import { type Action, type Dice, type Roll, STILL } from '../table/context.ts';
import { landed, rollOf } from '../table/dice-tray.ts';
import type { Animation } from './animation.ts';
import { animationOf } from './animation-of.ts';
import { SETTLE, TUMBLE } from './beats.ts';
import { tumble } from './fx.ts';
import { inOrder } from './in-order.ts';

export interface PlayerContext {
  facts: BoardFacts;
  fade(): boolean;
  has(picture: string): boolean;
  layout(view: View): TableLayout;
  draw(view: View, action: Action, change: Change): void;
  shake(pixels: number): void;
  /** A title card takes the table, or gives it back. */
  curtain(down: boolean): void;
  /** Said as an event is drawn; of dice, once they lie. */
  told(event: MovieEvent): void;
}

/** Replays events on a draft of the last view, each with its cue, until the view that follows takes over. */
export class AnimationPlayer {
  readonly #stage: Stage;
  readonly #context: PlayerContext;
  readonly #effects: EffectLayer;
  /** Counts performances: one that was stopped finds another number and goes home. */
  #show = 0;
  playing = false;

  constructor(stage: Stage, context: PlayerContext) {
    this.#stage = stage;
    this.#context = context;
    this.#effects = new EffectLayer(stage);
  }

  stop(): void {
    this.#show++;
    this.playing = false;
    this.#effects.clear();
    this.#context.curtain(false);
  }

  async play(events: readonly MovieEvent[], before: View, after: View, dice: Dice): Promise<void> {
    const show = ++this.#show;
    this.playing = true;
    const draft = structuredClone({ ...before, prompt: null });
    let action: Action = { ...STILL, dice };
    for (const event of inOrder(events)) {
      const layout = this.#context.layout(draft);
      const animation = animationOf(event, {
        view: draft,
        layout,
        facts: this.#context.facts,
        find: (id) => this.#find(id),
        has: this.#context.has,
      });
      action = actionAt(action, event);
      const roll = rollOf(event);
      if (roll) {
        action = await this.#roll(draft, action, roll, layout);
        if (show !== this.#show) return;
      }
      this.#context.facts.fold(draft, event);
      this.#change(draft, action, animation);
      this.#context.told(event);
      await this.#stage.motion.wait(animation.ms);
      if (show !== this.#show) return;
    }
    this.#context.curtain(false);
    await this.#settle(after, action.dice);
    if (show === this.#show) this.playing = false;
  }

  /** The last cards glide home while the coming view is laid out. */
  async #settle(after: View, dice: Dice): Promise<void> {
    this.#context.draw(after, { ...STILL, dice }, { ms: SETTLE, fade: this.#context.fade() });
    await this.#stage.motion.wait(SETTLE + 20);
  }

  #change(draft: View, action: Action, animation: Animation): void {
    const { births, deaths, renamed } = animation;
    this.#context.curtain(animation.curtain);
    this.#context.draw(draft, action, { ms: animation.move, fade: this.#context.fade(), births, deaths, renamed });
    this.#effects.perform(animation.effects, this.#context.fade());
    if (animation.shake > 0) this.#context.shake(animation.shake);
  }

  async #roll(draft: View, action: Action, roll: Roll, layout: TableLayout): Promise<Action> {
    const down = { ...action, roll: { ...roll, tumbling: false }, dice: landed(action.dice, roll) };
    if (this.#context.fade()) return down;
    const change: Change = { ms: TUMBLE, fade: false, atOnce: 'die' };
    this.#context.draw(draft, { ...action, roll }, change);
    this.#effects.perform(tumble(layout, roll), false);
    await this.#stage.motion.wait(TUMBLE);
    this.#context.draw(draft, down, change);
    return down;
  }

  #find(id: string): Box | null {
    const piece = this.#stage.piece(id);
    if (!piece) return null;
    const { x, y, w, h } = piece.sprite;
    return { x: x - w / 2, y: y - h / 2, w, h };
  }
}

/** Who steps forward stays there, and dice stay down, until something else begins. */
function actionAt(action: Action, event: MovieEvent): Action {
  switch (event.type) {
    case 'strike-declared':
      return { ...action, roll: null, forward: new Set(event.cards.map((card) => `card ${card}`)) };
    case 'attack-declared':
    case 'turn-started':
    case 'director-turn-started':
    case 'event-began':
    case 'reel-ended':
      return { ...STILL, dice: action.dice };
    default:
      return action;
  }
}
