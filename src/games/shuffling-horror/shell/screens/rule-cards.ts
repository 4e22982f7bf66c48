import { mountRuleCards } from '../../ui/rule-cards/rule-cards.tsx';
import type { Screen } from '../../../../shell/app-context.ts';

export const screen: Screen = (context) =>
  mountRuleCards(context.root, {
    onTips: () => context.go('tips'),
    onShort: (id) => context.playShort(id, 'shorts'),
    onLeave: () => context.go('marquee'),
  });
