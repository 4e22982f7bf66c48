import { PALETTE } from './palette.ts';
import type { Scenery } from './scenery/sceneries.ts';

type Sharpness = 'plain' | 'sharp';

/** Which files hold a deck's pictures, under `assets/art`, and what colours it is printed in. */
export interface DeckArt {
  /** Sheets of cards; the plain ones are all that the first frame needs. */
  readonly plain: readonly string[];
  readonly sharp: readonly string[];
  /** Signs and tokens of its own, one sheet each; they go before the board's of the same name. */
  readonly things: Record<Sharpness, string> | null;
  readonly backdrop: string;
  /** Before the name of a title card. */
  readonly moments: string;
  /** Pictures that decks share are drawn once: plain sheets of another deck that hold them. Few see them, so they come last. */
  readonly lent: readonly string[];
  /** The deck's own colour. */
  readonly accent: string;
  /** What a survivor who came back wrong is soaked in. */
  readonly turned: string;
  /** What stands and hangs about on its posters, and behind it in the house. */
  readonly scenery: Scenery;
}

const DECK_ART = {
  'roswell-51': {
    plain: ['cards@1x'],
    sharp: ['cards-1@2x', 'cards-2@2x', 'cards-3@2x', 'cards-4@2x'],
    things: null,
    backdrop: 'backdrop',
    moments: '',
    lent: [],
    accent: PALETTE.saucerGreen,
    turned: PALETTE.saucerGreen,
    scenery: 'desert',
  },
  'pittsburgh-68': {
    plain: ['pittsburgh-68/cards@1x'],
    sharp: [
      'pittsburgh-68/cards-1@2x',
      'pittsburgh-68/cards-2@2x',
      'pittsburgh-68/cards-3@2x',
      'pittsburgh-68/cards-4@2x',
    ],
    things: { plain: 'pittsburgh-68/things@1x', sharp: 'pittsburgh-68/things@2x' },
    backdrop: 'pittsburgh-68/backdrop',
    moments: 'pittsburgh-68/',
    lent: ['cards@1x'],
    accent: PALETTE.furnaceRust,
    turned: PALETTE.pallor,
    scenery: 'mill',
  },
} as const satisfies Record<string, DeckArt>;

type DeckName = keyof typeof DECK_ART;
export const ART_DECKS = Object.keys(DECK_ART) as readonly DeckName[];

/** Fetched ahead, before anybody has said what will be played. */
export const FIRST_DECK: DeckName = 'roswell-51';

/** The things of the board, whatever the deck. */
const BOARD: Record<Sharpness, string> = { plain: 'board@1x', sharp: 'board@2x' };

/** Sheets of what lies on a deck's table besides cards, in the order in which they are looked through. */
export const thingsOf = ({ things }: DeckArt, at: Sharpness): string[] =>
  things === null ? [BOARD[at]] : [things[at], BOARD[at]];

export function deckArt(deck: string): DeckArt {
  if (!Object.hasOwn(DECK_ART, deck)) throw new Error(`No pictures of a deck called ${deck}`);
  return DECK_ART[deck as DeckName];
}
