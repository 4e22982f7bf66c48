import { mountCredits } from '../../ui/credits/credits.tsx';
import type { Screen } from '../app-context.ts';

export const screen: Screen = (context) => mountCredits(context.root, () => context.go('marquee'));
