import { isLocked, nextOf, type Reply } from '../../../../rules/stand-in/index.ts';
import { DETAILS } from '../../text/choices.ts';
import { type Asked, oddsAt, ownRole, receiverOf, roleOf, turnsYou, who } from './asked.ts';

type Play = Extract<Reply, { type: 'play' }>;

/** What stands beside a choice: its chances, and what follows from it. */
export function detailOf(asked: Asked, reply: Reply): string {
  switch (reply.type) {
    case 'play':
      return playing(asked, reply);
    case 'discard':
      return DETAILS.gone;
    case 'give':
      return giving(asked, reply.card);
    case 'defend':
      return defending(asked, reply.card);
    case 'none':
      return asked.prompt.type === 'guard' && asked.prompt.card === 'nitrate' ? DETAILS.out : '';
    case 'seat':
      return seating(asked, reply.seat);
    case 'show':
      return reply.what === 'nothing' ? '' : DETAILS.toAll;
    case 'declare':
      return isDue(asked) ? DETAILS.wins : DETAILS.loses;
    default:
      return '';
  }
}

/** SA15.2: nobody in play is an Original, as far as the Stand-In knows, and it knows. */
export const isDue = ({ view: { ring, known } }: Asked): boolean =>
  ring.every((chair) => known.roles[chair] !== 'original');

function playing(asked: Asked, { card, target }: Play): string {
  const odds = oddsAt(asked, target);
  const role = roleOf(asked, target);
  switch (card) {
    case 'nitrate':
      if (role !== null) return DETAILS.burnRole[role];
      return odds === null ? '' : DETAILS.burn(odds);
    case 'screen-test':
      return odds === null ? '' : DETAILS.look(odds);
    case 'close-up':
      return odds === null ? '' : DETAILS.glimpse(odds);
    case 'love-scene':
      return ownRole(asked) === 'original' && odds !== null ? DETAILS.meet(odds) : DETAILS.ends;
    case 'swap-marks':
    case 'exit-running':
      return target === null ? '' : DETAILS.moves(who(asked, target));
    case 'house-lights':
      return DETAILS.toAll;
    case 'second-take':
      return DETAILS.again;
    case 'reverse-shot':
      return turning(asked);
    case 'chained-door':
    case 'trailer':
      return stops(asked, target) ? DETAILS.exchangesNot : '';
    default:
      return '';
  }
}

/** SA13.1: this turn's own exchange goes the other way already. */
function turning(asked: Asked): string {
  const { view } = asked;
  const other = nextOf({ ...view, direction: view.direction === 1 ? -1 : 1 }, view.chair as number);
  return isLocked(view, other) ? DETAILS.exchangesNot : DETAILS.exchangesWith(who(asked, other));
}

const stops = ({ view }: Asked, target: number | null): boolean =>
  target === view.chair || target === nextOf(view, view.chair as number);

function giving(asked: Asked, card: string): string {
  const receiver = receiverOf(asked);
  const role = ownRole(asked);
  if (role === 'original') {
    const p = turnsYou(asked);
    return p === null ? '' : p === 0 ? DETAILS.safe : DETAILS.meet({ canTurn: p });
  }
  if (receiver === null || card !== 'recast') return '';
  if (role === 'stand-in' && roleOf(asked, receiver) === 'original' && !isRedirected(asked)) {
    return DETAILS.turns(who(asked, receiver));
  }
  return DETAILS.ownSide;
}

const isRedirected = ({ view: { scene } }: Asked): boolean => scene.type === 'exchange' && scene.redirected;

function defending(asked: Asked, card: string): string {
  if (asked.prompt.type !== 'answer') return '';
  if (card === 'double-take') return DETAILS.sees;
  if (card === 'my-contract') return DETAILS.safe;
  return DETAILS.onward(who(asked, nextOf(asked.view, asked.prompt.to)));
}

function seating(asked: Asked, seat: number): string {
  if (asked.prompt.type !== 'seat' || asked.prompt.card === 'aside') return '';
  if (asked.prompt.card !== 'thermos') return DETAILS.moves(who(asked, seat));
  const odds = oddsAt(asked, seat);
  return ownRole(asked) === 'original' && odds !== null ? DETAILS.meet(odds) : '';
}
