import type { Screen } from '../../../../shell/app-context.ts';
import { mountTips } from '../../../../ui/book/tips.tsx';
import { BOOK } from '../../text/book-words.ts';

export const screen: Screen = (context) =>
  mountTips(context.root, {
    ...BOOK.tips.TIPS,
    pages: BOOK.tips.TIP_PAGES,
    glossary: BOOK.terms.TERMS,
    onRules: () => context.go('geiger-man/cue-cards'),
    onLeave: () => context.go('marquee'),
  });
