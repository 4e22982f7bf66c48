import type { Screen } from '../../../../shell/app-context.ts';
import { mountRuleCards } from '../../ui/rule-cards/rule-cards.tsx';
import { waysOf } from '../begin.ts';
import { deckReadAbout } from '../read-about.ts';

export const screen: Screen = (context) =>
  mountRuleCards(context.root, {
    deck: deckReadAbout(context),
    onTips: () => context.go('tips'),
    onShort: (id) => waysOf(context).playShort(id, 'shorts'),
    onLeave: () => context.go('marquee'),
  });
