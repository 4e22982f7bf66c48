import { end, type Next, resolve } from '../../kernel/beats.ts';
import { type Beat, type BlackoutBeat, lineUp, passProps } from '../model/beats.ts';
import type { Prompt, Reply } from '../model/prompts.ts';
import type { Game } from '../model/state.ts';
import type { Script } from '../model/vocabulary.ts';
import { look, show } from '../moves/looking.ts';
import { discardFromHand, drawToHand, removeFrom, spend } from '../moves/piles.ts';
import { removeDoors, removeTrailers, swapSeats } from '../moves/seats.ts';
import { note } from '../moves/tell.ts';
import { seatsFor } from '../queries/blackouts.ts';
import { kindsIn, maySpare } from '../queries/hand.ts';
import { along } from '../queries/ring.ts';
import { openExchange } from './exchange.ts';
import { as, choice, type Steps } from './steps.ts';

const LOST = 3;

/** SA11 What a blackout does to whoever drew it. */
export const blackoutSteps: Steps<BlackoutBeat> = {
  begin: { run: begin },
  seat: choice({
    list: (m, b) => seatsFor(m, b.card).map((seat) => ({ type: 'seat', seat })),
    to: (m) => m.active,
    prompt: (m, b, replies) => ({ n: m.n, to: m.active, type: 'seat', replies, card: b.card as SeatCard }),
    resume: (m, b, reply) => seatChosen(m, b, as(reply, 'seat').seat),
    none: () => 'over', // SA11.2
  }),
  drop: choice({
    list: (m, b) => (b.card === 'lost-pages' ? pagesToLose(m) : propsToLeave(m)),
    to: (m) => m.active,
    prompt: (m, b, replies) => ({ n: m.n, to: m.active, type: 'drop', replies, card: b.card as DropCard }),
    resume(m, b, reply) {
      const { cards } = as(reply, 'drop');
      if (b.card === 'lost-pages') losePages(m, cards);
      else leaveProp(m, cards[0] as Script);
      return 'over';
    },
  }),
  over: {
    run(m, b) {
      spend(m, b.card);
      return end();
    },
  },
};

type SeatCard = Extract<Prompt, { type: 'seat' }>['card'];
type DropCard = Extract<Prompt, { type: 'drop' }>['card'];

function begin(m: Game, b: BlackoutBeat): Next<Beat> {
  switch (b.card) {
    case 'line-up':
      return resolve([lineUp(m.active)], 'over');
    case 'pass-props':
      return resolve([passProps(m.active, m.seats)], 'over');
    case 'loose-hitch':
      removeTrailers(m, b.card);
      return 'over';
    case 'rusted-chains':
      removeDoors(m, b.card);
      return 'over';
    case 'places':
      places(m);
      return 'over';
    case 'dropped-bag':
      show(m, m.active, b.card, (m.hands[m.active] as Script[]).slice(), true);
      return 'over';
    case 'lost-pages':
    case 'prop-table':
      return 'drop';
    default:
      return 'seat';
  }
}

/** Pairs swap clockwise, whatever the order of play (SA13.1); an odd last one stays. */
function places(m: Game): void {
  removeDoors(m, 'places');
  removeTrailers(m, 'places');
  const round = m.ring.map((_, i) => along(m, m.active, i));
  for (let i = 0; i + 1 < round.length; i += 2) swapSeats(m, round[i] as number, round[i + 1] as number, 'places');
}

function seatChosen(m: Game, b: BlackoutBeat, seat: number): Next<Beat> {
  if (b.card === 'thermos') return resolve([openExchange(m, 'thermos', m.active, seat)], 'over');
  if (b.card === 'aside') look(m, seat, m.active, 'aside', (m.hands[m.active] as Script[]).slice());
  else swapSeats(m, m.active, seat, b.card);
  return 'over';
}

/** SA4.6, SA4.7: every three that may go, told by the one that stays. */
function pagesToLose(m: Game): Reply[] {
  const hand = m.hands[m.active] as Script[];
  const replies: Reply[] = [];
  for (const stays of kindsIn(hand).reverse()) {
    const cards = hand.slice();
    removeFrom(cards, stays);
    if (cards.every((card, i) => maySpare(m, m.active, card, cards.slice(0, i).filter((c) => c === card).length))) {
      replies.push({ type: 'drop', cards: kindsSorted(cards) });
    }
  }
  return replies;
}

const kindsSorted = (cards: readonly Script[]): Script[] =>
  kindsIn(cards).flatMap((kind) => cards.filter((card) => card === kind));

const propsToLeave = (m: Game): Reply[] =>
  kindsIn(m.hands[m.active] as Script[])
    .filter((card) => maySpare(m, m.active, card))
    .map((card) => ({ type: 'drop', cards: [card] }));

function losePages(m: Game, cards: readonly Script[]): void {
  for (const card of cards) discardFromHand(m, m.active, card, 'lost-pages');
  for (let i = 0; i < LOST; i++) drawToHand(m, m.active, 'lost-pages');
}

/** The card is chosen first, and lies on top of the pile afterwards. */
function leaveProp(m: Game, card: Script): void {
  const hand = m.hands[m.active] as Script[];
  removeFrom(hand, card);
  m.limbo.push(card);
  drawToHand(m, m.active, 'prop-table');
  m.limbo.pop();
  m.pile.push(card);
  note(m, { type: 'put-on-top', chair: m.active, card });
}
