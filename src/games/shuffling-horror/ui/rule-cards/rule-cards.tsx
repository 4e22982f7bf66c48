import { BOOKS } from '../../../../text/rule-cards/book.ts';
import { RULE_CARD_WORDS, RULE_CARDS } from '../../../../text/rule-cards/cards.ts';
import { byDeck } from '../../../../text/words-by-deck.ts';
import { mountCueRoom } from '../../../../ui/book/cue-room.tsx';
import type { ShortId } from '../../app/ports/shorts.ts';
import { playBeside } from './rule-text.tsx';

interface Props {
  deck: string;
  onTips: () => void;
  /** Plays the scene that shows a rule. */
  onShort: (id: ShortId) => void;
  onLeave: () => void;
}

export const mountRuleCards = (house: HTMLElement, { deck, onTips, onShort, onLeave }: Props): (() => void) =>
  mountCueRoom(house, {
    book: byDeck(deck, BOOKS),
    cards: byDeck(deck, RULE_CARDS),
    aside: RULE_CARD_WORDS.cards,
    onTips,
    beside: playBeside(onShort),
    onLeave,
  });
