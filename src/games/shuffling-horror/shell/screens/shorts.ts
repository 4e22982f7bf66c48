import { mountShorts } from '../../ui/shorts/room.tsx';
import type { Screen } from '../../../../shell/app-context.ts';

export const screen: Screen = (context) =>
  mountShorts(context.root, {
    onPlay: (id) => context.playShort(id, 'shorts'),
    onLeave: () => context.go('marquee'),
  });
