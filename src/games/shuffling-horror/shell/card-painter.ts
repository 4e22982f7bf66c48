import type { PaintCard } from '../../../app/ports/almanac.ts';
import { cardHeight, drawCardFace } from '../../../art/card-face.ts';
import type { CardModel } from '../../../art/card-model.ts';
import { deckArt, FIRST_DECK } from '../../../art/decks.ts';
import { measureOn } from '../../../art/text-fit.ts';
import { type CardId, DECKS } from '../../../rules/shuffling-horror/index.ts';
import { faceModel } from '../../../scenes/paint/model.ts';
import { ENDGAME_IDS } from '../../../text/cards/card-ids.ts';
import { CARDS } from '../../../text/cards/cards.ts';
import { boardFacts } from '../app/table/board-facts.ts';
import { deckSheets } from './sheets.ts';

const WIDTH = 300; // CSS pixels, good for reading

/** No two decks have a card of one name but those they share, which look alike in both; reminders lie beside every deck. */
const deckOf = (card: CardId): string =>
  DECKS.find(({ cards }) => cards.some(({ id }) => id === card || id === card.replace(/-\d+$/, '')))?.id ?? FIRST_DECK;

/** Paints close-ups of cards. */
export const paintCard: PaintCard = async (canvas, card, turned, width = WIDTH) => {
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('No 2d canvas to paint on');
  const ratio = Math.max(1, window.devicePixelRatio || 1);
  const deck = deckOf(card);
  const pages = await deckSheets(deck);
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(cardHeight(width) * ratio);
  const look = turned ? 'turned' : 'plain';
  const reminder = ENDGAME_IDS.find((id) => id === card);
  const model: CardModel = reminder
    ? { picture: reminder, kind: 'endgame', words: CARDS[reminder] } // lies beside the deck, so that the rules know no such card
    : faceModel(boardFacts(deck), { art: 'face', card, look });
  drawCardFace(ctx, model, pages, measureOn(ctx), { width, ratio, ...(turned && { turned: deckArt(deck).turned }) });
};
