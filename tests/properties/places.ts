import type { CardId, MovieEvent, View, Zone } from '../../src/rules/shuffling-horror/index.ts';

type Place = string;

const placeOf = (zone: Zone): Place => {
  switch (zone.zone) {
    case 'frame':
      return `frame ${zone.frame}`;
    case 'throng':
      return `throng ${zone.side} ${zone.slot}`;
    case 'held':
      return `with ${zone.survivor}`;
    case 'store':
    case 'under':
      return `${zone.zone} ${zone.sanctuary}`;
    case 'pool':
      return `pool ${zone.seat}`;
    default:
      return zone.zone;
  }
};

/** Where every card lies that everybody can see; face-down ones are left out. */
function openPlaces(m: View): Map<CardId, Place> {
  const places = new Map<CardId, Place>();
  const put = (place: Place, cards: readonly (CardId | null)[]) => {
    for (const card of cards) if (card !== null) places.set(card, place);
  };
  put('discard', m.discard);
  put('graveyard', m.graveyard);
  put('limbo', m.limbo);
  m.frames.forEach(({ cards, down }, at) => void put(`frame ${at}`, down === null ? cards : cards.slice(0, -1)));
  m.throngs.forEach((throng, slot) => void put(`throng director ${slot}`, throng));
  m.seats.forEach(({ pool, throngs }, at) => {
    const ids = pool.map((s) => s.id);
    put(`pool ${at}`, ids);
    throngs.forEach((throng, slot) => void put(`throng ${at} ${slot}`, throng));
    for (const s of pool) put(`with ${s.id}`, [...s.held, s.probed]);
  });
  for (const { id, store, lurker } of m.sanctuaries) {
    put('sanctuary', [id]);
    put(`store ${id}`, store);
    put(`under ${id}`, [lurker]);
  }
  return places;
}

/** What an event says of where a card came from that cannot be, given the view it was told on. */
export function misplaced(view: View, event: MovieEvent): string | null {
  if (event.type !== 'card-moved') return null;
  const known = openPlaces(view).get(event.card);
  const from = placeOf(event.from);
  return known === undefined || known === from ? null : `${event.card} (${event.why}) left ${from}, it was ${known}`;
}
