import { hangCueCards } from '../../ui/cue-cards/cue-cards.tsx';
import type { Screen } from '../hall.ts';

export const screen: Screen = (hall) => hangCueCards(hall.root, () => hall.go('marquee'));
