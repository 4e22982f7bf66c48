import { RATES, type Speed, thingKey } from '../../app/ports/board.ts';
import { ART } from '../../art/fetched.ts';
import type { BoardPort, Offer, TableThing } from '../../games/shuffling-horror/app/ports/table-things.ts';
import type { Threat } from '../../games/shuffling-horror/app/ports/threat.ts';
import type { MovieEvent, View } from '../../rules/shuffling-horror/index.ts';
import { Assets } from '../stage/assets.ts';
import { BoardRuntime } from '../stage/board-runtime.ts';
import { AT_ONCE, type Change } from '../stage/change.ts';
import { bootGame, NoWebGL } from '../stage/game.ts';
import { type BoardLook, USUAL_LOOK } from '../stage/look.ts';
import { Pointer } from '../stage/pointer.ts';
import type { SpriteReport } from '../stage/report.ts';
import type { Sprite } from '../stage/sprite.ts';
import { AnimationPlayer } from './animations/animation-player.ts';
import { bareTable } from './animations/bare-table.ts';
import { type TableLayout, tableLayout, tableNeeds } from './layout.ts';
import type { BoardOptions } from './options.ts';
import { type Action, STILL } from './table/context.ts';
import { diceAfter } from './table/dice-tray.ts';
import { type Emphasis, NO_EMPHASIS } from './table/emphasis.ts';
import { picture } from './table/picture.ts';

export { NoWebGL };

/** What the house, tests and the harness may ask of a board beyond the port. */
export interface Board extends BoardPort {
  describe(): SpriteReport[];
  layout(): TableLayout | null;
  setLook(look: BoardLook): void;
  asleep(): boolean;
  /** Told when the machine takes the picture away, and when it gives it back. */
  onDark(listener: (dark: boolean) => void): void;
}

const NUDGE = 160;

/** Draws the table into the parent, as soon as what the first frame needs has come. Rejects with NoWebGL where there is none. */
export async function createBoard(parent: HTMLElement, options: BoardOptions): Promise<Board> {
  const booted = await bootGame(
    parent,
    parent.clientWidth || window.innerWidth,
    parent.clientHeight || window.innerHeight,
  );
  const assets = new Assets(booted.scene, options.artBase ?? ART, options.deck);
  await assets.first();
  const house = new BoardRuntime(parent, booted, assets, options);
  const board = new DrawnBoard(house, assets, options);
  void assets.moments();
  void assets.lent().then((come) => come && house.bakeAnew());
  return board;
}

class DrawnBoard implements Board {
  readonly #runtime: BoardRuntime;
  readonly #options: BoardOptions;
  readonly #pointer: Pointer;
  readonly #player: AnimationPlayer;
  #view: View | null = null;
  #layout: TableLayout | null = null;
  #sprites: Sprite[] = [];
  #emphasis: Emphasis = NO_EMPHASIS;
  #dice = STILL.dice;
  #threat: Threat | null = null;
  #marked: string | null = null;
  #look: BoardLook;
  #curtain = false;
  #curtained: (down: boolean) => void = () => undefined;
  #playing: readonly MovieEvent[] = [];
  #told: (index: number) => void = () => undefined;
  #pick: (at: TableThing) => void = () => undefined;
  #hover: (at: TableThing | null) => void = () => undefined;

  constructor(house: BoardRuntime, assets: Assets, options: BoardOptions) {
    this.#runtime = house;
    this.#options = options;
    this.#look = { ...USUAL_LOOK, ...options };
    house.onRenewed = () => this.#renew();
    this.#player = new AnimationPlayer(house.stage, {
      facts: options.facts,
      fade: () => this.#look.reducedMotion,
      has: (name) => assets.has(name),
      layout: (view) => this.#lay(view),
      draw: (view, action, change) => this.#draw(view, change, action),
      told: (event) => this.#told(this.#playing.indexOf(event)),
      curtain: (down) => this.#drop(down),
      shake: (pixels) => {
        if (!this.#look.reducedMotion) house.shake(pixels);
      },
    });
    this.#pointer = new Pointer(house.canvas, {
      sprites: () => this.#sprites,
      offered: () => this.#emphasis.offered,
      hovered: (at) => this.#hovered(at as TableThing | null),
      picked: (at) => this.#pick(at as TableThing),
    });
  }

  sync(view: View, rolls: readonly MovieEvent[]): void {
    this.#dice = diceAfter(STILL.dice, rolls);
    this.#cutTo(view);
  }

  async play(events: readonly MovieEvent[], after: View): Promise<void> {
    if (this.#view === null) this.sync(bareTable(events, after), []); // it came too late for the opening scene: that is dealt now
    const before = this.#view as View;
    this.#playing = events;
    const dice = this.#dice;
    this.#view = after;
    this.#dice = diceAfter(dice, events);
    this.#emphasis = { ...this.#emphasis, offered: new Set(), tabs: new Map() }; // what was asked has been answered
    if (this.#runtime.stage.motion.rate !== Number.POSITIVE_INFINITY)
      await this.#player.play(events, before, after, dice);
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

  offer(offers: readonly Offer[]): void {
    const offered = new Set(offers.map((offer) => thingKey(offer.at)));
    const tabs = new Map(offers.flatMap(({ at, tab }) => (tab === null ? [] : [[thingKey(at), tab] as const])));
    this.#emphasis = { ...this.#emphasis, offered, tabs };
    this.#redraw();
  }

  foresee(threat: Threat | null): void {
    this.#threat = threat;
    this.#redraw();
  }

  mark(at: TableThing | null): void {
    this.#marked = at ? thingKey(at) : null;
    this.#redraw();
  }

  point(at: TableThing | null): void {
    this.#emphasis = { ...this.#emphasis, pointed: at ? thingKey(at) : null };
    this.#redraw();
  }

  onEvent(listener: (index: number) => void): void {
    this.#told = listener;
  }

  onCurtain(listener: (down: boolean) => void): void {
    this.#curtained = listener;
  }

  onPick(listener: (at: TableThing) => void): void {
    this.#pick = listener;
  }

  onHover(listener: (at: TableThing | null) => void): void {
    this.#hover = listener;
  }

  onDark(listener: (dark: boolean) => void): void {
    this.#runtime.onDark = listener;
  }

  describe(): SpriteReport[] {
    return this.#runtime.stage.describe();
  }

  layout(): TableLayout | null {
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

  #cutTo(view: View): void {
    this.#player.stop();
    this.#view = view;
    this.#draw(view, AT_ONCE);
  }

  #hovered(at: TableThing | null): void {
    const key = at ? thingKey(at) : null;
    const was = this.#emphasis.hovered;
    this.#emphasis = { ...this.#emphasis, hovered: key };
    const { offered } = this.#emphasis;
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

  #lay(view: View): TableLayout {
    return tableLayout({ ...this.#runtime.size(), text: this.#look.textScale, ...tableNeeds(view) });
  }

  #draw(view: View, change: Change, action: Action = { ...STILL, dice: this.#dice }): void {
    const layout = this.#lay(view);
    const { facts } = this.#options;
    const known = this.#layout?.window;
    this.#layout = layout;
    if (known?.w !== layout.window.w || known.h !== layout.window.h) this.#options.onLayout?.(layout);
    const { grain, reducedMotion, stark } = this.#look;
    const shown = { threat: this.#threat, marked: this.#marked };
    const context = { view, layout, facts, ...shown, ...action, grain: grain && !reducedMotion && !stark, stark };
    // What is asked may be answered while the table is still being laid, but is lit when it has been.
    const emphasis = this.#player.playing ? { ...this.#emphasis, offered: NO_EMPHASIS.offered } : this.#emphasis;
    this.#sprites = picture(context, emphasis);
    this.#runtime.baker.unit = layout.unit;
    this.#runtime.stage.show(this.#sprites, change);
    this.#runtime.sharpenFor(layout.frames[0]?.w ?? 0);
  }
}
