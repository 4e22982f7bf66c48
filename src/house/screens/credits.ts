import { hangCredits } from '../../ui/credits/credits.tsx';
import type { Screen } from '../hall.ts';

export const screen: Screen = (hall) => hangCredits(hall.root, () => hall.go('marquee'));
