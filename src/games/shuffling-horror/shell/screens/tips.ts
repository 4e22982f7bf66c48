import { odds } from '../../../../rules/shuffling-horror/index.ts';
import type { Screen } from '../../../../shell/app-context.ts';
import { mountTips } from '../../ui/rule-cards/tips.tsx';

export const screen: Screen = (context) =>
  mountTips(context.root, {
    chance: odds.pSuccess,
    onRules: () => context.go('cue-cards'),
    onLeave: () => context.go('marquee'),
  });
