import type { Screen } from '../../../../shell/app-context.ts';
import { mountCueRoom } from '../../../../ui/book/cue-room.tsx';
import { BOOK } from '../../text/book.ts';
import { CUE_CARD_WORDS, CUE_CARDS } from '../../text/cue-cards.ts';

export const screen: Screen = (context) =>
  mountCueRoom(context.root, {
    book: BOOK,
    cards: CUE_CARDS,
    aside: CUE_CARD_WORDS.cards,
    onTips: () => context.go('stand-in/tips'),
    onLeave: () => context.go('marquee'),
  });
