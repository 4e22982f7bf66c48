import type { Screen } from '../../../../shell/app-context.ts';
import { mountAwards } from '../../../../ui/awards/awards.tsx';
import { awardsModel } from '../../app/awards/model.ts';
import { readMet, readRecords } from '../../app/records/records-kept.ts';
import { paintFrame } from '../pictures.ts';

export const screen: Screen = (context) => {
  let unmount: (() => void) | null = null;
  let left = false;
  void Promise.all([readRecords(context.store), readMet(context.store)]).then(([records, met]) => {
    if (left) return;
    unmount = mountAwards(context.root, {
      model: awardsModel(records, met),
      paint: (canvas, picture) => paintFrame(canvas, 'cards', picture),
      onLeave: () => context.go('marquee'),
    });
  });
  return () => {
    left = true;
    unmount?.();
  };
};
