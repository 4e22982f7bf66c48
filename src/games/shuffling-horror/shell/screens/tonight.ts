import { tonightScreen } from '../../../../shell/tonight-room.ts';
import { FILMS } from '../../../../text/rooms/films.ts';
import { DECK_IDS } from '../../app/decks.ts';
import { nightsUntil, onBill, readNights, setupFor } from '../../app/tonight.ts';
import { waysOf } from '../begin.ts';

export const screen = tonightScreen({
  films: DECK_IDS.map((deck) => ({ id: deck, name: FILMS.movies[deck].name })),
  read: ({ store }, deck) => readNights(store, deck),
  until: (tonight, results, deck) => nightsUntil(tonight, results, deck).map(onBill),
  begin: (context, night, deck) => waysOf(context).begin(setupFor(night, deck)),
});
