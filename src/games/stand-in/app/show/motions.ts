import type { Back, Card, StandInEvent, View } from '../../../../rules/stand-in/index.ts';
import type { Flight, Moment, Motion, Place } from '../ports/show.ts';

type Moves = Omit<Motion, 'id' | 'ms' | 'event'>;

const STILL: Moves = { flights: [], burning: null, shown: null, at: null, by: null, moment: null };
const PILE: Place = { at: 'pile' };
const DISCARD: Place = { at: 'discard' };
const LIGHT: Place = { at: 'light' };
const seat = (chair: number): Place => ({ at: 'seat', chair });
const fly = (from: Place, to: Place, card: Card | null = null, back: Back = 'script', isPushed = false): Flight => ({
  from,
  to,
  back,
  card,
  isPushed,
});
const still = (over: Partial<Moves>): Moves => ({ ...STILL, ...over });
const flies = (...flights: readonly Flight[]): Moves => still({ flights });

/** What moves for an event as the player's chair saw it; `before` is the table that it happens to. */
export function motionOf(event: StandInEvent, before: View): Moves {
  switch (event.type) {
    case 'drew':
      return flies(fly(PILE, event.why === 'second-take' ? LIGHT : seat(event.chair), event.card));
    case 'passed-over':
      return flies(fly(PILE, DISCARD, null, 'blackout'));
    case 'shuffled':
      return flies(fly(DISCARD, PILE));
    case 'blackout-drawn':
      return still({ flights: [fly(PILE, LIGHT, event.card, 'blackout')], by: event.chair });
    case 'played':
      return still({ ...playing(event), by: event.chair, at: event.target });
    case 'discarded':
      return flies(fly(event.why === 'not-kept' ? LIGHT : seat(event.chair), DISCARD, event.card));
    case 'kept':
      return flies(fly(LIGHT, seat(event.chair), event.card));
    case 'put-on-top':
      return flies(fly(seat(event.chair), PILE, event.card));
    case 'exchange-opened':
      return still({ by: event.offerer, at: event.partner });
    case 'defended':
      return still({ flights: [fly(seat(event.chair), DISCARD, event.card)], by: event.chair, at: event.by });
    case 'looked':
      return still({
        by: event.chair,
        at: event.at,
        shown: event.cards === null ? null : { chair: event.at, cards: event.cards, isSecret: true },
      });
    case 'shown':
      return still({ by: event.chair, shown: { chair: event.chair, cards: event.cards, isSecret: false } });
    case 'swapped':
      return still({ by: event.chair, at: event.other });
    case 'burnt':
      return still({ by: event.by, at: event.chair, burning: event.chair, moment: 'burnt' });
    case 'claimed':
      return still({ by: event.chair, at: 'seat' in event.claim ? event.claim.seat : null });
    case 'answered':
      return still({ by: event.chair, at: event.to });
    case 'passed-on':
      return flies(
        ...event.order.map((from, i) =>
          fly(seat(from), seat(event.order[(i + 1) % event.order.length] as number), event.cards[i] ?? null),
        ),
      );
    case 'turned':
    case 'became-stand-in':
    case 'declared':
    case 'vengeance-began':
    case 'dawn-neared':
    case 'ended':
      return still({ moment: momentOf(event) });
    default:
      return exchanging(event, before);
  }
}

/** Set pieces go where they will stand; all else lies in the light while it works. */
function playing({ chair, card, target }: Extract<StandInEvent, { type: 'played' }>): Pick<Moves, 'flights'> {
  const isSet = card === 'trailer' || card === 'chained-door';
  return { flights: [fly(seat(chair), isSet && target !== null ? seat(target) : LIGHT, card)] };
}

/** A card that is held out, taken, pushed back or handed on. */
function exchanging(event: StandInEvent, { scene }: View): Moves {
  const offered: Place = scene.type === 'exchange' ? { at: 'offer', from: scene.offerer, to: scene.partner } : LIGHT;
  switch (event.type) {
    case 'offered':
      return flies(fly(seat(event.chair), offered, event.card));
    case 'withdrawn':
      return flies(fly(offered, seat(event.chair), event.card));
    case 'refused':
      return still({ flights: [fly(offered, seat(event.offerer), event.card, 'script', true)], by: event.chair });
    case 'redirected':
      return still({
        flights: [fly(offered, { at: 'offer', from: event.offerer, to: event.to })],
        by: event.from,
        at: event.to,
      });
    case 'exchanged':
      return flies(
        fly(offered, seat(event.partner), event.given),
        fly(seat(event.partner), seat(event.offerer), event.back),
      );
    case 'stopped':
      return still({ by: event.offerer, at: event.partner });
    default:
      return STILL;
  }
}

function momentOf(
  event: Extract<
    StandInEvent,
    { type: 'turned' | 'became-stand-in' | 'declared' | 'vengeance-began' | 'dawn-neared' | 'ended' }
  >,
): Moment | null {
  switch (event.type) {
    case 'turned':
      return 'turned';
    case 'dawn-neared':
      return 'dawn';
    case 'ended':
      return event.result.how === 'dawn' ? 'dawn' : null;
    default:
      return 'revealed';
  }
}
