import type { Screen } from '../../../../shell/app-context.ts';
import { FACTS } from '../../app/almanac/facts.ts';
import { readMet } from '../../app/records/records-kept.ts';
import { mountAlmanac } from '../../ui/almanac/almanac.tsx';
import { paintCard } from '../card-painter.ts';

/** Painted at once, and again when it is known what has been met. */
export const screen: Screen = (context) => {
  let left = false;
  const mount = (met: (card: string) => number) =>
    mountAlmanac(context.root, { facts: FACTS, met, paint: paintCard, onLeave: () => context.go('marquee') });
  const unmount = mount(() => 0);
  void readMet(context.store).then((met) => {
    if (!left) mount((card) => met[card] ?? 0);
  });
  return () => {
    left = true;
    unmount();
  };
};
