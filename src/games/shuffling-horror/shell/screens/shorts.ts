import type { Screen } from '../../../../shell/app-context.ts';
import { mountShorts } from '../../ui/shorts/room.tsx';
import { waysOf } from '../begin.ts';
import { deckReadAbout } from '../read-about.ts';

export const screen: Screen = (context) =>
  mountShorts(context.root, {
    deck: deckReadAbout(context),
    onPlay: (id) => waysOf(context).playShort(id, 'shorts'),
    onLeave: () => context.go('marquee'),
  });
