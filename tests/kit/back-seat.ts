import type { CardId, MovieState, Options } from '../../src/rules/shuffling-horror/index.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';
import { switched } from './switched.ts';

export const BACK_SEAT: Partial<Options> = { backSeat: 'lab' };
type Edit = (s: Stage) => unknown;
const nothing: Edit = () => undefined;

/** The Lab stands with these inside, and the card is out of every pile: under it, or lurking in it. */
function laid(s: Stage, card: CardId, where: 'hidden' | 'lurker', inside: CardId[]): void {
  s.sanctuary('lab', inside).discard(card).state.discard.pop();
  for (const sanctuary of s.state.sanctuaries) if (sanctuary.id === 'lab') sanctuary[where] = card;
}

/** The Lab stands with this card under it. */
export const hiding = (card: CardId, edit: Edit = nothing): Scene =>
  switched(BACK_SEAT, (s) => {
    laid(s, card, 'hidden', []);
    edit(s);
  });

/** The Lab stands with these inside and a monster that came out and stayed. */
export const lurking = (card: CardId, inside: CardId[], edit: Edit = nothing, options = BACK_SEAT): Scene =>
  switched(options, (s) => {
    laid(s, card, 'lurker', inside);
    edit(s);
  });

export const lab = (scene: Scene): MovieState['sanctuaries'][number] | undefined =>
  scene.movie.sanctuaries.find((s) => s.id === 'lab');
