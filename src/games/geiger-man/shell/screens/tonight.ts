import { tonightScreen } from '../../../../shell/tonight-room.ts';
import { setupFor } from '../../app/play/setup.ts';
import { nightsUntil, readNights, wishFor } from '../../app/tonight.ts';
import { waysOf } from '../begin.ts';

export const screen = tonightScreen({
  read: ({ store }) => readNights(store),
  until: nightsUntil,
  begin: (context, night) => waysOf(context).begin(setupFor(wishFor(night))),
});
