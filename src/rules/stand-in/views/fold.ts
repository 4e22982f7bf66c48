import { backOf } from '../decks/cards.ts';
import { isNote, type StandInEvent } from '../model/events.ts';
import type { Back, Card, Script } from '../model/vocabulary.ts';
import { removeFrom } from '../moves/piles.ts';
import { nextScene } from './fold-scene.ts';
import { foldTable } from './fold-table.ts';
import { learn } from './learn.ts';
import { copyOf as copyOfKnown } from './notebook.ts';
import type { View } from './view.ts';

/** The view after an event as its chair saw it. One reducer for whoever draws, tells or checks. */
export function fold(before: View, event: StandInEvent): View {
  const v = copyOf(before);
  v.spoken = event.type === 'claimed' && !event.inWindow && event.chair === v.chair && v.chair === v.human;
  foldCards(v, event);
  foldTable(v, event);
  v.scene = nextScene(v, event);
  if (v.scene.type !== 'pass-props') v.passing = null;
  if (isNote(event)) {
    v.notes.push(event);
    learn(v.known, event, v, v.chair);
  }
  if (event.type === 'ended') {
    v.opened = event.hands;
    v.limbo = event.limbo.slice();
    v.known.roles = event.roles.slice();
  }
  return v;
}

const copyOf = (v: View): View => ({
  ...v,
  ring: v.ring.slice(),
  doors: v.doors.slice(),
  trailers: v.trailers.slice(),
  hand: v.hand.slice(),
  sizes: v.sizes.slice(),
  pile: { ...v.pile },
  discard: { ...v.discard },
  limbo: v.limbo.slice(),
  known: copyOfKnown(v.known),
  notes: v.notes.slice(),
});

/** Where cards go: hands, piles and limbo. */
function foldCards(v: View, event: StandInEvent): void {
  switch (event.type) {
    case 'drew':
      leftPile(v, 'script', event.top);
      if (event.why === 'second-take') v.limbo.push(event.card);
      else intoHand(v, event.chair, event.card);
      return;
    case 'passed-over':
      leftPile(v, 'blackout', event.top);
      v.discard.blackout++;
      return;
    case 'shuffled':
      v.pile = { ...v.discard, top: event.top };
      v.discard = { script: 0, blackout: 0 };
      return;
    case 'blackout-drawn':
      leftPile(v, 'blackout', event.top);
      v.limbo.push(event.card);
      return;
    case 'played':
      outOfHand(v, event.chair, event.card);
      if (event.card !== 'trailer' && event.card !== 'chained-door') v.limbo.push(event.card);
      return;
    case 'spent':
      removeFrom<Card | null>(v.limbo, event.card);
      v.discard[backOf(event.card)]++;
      return;
    case 'discarded':
      if (event.why === 'not-kept') removeFrom<Card | null>(v.limbo, event.card);
      else outOfHand(v, event.chair, event.card);
      v.discard.script++;
      return;
    case 'kept':
      removeFrom<Card | null>(v.limbo, event.card);
      intoHand(v, event.chair, event.card);
      return;
    case 'put-on-top':
      outOfHand(v, event.chair, event.card);
      v.pile.script++;
      v.pile.top = 'script';
      return;
    case 'defended':
      outOfHand(v, event.chair, event.card);
      v.discard.script++;
      return;
    case 'burnt':
      burnt(v, event.chair, event.role === 'stand-in');
      return;
    case 'chose-to-pass':
      v.passing = event.card;
      return;
    default:
      foldExchange(v, event);
  }
}

function foldExchange(v: View, event: StandInEvent): void {
  switch (event.type) {
    case 'offered':
      outOfHand(v, event.chair, event.card);
      v.limbo.push(event.card);
      return;
    case 'withdrawn':
      v.limbo.pop();
      intoHand(v, event.chair, event.card);
      return;
    case 'refused':
      v.limbo.pop();
      intoHand(v, event.offerer, event.card);
      return;
    case 'exchanged':
      v.limbo.pop();
      outOfHand(v, event.partner, event.back);
      intoHand(v, event.partner, event.given);
      intoHand(v, event.offerer, event.back);
      return;
    case 'passed-on':
      event.order.forEach((chair, i) => void outOfHand(v, chair, event.cards[i] as Script | null));
      event.order.forEach((_, i) => {
        intoHand(v, event.order[(i + 1) % event.order.length] as number, event.cards[i] as Script | null);
      });
      return;
    default:
  }
}

function leftPile(v: View, back: Back, top: Back | null): void {
  v.pile[back]--;
  v.pile.top = top;
}

function intoHand(v: View, chair: number, card: Script | null): void {
  v.sizes[chair] = (v.sizes[chair] as number) + 1;
  if (chair === v.chair) v.hand.push(card as Script);
}

function outOfHand(v: View, chair: number, card: Script | null): void {
  v.sizes[chair] = (v.sizes[chair] as number) - 1;
  if (chair === v.chair) removeFrom(v.hand, card as Script);
}

/** SA12.4: the Stand-In's own card leaves the game. */
function burnt(v: View, chair: number, isStandIn: boolean): void {
  v.discard.script += (v.sizes[chair] as number) - (isStandIn ? 1 : 0);
  v.sizes[chair] = 0;
  if (chair === v.chair) v.hand = [];
}
