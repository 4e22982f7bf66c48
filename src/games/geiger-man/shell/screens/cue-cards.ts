import type { Screen } from '../../../../shell/app-context.ts';
import { mountCueRoom } from '../../../../ui/book/cue-room.tsx';
import { BOOK_OF_RULES } from '../../text/book-of-rules.ts';
import { BOOK } from '../../text/book-words.ts';

export const screen: Screen = (context) =>
  mountCueRoom(context.root, {
    book: BOOK_OF_RULES,
    cards: BOOK.ruleCards.RULE_CARDS,
    aside: BOOK.ruleCards.RULE_CARD_WORDS.cards,
    onTips: () => context.go('geiger-man/tips'),
    onLeave: () => context.go('marquee'),
  });
