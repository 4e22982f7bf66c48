import type { Screen } from '../../../../shell/app-context.ts';
import { mountAwards } from '../../../../ui/awards/awards.tsx';
import { awardsModel } from '../../app/awards/model.ts';
import { readRecords } from '../../app/records/records-kept.ts';
import { paintAny } from '../pictures.ts';

export const screen: Screen = (context) => {
  let unmount: (() => void) | null = null;
  let left = false;
  void readRecords(context.store).then((records) => {
    if (left) return;
    unmount = mountAwards(context.root, {
      model: awardsModel(records),
      paint: paintAny,
      onLeave: () => context.go('marquee'),
    });
  });
  return () => {
    left = true;
    unmount?.();
  };
};
