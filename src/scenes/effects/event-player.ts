import type { Box } from '../box.ts';
import type { Change } from '../stage/change.ts';
import type { Performer, PlayerContext } from '../stage/drawn-board.ts';
import type { Stage } from '../stage/stage.ts';
import type { Gesture } from '../stage/sway.ts';
import type { Animation } from './animation.ts';
import { type Effect, fresh } from './effect.ts';
import { EffectLayer } from './effect-layer.ts';

/** What a cue may look at: the table before the event. */
export interface Moment<V, L, A> {
  view: V;
  layout: L;
  action: A;
  /** Where a sprite lies now. */
  find(id: string): Box | null;
  has(picture: string): boolean;
}

/** Dice in the air, before the beat in which their result is read. */
export interface Toss<A> {
  ms: number;
  flying: A;
  effects: readonly Effect[];
  /** When they hit the table. */
  impacts: readonly number[];
  landed: A;
  /** How they come to rest where they lie. */
  settling: readonly Gesture[];
  /** Sprites whose id begins so have just landed, and do not fade in. */
  atOnce: string;
}

/** How a game's events are shown. A is what no view tells: who stands where while they are. */
export interface Playbook<V, E, L, A> {
  /** A view to draw on, where nothing is asked. */
  draft(before: V): V;
  fold(draft: V, event: E): V;
  inOrder(events: readonly E[]): readonly E[];
  animationOf(event: E, at: Moment<V, L, A>): Animation;
  actionAt(action: A, event: E): A;
  toss(event: E, action: A, layout: L): Toss<A> | null;
  /** What of it stays when all is over. */
  rest(action: A): A;
  /** The last things glide home before anybody is asked, in so many milliseconds. */
  settle: number;
}

/** Replays events on a draft of the last view, each with its cue, until the view that follows takes over. */
export class EventPlayer<V, E, L, A> implements Performer<V, E, A> {
  readonly #stage: Stage;
  readonly #context: PlayerContext<V, E, L, A>;
  readonly #book: Playbook<V, E, L, A>;
  readonly #effects: EffectLayer;
  /** Counts performances: one that was stopped finds another number and goes home. */
  #show = 0;
  playing = false;

  constructor(stage: Stage, context: PlayerContext<V, E, L, A>, book: Playbook<V, E, L, A>) {
    this.#stage = stage;
    this.#context = context;
    this.#book = book;
    this.#effects = new EffectLayer(stage);
  }

  stop(): void {
    this.#show++;
    this.playing = false;
    this.#effects.clear();
    this.#stage.rest();
    this.#context.curtain(false);
  }

  async perform(events: readonly E[], before: V, after: V, begun: A): Promise<void> {
    const show = ++this.#show;
    this.playing = true;
    const book = this.#book;
    let draft = book.draft(before);
    let action = begun;
    for (const event of book.inOrder(events)) {
      const layout = this.#context.layout(draft);
      const find = (id: string): Box | null => this.#find(id);
      const animation = book.animationOf(event, { view: draft, layout, action, find, has: this.#context.has });
      action = book.actionAt(action, event);
      const toss = book.toss(event, action, layout);
      if (toss) {
        action = await this.#tossed(draft, toss);
        if (show !== this.#show) return;
      }
      draft = book.fold(draft, event);
      this.#change(draft, action, animation);
      this.#context.told(event);
      await this.#stage.motion.wait(animation.ms);
      if (show !== this.#show) return;
    }
    this.#context.curtain(false);
    await this.#settle(after, book.rest(action));
    if (show === this.#show) this.playing = false;
  }

  /** The last cards glide home while the coming view is laid out. */
  async #settle(after: V, action: A): Promise<void> {
    const { settle } = this.#book;
    this.#context.draw(after, action, { ms: settle, fade: this.#context.fade() });
    await this.#stage.motion.wait(settle + 20);
  }

  #change(draft: V, action: A, animation: Animation): void {
    const { births, deaths, renamed, impact, shake, stop } = animation;
    const calm = this.#context.fade();
    this.#context.curtain(animation.curtain);
    this.#context.draw(draft, action, { ms: animation.move, fade: calm, births, deaths, renamed });
    this.#effects.perform(animation.effects, calm);
    for (const { at, noise } of animation.noises) this.#in(at, () => this.#context.noise(noise));
    if (calm) return;
    for (const gesture of animation.gestures) this.#stage.swing(gesture);
    if (shake + stop > 0)
      this.#in(impact, () => {
        if (shake > 0) this.#context.shake(shake);
        this.#stage.motion.hold(stop);
      });
  }

  /** Later in this performance; not at all if it is stopped before. */
  #in(ms: number, act: () => void): void {
    const show = this.#show;
    const done = (): void => {
      if (show === this.#show) act();
    };
    this.#stage.motion.start(fresh('cue'), { ms, ease: 'linear', step: () => undefined, done });
  }

  async #tossed(draft: V, { ms, flying, effects, impacts, landed, settling, atOnce }: Toss<A>): Promise<A> {
    if (this.#context.fade()) return landed;
    const show = this.#show;
    const change: Change = { ms, fade: false, atOnce };
    this.#context.draw(draft, flying, change);
    this.#effects.perform(effects, false);
    for (const at of impacts) this.#in(at, () => this.#context.noise('die-hits'));
    await this.#stage.motion.wait(ms);
    if (show !== this.#show) return landed;
    this.#context.draw(draft, landed, change);
    for (const gesture of settling) this.#stage.swing(gesture);
    return landed;
  }

  #find(id: string): Box | null {
    const piece = this.#stage.piece(id);
    if (!piece) return null;
    const { x, y, w, h } = piece.sprite;
    return { x: x - w / 2, y: y - h / 2, w, h };
  }
}
