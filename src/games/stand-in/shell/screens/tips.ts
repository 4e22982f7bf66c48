import type { Screen } from '../../../../shell/app-context.ts';
import { mountTips } from '../../../../ui/book/tips.tsx';
import { TERMS } from '../../text/terms.ts';
import { TIP_PAGES, TIPS } from '../../text/tips.ts';

export const screen: Screen = (context) =>
  mountTips(context.root, {
    ...TIPS,
    pages: TIP_PAGES,
    glossary: TERMS,
    onRules: () => context.go('stand-in/cue-cards'),
    onLeave: () => context.go('marquee'),
  });
