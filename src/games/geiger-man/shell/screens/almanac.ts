import type { Screen } from '../../../../shell/app-context.ts';
import { almanacPages } from '../../app/almanac/almanac.ts';
import { readMet } from '../../app/records/records-kept.ts';
import { mountAlmanac } from '../../ui/almanac/almanac.tsx';
import { cardPainter } from '../card-painter.ts';

/** Painted at once, and again when it is known what has been met. */
export const screen: Screen = (context) => {
  let left = false;
  const pages = almanacPages();
  const paint = cardPainter(pages);
  const mount = (met: (card: string) => number) =>
    mountAlmanac(context.root, { pages, met, paint, onLeave: () => context.go('marquee') });
  const unmount = mount(() => 0);
  void readMet(context.store).then((met) => {
    if (!left) mount((card) => met[card] ?? 0);
  });
  return () => {
    left = true;
    unmount();
  };
};
