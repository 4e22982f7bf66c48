import type { Screen } from '../../../../shell/app-context.ts';
import { ON_OFFER, setupOf } from '../../app/set-up.ts';
import { mountBegin } from '../../ui/begin/begin.tsx';
import { waysOf } from '../begin.ts';

/** Whom, whom against, where and how late. */
export const screen: Screen = (context) =>
  mountBegin(context.root, {
    onOffer: ON_OFFER,
    onBegin: (chosen) => waysOf(context).begin(setupOf(chosen, context.freshSeed())),
    onLeave: () => context.go('marquee'),
  });
