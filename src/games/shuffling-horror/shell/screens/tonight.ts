import { tonightScreen } from '../../../../shell/tonight-room.ts';
import { nightsUntil, onBill, readNights, setupFor } from '../../app/tonight.ts';
import { waysOf } from '../begin.ts';

export const screen = tonightScreen({
  read: ({ store }) => readNights(store),
  until: (tonight, results) => nightsUntil(tonight, results).map(onBill),
  begin: (context, night) => waysOf(context).begin(setupFor(night)),
});
