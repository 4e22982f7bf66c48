import type { BoardPort, Offer, Speed, TableThing } from '../app/ports.ts';
import { ART } from '../art/fetched.ts';
import type { MovieEvent, PublicView } from '../rules/index.ts';
import { CuePlayer } from './cues/cue-player.ts';
import { bareTable } from './fold/bare-table.ts';
import { seatAsks, type TableLayout, tableLayout } from './layout.ts';
import { type BoardLook, type BoardOptions, RATES, USUAL_LOOK } from './options.ts';
import { Assets } from './stage/assets.ts';
import { AT_ONCE, type Change } from './stage/change.ts';
import { bootGame, NoWebGL } from './stage/game.ts';
import { House } from './stage/house.ts';
import { Pointer } from './stage/pointer.ts';
import type { SpriteReport } from './stage/report.ts';
import { type Action, STILL } from './table/ask.ts';
import { diceAfter } from './table/dice-tray.ts';
import { type Emphasis, NO_EMPHASIS } from './table/emphasis.ts';
import { picture } from './table/picture.ts';
import type { Sprite } from './table/sprite.ts';
import { thingKey } from './table/things.ts';

export { NoWebGL };

/** What the house, tests and the harness may ask of a board beyond the port. */
export interface Board extends BoardPort {
  describe(): SpriteReport[];
  layout(): TableLayout | null;
  setLook(look: BoardLook): void;
  asleep(): boolean;
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
  const house = new House(parent, booted, assets, options);
  const board = new DrawnBoard(house, assets, options);
  void assets.moments();
  void assets.lent().then((come) => come && house.bakeAnew());
  return board;
}

class DrawnBoard implements Board {
  readonly #house: House;
  readonly #options: BoardOptions;
  readonly #pointer: Pointer;
  readonly #player: CuePlayer;
  #view: PublicView | null = null;
  #layout: TableLayout | null = null;
  #sprites: Sprite[] = [];
  #emphasis: Emphasis = NO_EMPHASIS;
  #dice = STILL.dice;
  #look: BoardLook;
  #told: (event: MovieEvent) => void = () => undefined;
  #pick: (at: TableThing) => void = () => undefined;
  #hover: (at: TableThing | null) => void = () => undefined;

  constructor(house: House, assets: Assets, options: BoardOptions) {
    this.#house = house;
    this.#options = options;
    this.#look = { ...USUAL_LOOK, ...options };
    house.onRenewed = () => this.#renew();
    this.#player = new CuePlayer(house.stage, {
      facts: options.facts,
      fade: () => this.#look.reducedMotion,
      has: (name) => assets.has(name),
      layout: (view) => this.#lay(view),
      draw: (view, action, change) => this.#draw(view, change, action),
      told: (event) => this.#told(event),
      shake: (pixels) => {
        if (!this.#look.reducedMotion) house.shake(pixels);
      },
    });
    this.#pointer = new Pointer(house.canvas, {
      sprites: () => this.#sprites,
      offered: () => this.#emphasis.offered,
      hovered: (at) => this.#hovered(at),
      picked: (at) => this.#pick(at),
    });
  }

  sync(view: PublicView): void {
    this.#player.stop();
    this.#view = view;
    this.#draw(view, AT_ONCE);
  }

  async play(events: readonly MovieEvent[], after: PublicView): Promise<void> {
    if (this.#view === null) this.sync(bareTable(events, after)); // it came too late for the opening scene: that is dealt now
    const before = this.#view as PublicView;
    const dice = this.#dice;
    this.#view = after;
    this.#dice = diceAfter(dice, events);
    this.#emphasis = { ...this.#emphasis, offered: new Set() }; // what was asked has been answered
    if (this.#house.stage.motion.rate !== Number.POSITIVE_INFINITY)
      await this.#player.play(events, before, after, dice);
    // Words that still hang over the table may fade in their own time; the table itself is done.
    if (this.#view === after) this.#draw(after, AT_ONCE);
  }

  skip(): void {
    const { playing } = this.#player;
    this.#player.stop();
    this.#house.stage.motion.finish();
    if (playing && this.#view) this.sync(this.#view);
  }

  setSpeed(speed: Speed): void {
    this.#house.stage.motion.rate = RATES[speed];
    if (speed === 'instant') this.skip();
  }

  setLook(look: BoardLook): void {
    const { reducedMotion, grain, textScale, stark } = this.#look;
    this.#look = look;
    if (look.textScale !== textScale || look.stark !== stark) this.#house.setPrint(look);
    else if (look.reducedMotion !== reducedMotion || look.grain !== grain) this.#redraw();
  }

  offer(offers: readonly Offer[]): void {
    this.#emphasis = { ...this.#emphasis, offered: new Set(offers.map((offer) => thingKey(offer.at))) };
    this.#redraw();
  }

  point(at: TableThing | null): void {
    this.#emphasis = { ...this.#emphasis, pointed: at ? thingKey(at) : null };
    this.#redraw();
  }

  onEvent(listener: (event: MovieEvent) => void): void {
    this.#told = listener;
  }

  onPick(listener: (at: TableThing) => void): void {
    this.#pick = listener;
  }

  onHover(listener: (at: TableThing | null) => void): void {
    this.#hover = listener;
  }

  describe(): SpriteReport[] {
    return this.#house.stage.describe();
  }

  layout(): TableLayout | null {
    return this.#layout;
  }

  asleep(): boolean {
    return this.#house.asleep;
  }

  destroy(): void {
    this.skip();
    this.#pointer.destroy();
    this.#house.destroy();
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
    this.#house.stage.motion.finish();
    if (this.#view) this.sync(this.#view);
  }

  #lay(view: PublicView): TableLayout {
    return tableLayout({ ...this.#house.size(), seats: seatAsks(view) });
  }

  #draw(view: PublicView, change: Change, action: Action = { ...STILL, dice: this.#dice }): void {
    const layout = this.#lay(view);
    const { facts } = this.#options;
    const known = this.#layout?.window;
    this.#layout = layout;
    if (known?.w !== layout.window.w || known.h !== layout.window.h) this.#options.onLayout?.(layout);
    const { grain, reducedMotion, stark } = this.#look;
    const ask = { view, layout, facts, ...action, grain: grain && !reducedMotion && !stark, stark };
    // What is asked may be answered while the table is still being laid, but is lit when it has been.
    const emphasis = this.#player.playing ? { ...this.#emphasis, offered: NO_EMPHASIS.offered } : this.#emphasis;
    this.#sprites = picture(ask, emphasis);
    this.#house.baker.unit = layout.unit;
    this.#house.stage.show(this.#sprites, change);
    this.#house.sharpenFor(layout.frames[0]?.w ?? 0);
  }
}
