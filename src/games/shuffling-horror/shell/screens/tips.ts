import { odds } from '../../../../rules/shuffling-horror/index.ts';
import type { Screen } from '../../../../shell/app-context.ts';
import { mountTips } from '../../ui/rule-cards/tips.tsx';
import { deckReadAbout } from '../read-about.ts';

export const screen: Screen = (context) =>
  mountTips(context.root, {
    deck: deckReadAbout(context),
    chance: odds.pSuccess,
    onRules: () => context.go('cue-cards'),
    onLeave: () => context.go('marquee'),
  });
