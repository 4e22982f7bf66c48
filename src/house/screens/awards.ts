import { awardsModel } from '../../app/awards/model.ts';
import { readMet, readRecords } from '../../storage/records-kept.ts';
import { hangAwards } from '../../ui/awards/awards.tsx';
import type { Screen } from '../hall.ts';
import { paintPicture } from '../sheets.ts';

export const screen: Screen = (hall) => {
  let strike: (() => void) | null = null;
  let left = false;
  void Promise.all([readRecords(hall.shelf), readMet(hall.shelf)]).then(([records, met]) => {
    if (left) return;
    strike = hangAwards(hall.root, {
      model: awardsModel(records, met),
      paint: paintPicture,
      onLeave: () => hall.go('marquee'),
    });
  });
  return () => {
    left = true;
    strike?.();
  };
};
