import type { CardId, Movie, MovieEvent, Zone } from '../../src/rules/index.ts';

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
export function openPlaces(m: Movie): Map<CardId, Place> {
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

/** Follows the cards by what is told, as a screen does that draws from events alone. */
export class Ledger {
  private readonly places: Map<CardId, Place>;

  constructor(m: Movie) {
    this.places = openPlaces(m);
  }

  /** What the events say that cannot be, given what they said before. */
  read(events: readonly MovieEvent[]): string | null {
    for (const event of events) {
      const wrong = this.note(event);
      if (wrong !== null) return wrong;
    }
    return null;
  }

  private note(event: MovieEvent): string | null {
    switch (event.type) {
      case 'card-moved': {
        const known = this.places.get(event.card);
        const from = placeOf(event.from);
        this.places.set(event.card, placeOf(event.to));
        return known === undefined || known === from
          ? null
          : `${event.card} (${event.why}) left ${from}, it was ${known}`;
      }
      case 'card-revealed':
        this.places.set(event.card, `frame ${event.frame}`);
        return null;
      case 'survivor-joined':
        this.places.set(event.survivor, `pool ${event.seat}`);
        return null;
      case 'sanctuary-opened':
        this.places.set(event.sanctuary, 'sanctuary');
        return null;
      case 'throng-migrated':
        for (const card of event.cards) this.places.set(card, `throng ${event.seat} 0`);
        return null;
      case 'reel-opened': // The discards were shuffled and dealt: nobody knows which of them are in the pile.
        for (const [card, place] of this.places) if (place === 'discard') this.places.delete(card);
        return null;
      default:
        return null;
    }
  }

  /** Where the table differs from what was told. */
  compare(m: Movie): string | null {
    const truth = openPlaces(m);
    for (const [card, place] of this.places) {
      if (truth.get(card) !== place) {
        // R20.8: what is hidden under a sanctuary left the discards unseen.
        if (place === 'discard' && m.sanctuaries.some((s) => s.hidden === card)) this.places.delete(card);
        else return `${card} is told to be in ${place}, and is in ${truth.get(card) ?? 'the dark'}`;
      }
    }
    for (const [card, place] of truth) {
      if (this.places.has(card)) continue;
      if (place !== 'discard') return `${card} is in ${place}, and nobody told`;
      this.places.set(card, place);
    }
    return null;
  }
}
