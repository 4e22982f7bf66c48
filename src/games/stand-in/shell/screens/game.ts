import type { Screen } from '../../../../shell/app-context.ts';
import { setupFor } from '../../app/play/setup.ts';
import { mountBegin } from '../../ui/begin/begin.tsx';
import { waysOf } from '../begin.ts';

/** A game, set up in three choices. */
export const screen: Screen = (context) =>
  mountBegin(context.root, {
    onBegin: ({ seats, level, human }) =>
      waysOf(context).begin(
        setupFor({ config: { seed: context.freshSeed(), seats, human }, level, mode: { kind: 'game' } }),
      ),
    onLeave: () => context.go('marquee'),
  });
