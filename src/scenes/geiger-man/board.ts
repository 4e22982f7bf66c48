import { thingKey } from '../../app/ports/board.ts';
import { ART } from '../../art/fetched.ts';
import type { BoardPort, Offer, TableThing } from '../../games/geiger-man/app/ports/things.ts';
import type { GeigerManEvent, View } from '../../rules/geiger-man/index.ts';
import { commonPainter } from '../paint/common.ts';
import { Assets, type BoardArt } from '../stage/assets.ts';
import { BoardRuntime } from '../stage/board-runtime.ts';
import { type BoardOptionsOf, DrawnBoard } from '../stage/drawn-board.ts';
import { bootGame } from '../stage/game.ts';
import type { BoardLook } from '../stage/look.ts';
import type { TableLayout } from './layout.ts';
import { type Drawing, showGame } from './show-game.ts';
import type { Action } from './table/context.ts';
import type { Light } from './table/emphasis.ts';

export interface BoardOptions extends BoardOptionsOf<TableLayout>, Drawing {
  art: BoardArt;
}

/** What the stage may ask of a board beyond the port. */
export interface Board extends BoardPort {
  setLook(look: BoardLook): void;
  /** Told when the machine takes the picture away, and when it gives it back. */
  onDark(listener: (dark: boolean) => void): void;
}

/** Draws the table into the parent, as soon as what the first frame needs has come. Rejects where there is no WebGL. */
export async function createBoard(parent: HTMLElement, options: BoardOptions): Promise<Board> {
  const { clientWidth, clientHeight } = parent;
  const booted = await bootGame(parent, clientWidth || window.innerWidth, clientHeight || window.innerHeight);
  const assets = new Assets(booted.scene, options.artBase ?? ART, options.art);
  await assets.first();
  const house = new BoardRuntime(parent, booted, assets, commonPainter, options);
  void assets.moments();
  return new ShowBoard(house, assets, options);
}

class ShowBoard extends DrawnBoard<View, GeigerManEvent, TableThing, TableLayout, Action, Light> implements Board {
  constructor(house: BoardRuntime, assets: Assets, options: BoardOptions) {
    super(house, assets, showGame(options), options);
  }

  offer(offers: readonly Offer[]): void {
    const offered = new Set(offers.map(({ at }) => thingKey(at)));
    this.relight({ offered, keys: new Map(offers.map(({ at, key }) => [thingKey(at), key])) });
  }
}
