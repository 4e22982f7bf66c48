import type { Screen } from '../../../../shell/app-context.ts';
import { mountShorts } from '../../ui/shorts/room.tsx';
import { waysOf } from '../begin.ts';

export const screen: Screen = (context) =>
  mountShorts(context.root, {
    onPlay: (id) => waysOf(context).playShort(id, 'shorts'),
    onLeave: () => context.go('marquee'),
  });
