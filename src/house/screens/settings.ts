import { hangSettings } from '../../ui/settings/settings.tsx';
import type { Screen } from '../hall.ts';
import { startAnew } from '../start-anew.ts';

export const screen: Screen = (hall) =>
  hangSettings(hall.root, {
    settings: hall.settings(),
    onChange: (change) => hall.set(change),
    onErase: () => startAnew(hall),
    onLeave: () => hall.go('marquee'),
  });
