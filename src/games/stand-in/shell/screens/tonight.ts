import type { Screen } from '../../../../shell/app-context.ts';
import { tonightScreen as tonightOf } from '../../../../shell/tonight-room.ts';
import { nightsUntil, readNights, wantedOn } from '../../app/tonight.ts';
import type { Begin } from './set-up.ts';

export const tonightScreen = (begin: Begin): Screen =>
  tonightOf({
    read: ({ store }) => readNights(store),
    until: nightsUntil,
    begin: (context, night) => begin(context, wantedOn(night)),
  });
