import { drawInt, type Stream, shuffle } from '../../kernel/rng.ts';
import { backOf, CARDS, isBlackout } from '../decks/cards.ts';
import type { Game } from '../model/state.ts';
import { type Back, type Card, HAND, MOST_RECAST_HELD, type Script } from '../model/vocabulary.ts';
import { removeFrom } from '../moves/piles.ts';
import { defenceAgainst } from '../queries/defences.ts';
import { countOf, mayGive } from '../queries/hand.ts';
import type { View } from './view.ts';

/** Deals what the chair cannot see to hands, limbo and piles. False where it did not come out. */
export function dealUnseen(m: Game, view: View, chair: number, stream: Stream): boolean {
  const { known } = view;
  m.hands = view.sizes.map((_, other) => handKnown(view, other, chair));
  const pool = unseen(m, view);
  if (pool === null || !dealNeeded(m, view, chair, pool)) return false;
  const script = pool.filter((card): card is Script => !isBlackout(card));
  const blackouts = pool.filter(isBlackout);
  shuffle(stream, script);
  shuffle(stream, blackouts);
  const arriving = takeArriving(m, script);
  const offered = offerOfKnown(m, view, chair, stream);
  m.limbo = view.limbo.map((card) => card ?? offered ?? dealInto(script, (it) => it !== 'recast') ?? 'recast');
  if (view.opened === null && !fillHands(m, view, chair, script)) return false;
  const discard: Card[] = known.discard.slice();
  while (count(discard, 'script') < view.discard.script) push(discard, script.pop());
  while (count(discard, 'blackout') < view.discard.blackout) push(discard, blackouts.pop());
  m.discard = discard;
  m.pile = [...script, ...blackouts, ...arriving];
  shuffle(stream, m.pile);
  putOnTop(m.pile, known.top, view.pile.top, stream);
  return m.pile.length === view.pile.script + view.pile.blackout;
}

/** SA16.7: an offer that all see lies in limbo, and no longer in the hand that it is known to come from. */
function handKnown(view: View, other: number, chair: number): Script[] {
  if (view.opened !== null) return (view.opened[other] as readonly Script[]).slice();
  if (other === chair) return view.hand.slice();
  const hand = (view.known.hands[other] as Script[]).slice();
  const { scene } = view;
  const offer = view.limbo[view.limbo.length - 1];
  if (scene.type === 'exchange' && scene.offered && scene.offerer === other && offer) removeFrom<Card>(hand, offer);
  return hand;
}

function push(pile: Card[], card: Card | undefined): void {
  if (card === undefined) throw new Error('too few cards to deal');
  pile.push(card);
}

const count = (pile: readonly Card[], back: Back): number => {
  let n = 0;
  for (const card of pile) if (backOf(card) === back) n++;
  return n;
};

/** All cards of the deck but those that the chair sees or knows. */
function unseen(m: Game, view: View): Card[] | null {
  const left: Record<string, number> = { ...view.deck };
  const take = (card: Card, n = 1): void => {
    left[card] = (left[card] as number) - n;
  };
  for (const hand of m.hands) for (const card of hand) take(card);
  for (const card of view.limbo) if (card !== null) take(card);
  for (const card of view.known.discard) take(card);
  if (view.known.top !== null) take(view.known.top);
  take(
    'chained-door',
    view.doors.reduce((sum, n) => sum + n, 0),
  );
  take('trailer', view.trailers.filter((turns) => turns > 0).length);
  const standIn = m.roles.indexOf('stand-in');
  if (standIn >= 0 && !m.ring.includes(standIn)) take('stand-in'); // SA12.4
  if (Object.values(left).some((n) => n < 0)) return null;
  return CARDS.flatMap(({ id }) => new Array<Card>(left[id] as number).fill(id));
}

/** What a hand must hold to be what it is: the Stand-In its card, a Recast one of its own (SA4.7), who is asked to guard a defence. */
function dealNeeded(m: Game, view: View, chair: number, pool: Card[]): boolean {
  if (view.opened !== null) return true;
  const { scene } = view;
  for (const other of m.ring) {
    const hand = m.hands[other] as Script[];
    const need = (card: Script): boolean => {
      if (hand.includes(card)) return true;
      if (other === chair || !pool.includes(card)) return false;
      removeFrom(pool, card);
      hand.push(card);
      return true;
    };
    if (m.roles[other] === 'stand-in' && !need('stand-in')) return false;
    if (m.roles[other] === 'recast' && !need('recast')) return false;
    if (scene.type === 'aimed' && scene.at === other && !need(defenceAgainst(scene.card))) return false;
    const isOffering = scene.type === 'exchange' && scene.offered && scene.offerer === other;
    if (hand.length > (view.sizes[other] as number) + (isOffering && other !== chair ? 1 : 0)) return false;
  }
  return true;
}

/** SA16.1: a Stand-In that nobody holds is still in the pile. */
function takeArriving(m: Game, script: Script[]): Script[] {
  if (!script.includes('stand-in')) return [];
  removeFrom(script, 'stand-in');
  return m.roles.includes('stand-in') ? [] : ['stand-in'];
}

/** A sealed offer may be a card that the chair knows its offerer to have had: each of its cards is as likely. */
function offerOfKnown(m: Game, view: View, chair: number, stream: Stream): Script | null {
  const { scene } = view;
  if (scene.type !== 'exchange' || !scene.offered || scene.offerer === chair || !view.limbo.includes(null)) return null;
  const hand = m.hands[scene.offerer] as Script[];
  const size = view.sizes[scene.offerer] as number;
  const may = hand.filter((card) => mayGive(m, scene.offerer, card, scene.partner));
  const card = hand.length > size ? may[drawInt(stream, may.length)] : may[drawInt(stream, size + 1)];
  if (card === undefined) return null;
  removeFrom(hand, card);
  return card;
}

/** The last card of the list that will do. */
function dealInto(script: Script[], fits: (card: Script) => boolean): Script | undefined {
  for (let i = script.length - 1; i >= 0; i--) {
    if (fits(script[i] as Script)) return script.splice(i, 1)[0];
  }
  return undefined;
}

/** SA4.2: never more than three Recast cards, and a fourth only between a draw and the play. */
function fillHands(m: Game, view: View, chair: number, script: Script[]): boolean {
  for (const other of m.ring) {
    if (other === chair) continue;
    const hand = m.hands[other] as Script[];
    const size = view.sizes[other] as number;
    const most = size > HAND ? MOST_RECAST_HELD + 1 : MOST_RECAST_HELD;
    while (hand.length < size) {
      const card = dealInto(script, (it) => it !== 'recast' || countOf(hand, 'recast') < most);
      if (card === undefined) return false;
      hand.push(card);
    }
  }
  return true;
}

/** The card known to lie there, or one with the back that shows. */
function putOnTop(pile: Card[], known: Script | null, back: Back | null, stream: Stream): void {
  if (known !== null) {
    pile.push(known);
    return;
  }
  if (back === null) return;
  const fitting = pile.flatMap((card, at) => (backOf(card) === back ? [at] : []));
  if (fitting.length === 0) return;
  const [card] = pile.splice(fitting[drawInt(stream, fitting.length)] as number, 1);
  pile.push(card as Card);
}
