import { thingKey } from '../../app/ports/board.ts';
import { type DeckArt, deckArt, thingsOf } from '../../art/decks.ts';
import { ART } from '../../art/fetched.ts';
import { MOMENTS, momentName } from '../../art/moments.ts';
import type { BoardPort, Offer, TableThing } from '../../games/shuffling-horror/app/ports/table-things.ts';
import type { Threat } from '../../games/shuffling-horror/app/ports/threat.ts';
import type { MovieEvent, View } from '../../rules/shuffling-horror/index.ts';
import { cardPainter } from '../paint/paint-art.ts';
import { Assets, type BoardArt } from '../stage/assets.ts';
import { BoardRuntime } from '../stage/board-runtime.ts';
import { DrawnBoard, type DrawnGame } from '../stage/drawn-board.ts';
import { bootGame, NoWebGL } from '../stage/game.ts';
import type { BoardLook } from '../stage/look.ts';
import type { SpriteReport } from '../stage/report.ts';
import { AnimationPlayer } from './animations/animation-player.ts';
import { bareTable } from './animations/bare-table.ts';
import type { BoardFacts } from './facts.ts';
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

/** Draws the table into the parent, as soon as what the first frame needs has come. Rejects with NoWebGL where there is none. */
export async function createBoard(parent: HTMLElement, options: BoardOptions): Promise<Board> {
  const booted = await bootGame(
    parent,
    parent.clientWidth || window.innerWidth,
    parent.clientHeight || window.innerHeight,
  );
  const deck = deckArt(options.deck);
  const assets = new Assets(booted.scene, options.artBase ?? ART, boardArt(deck));
  await assets.first();
  const painter = cardPainter({ facts: options.facts, turned: deck.turned });
  const house = new BoardRuntime(parent, booted, assets, painter, options);
  const board = new MovieBoard(house, assets, options);
  void assets.moments();
  void assets.lent().then((come) => come && house.bakeAnew());
  return board;
}

/** Device pixels across a card picture of the plain atlas; wider ones need the sharp one. */
const PLAIN_PICTURE = 224;
/** Of a card's width: what its picture has. */
const PICTURE = 0.91;

const boardArt = (deck: DeckArt): BoardArt => ({
  cards: deck,
  things: { plain: thingsOf(deck, 'plain'), sharp: thingsOf(deck, 'sharp') },
  pictures: { plain: { backdrop: deck.backdrop }, sharp: {} },
  moments: Object.fromEntries(MOMENTS.map(momentName).map((name) => [name, `${deck.moments}${name}`])),
  lent: deck.lent,
  accent: deck.accent,
  plainSize: PLAIN_PICTURE,
});

/** The light on a movie's table: what is asked, and what somebody says of it. */
interface Light extends Emphasis {
  threat: Threat | null;
  /** The key of what somebody else would choose. */
  marked: string | null;
}

const movieGame = (facts: BoardFacts): DrawnGame<View, MovieEvent, TableLayout, Action, Light> => ({
  still: STILL,
  unlit: { ...NO_EMPHASIS, threat: null, marked: null },
  lay: (view, size, text) => tableLayout({ ...size, text, ...tableNeeds(view) }),
  picture: ({ action, lit: { threat, marked, ...emphasis }, ...shown }) =>
    picture({ ...shown, ...action, facts, threat, marked }, emphasis),
  player: (stage, context) => new AnimationPlayer(stage, { ...context, facts }),
  after: ({ dice }, events) => ({ ...STILL, dice: diceAfter(dice, events) }),
  bare: bareTable,
  unasked: (lit) => ({ ...lit, offered: NO_EMPHASIS.offered, tabs: NO_EMPHASIS.tabs }),
  sizeOf: ({ frames }) => (frames[0]?.w ?? 0) * PICTURE,
});

class MovieBoard extends DrawnBoard<View, MovieEvent, TableThing, TableLayout, Action, Light> implements Board {
  constructor(house: BoardRuntime, assets: Assets, options: BoardOptions) {
    super(house, assets, movieGame(options.facts), options);
  }

  offer(offers: readonly Offer[]): void {
    const offered = new Set(offers.map((offer) => thingKey(offer.at)));
    const tabs = new Map(offers.flatMap(({ at, tab }) => (tab === null ? [] : [[thingKey(at), tab] as const])));
    const quiet = new Set(offers.flatMap((offer) => (offer.quiet ? [thingKey(offer.at)] : [])));
    this.relight({ offered, quiet, tabs });
  }

  foresee(threat: Threat | null): void {
    this.relight({ threat });
  }

  mark(at: TableThing | null): void {
    this.relight({ marked: at ? thingKey(at) : null });
  }
}
