import { type GameBoard, type Noise, RATES, type Speed, type Thing, thingKey } from '../../app/ports/board.ts';
import type { Assets } from './assets.ts';
import type { BoardRuntime } from './board-runtime.ts';
import { AT_ONCE, type Change } from './change.ts';
import { type BoardLook, USUAL_LOOK } from './look.ts';
import { Pointer } from './pointer.ts';
import type { SpriteReport } from './report.ts';
import type { Sprite } from './sprite.ts';
import type { Stage } from './stage.ts';

/** What any layout says of itself. */
export interface Laid {
  window: { w: number; h: number };
  /** CSS pixels for one unit of the drawing that the table is designed in. */
  unit: number;
}

/** What may be chosen, is pointed at and hovered, by the keys of things. */
export interface Lit {
  offered: ReadonlySet<string>;
  pointed: string | null;
  hovered: string | null;
}

/** What whoever plays events asks of the board. */
export interface PlayerContext<V, E, L, A> {
  fade(): boolean;
  has(picture: string): boolean;
  layout(view: V): L;
  draw(view: V, action: A, change: Change): void;
  shake(pixels: number): void;
  /** What the picture is heard doing, between two events. */
  noise(noise: Noise): void;
  /** A title card takes the table, or gives it back. */
  curtain(down: boolean): void;
  /** Said as an event is drawn; of dice, once they lie. */
  told(event: E): void;
}

export interface Performer<V, E, A> {
  readonly playing: boolean;
  perform(events: readonly E[], before: V, after: V, action: A): Promise<void>;
  stop(): void;
}

/** Everything a picture is drawn from: no part of the table keeps a memory of its own. */
export interface Shown<V, L, A, M> {
  view: V;
  layout: L;
  /** What no view tells: how the dice fell, and who stands where while events are played. */
  action: A;
  lit: M;
  grain: boolean;
  stark: boolean;
}

/** What a game hands the board: its layout, its pictures, and how its events are played. */
export interface DrawnGame<V, E, L extends Laid, A, M extends Lit> {
  readonly still: A;
  readonly unlit: M;
  lay(view: V, size: { width: number; height: number }, textScale: number): L;
  picture(shown: Shown<V, L, A, M>): Sprite[];
  player(stage: Stage, context: PlayerContext<V, E, L, A>): Performer<V, E, A>;
  /** What no view tells once these have happened. */
  after(action: A, events: readonly E[]): A;
  /** The table before the first events of all, made from the one that they lead to. */
  bare(events: readonly E[], after: V): V;
  /** What was asked has been answered. */
  unasked(lit: M): M;
  /** How large its pictures are shown, in CSS pixels. */
  sizeOf(layout: L): number;
}

/** How a board is made, besides its game. */
export interface BoardOptionsOf<L> extends Partial<BoardLook> {
  speed: Speed;
  /** Where the pictures are, with a slash at the end. */
  artBase?: string;
  /** Told whenever the table is laid out anew, so that the DOM moves with it. */
  onLayout?: (layout: L) => void;
}

const NUDGE = 160;

/** Any game's table on the stage: drawn from a view alone, and moved by events between two views. */
export class DrawnBoard<V, E, T extends Thing, L extends Laid, A, M extends Lit> implements GameBoard<V, E, T> {
  readonly #runtime: BoardRuntime;
  readonly #game: DrawnGame<V, E, L, A, M>;
  readonly #onLayout: ((layout: L) => void) | undefined;
  readonly #pointer: Pointer;
  readonly #player: Performer<V, E, A>;
  #view: V | null = null;
  #layout: L | null = null;
  #sprites: Sprite[] = [];
  #lit: M;
  #action: A;
  #look: BoardLook;
  #curtain = false;
  #curtained: (down: boolean) => void = () => undefined;
  #heard: (noise: Noise) => void = () => undefined;
  #playing: readonly E[] = [];
  #told: (index: number) => void = () => undefined;
  #pick: (at: T) => void = () => undefined;
  #hover: (at: T | null) => void = () => undefined;

  constructor(house: BoardRuntime, assets: Assets, game: DrawnGame<V, E, L, A, M>, options: BoardOptionsOf<L>) {
    this.#runtime = house;
    this.#game = game;
    this.#onLayout = options.onLayout;
    this.#look = { ...USUAL_LOOK, ...options };
    this.#lit = game.unlit;
    this.#action = game.still;
    house.onRenewed = () => this.#renew();
    this.#player = game.player(house.stage, {
      fade: () => this.#look.reducedMotion,
      has: (name) => assets.has(name),
      layout: (view) => this.#lay(view),
      draw: (view, action, change) => this.#draw(view, change, action),
      told: (event) => this.#told(this.#playing.indexOf(event)),
      curtain: (down) => this.#drop(down),
      shake: (pixels) => house.shake(pixels),
      noise: (noise) => this.#heard(noise),
    });
    this.#pointer = new Pointer(house.canvas, {
      sprites: () => this.#sprites,
      offered: () => this.#lit.offered,
      hovered: (at) => this.#hovered(at as T | null),
      picked: (at) => this.#pick(at as T),
    });
  }

  sync(view: V, rolls: readonly E[]): void {
    this.#action = this.#game.after(this.#game.still, rolls);
    this.#cutTo(view);
  }

  async play(events: readonly E[], after: V): Promise<void> {
    if (this.#view === null) this.sync(this.#game.bare(events, after), []); // it came too late for the opening scene: that is dealt now
    const before = this.#view as V;
    this.#playing = events;
    const action = this.#action;
    this.#view = after;
    this.#action = this.#game.after(action, events);
    this.#lit = this.#game.unasked(this.#lit);
    if (this.#runtime.stage.motion.rate !== Number.POSITIVE_INFINITY)
      await this.#player.perform(events, before, after, action);
    // Words that still hang over the table may fade in their own time; the table itself is done.
    if (this.#view === after) this.#draw(after, AT_ONCE);
  }

  skip(): void {
    const { playing } = this.#player;
    this.#player.stop();
    this.#runtime.stage.motion.finish();
    if (playing && this.#view) this.#cutTo(this.#view);
  }

  setSpeed(speed: Speed): void {
    this.#runtime.stage.motion.rate = RATES[speed];
    if (speed === 'instant') this.skip();
  }

  setLook(look: BoardLook): void {
    const { reducedMotion, grain, textScale, stark } = this.#look;
    this.#look = look;
    if (look.textScale !== textScale || look.stark !== stark) this.#runtime.setPrint(look);
    else if (look.reducedMotion !== reducedMotion || look.grain !== grain) this.#redraw();
  }

  /** Other light falls on the table. */
  protected relight(change: Partial<M>): void {
    this.#lit = { ...this.#lit, ...change };
    this.#redraw();
  }

  point(at: T | null): void {
    this.relight({ pointed: at ? thingKey(at) : null } as Partial<M>);
  }

  onEvent(listener: (index: number) => void): void {
    this.#told = listener;
  }

  onCurtain(listener: (down: boolean) => void): void {
    this.#curtained = listener;
  }

  onNoise(listener: (noise: Noise) => void): void {
    this.#heard = listener;
  }

  onPick(listener: (at: T) => void): void {
    this.#pick = listener;
  }

  onHover(listener: (at: T | null) => void): void {
    this.#hover = listener;
  }

  /** Told when the machine takes the picture away, and when it gives it back. */
  onDark(listener: (dark: boolean) => void): void {
    this.#runtime.onDark = listener;
  }

  describe(): SpriteReport[] {
    return this.#runtime.stage.describe();
  }

  layout(): L | null {
    return this.#layout;
  }

  asleep(): boolean {
    return this.#runtime.asleep;
  }

  destroy(): void {
    this.skip();
    this.#pointer.destroy();
    this.#runtime.destroy();
  }

  #drop(down: boolean): void {
    if (this.#curtain === down) return;
    this.#curtain = down;
    this.#curtained(down);
  }

  #cutTo(view: V): void {
    this.#player.stop();
    this.#view = view;
    this.#draw(view, AT_ONCE);
  }

  #hovered(at: T | null): void {
    const key = at ? thingKey(at) : null;
    const was = this.#lit.hovered;
    this.#lit = { ...this.#lit, hovered: key };
    const { offered } = this.#lit;
    if ((key && offered.has(key)) || (was && offered.has(was))) this.#redraw();
    this.#hover(at);
  }

  /** Light on the table changes; nothing on it moves. While events play, the next beat brings it along. */
  #redraw(): void {
    if (this.#view && !this.#player.playing) this.#draw(this.#view, { ms: NUDGE, fade: this.#look.reducedMotion });
  }

  #renew(): void {
    this.#player.stop();
    this.#runtime.stage.motion.finish();
    if (this.#view) this.#cutTo(this.#view);
  }

  #lay(view: V): L {
    return this.#game.lay(view, this.#runtime.size(), this.#look.textScale);
  }

  #draw(view: V, change: Change, action: A = this.#action): void {
    const layout = this.#lay(view);
    const known = this.#layout?.window;
    this.#layout = layout;
    if (known?.w !== layout.window.w || known.h !== layout.window.h) this.#onLayout?.(layout);
    const { grain, reducedMotion, stark } = this.#look;
    // What is asked may be answered while the table is still being laid, but is lit when it has been.
    const lit = this.#player.playing ? this.#game.unasked(this.#lit) : this.#lit;
    this.#sprites = this.#game.picture({
      view,
      layout,
      action,
      lit,
      grain: grain && !reducedMotion && !stark,
      stark,
    });
    this.#runtime.baker.unit = layout.unit;
    this.#runtime.stage.show(this.#sprites, change);
    this.#runtime.sharpenFor(this.#game.sizeOf(layout));
  }
}
