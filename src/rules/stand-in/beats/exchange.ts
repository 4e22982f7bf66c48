import { end, type Next } from '../../kernel/beats.ts';
import { type Beat, type ExchangeBeat, exchange } from '../model/beats.ts';
import { type ExchangeBy, REPLY, type Reply } from '../model/prompts.ts';
import type { Game } from '../model/state.ts';
import type { Script } from '../model/vocabulary.ts';
import { maybeReplace, maybeTurn } from '../moves/contagion.ts';
import { defend } from '../moves/defence.ts';
import { isOver } from '../moves/ending.ts';
import { rememberGift, rememberLook } from '../moves/looking.ts';
import { removeFrom, spend } from '../moves/piles.ts';
import { note } from '../moves/tell.ts';
import { REFUSALS } from '../queries/defences.ts';
import { givable, kindsIn } from '../queries/hand.ts';
import { isInGlass, isLocked, isShutOff, nextOf } from '../queries/ring.ts';
import { as, choice, type Steps } from './steps.ts';

export function openExchange(m: Game, by: ExchangeBy, offerer: number, partner: number): ExchangeBeat {
  m.events?.push({ type: 'exchange-opened', by, offerer, partner });
  return exchange(by, offerer, partner);
}

/** SA7.1 The offer is sealed; cards and defences of the partner are one list, so that nothing tells which it has. */
export const exchangeSteps: Steps<ExchangeBeat> = {
  offer: choice({
    list: (m, b) => givable(m, b.offerer, b.partner),
    to: (_m, b) => b.offerer,
    prompt: (m, b, replies) => ({ n: m.n, to: b.offerer, type: 'offer', replies, partner: b.partner, by: b.by }),
    resume(m, b, reply) {
      const { card } = as(reply, 'give');
      removeFrom(m.hands[b.offerer] as Script[], card);
      m.limbo.push(card);
      m.events?.push({ type: 'offered', chair: b.offerer, card, open: isInGlass(m, b.offerer) });
      return 'answer';
    },
  }),
  answer: choice({
    list: answers,
    to: (_m, b) => b.partner,
    prompt: (m, b, replies) => ({ n: m.n, to: b.partner, type: 'answer', replies, offerer: b.offerer, by: b.by }),
    resume(m, b, reply) {
      if (reply.type === 'give') return settle(m, b, reply.card);
      const { card } = as(reply, 'defend');
      defend(m, b.partner, card, b.offerer);
      return card === 'wrong-room' ? redirect(m, b) : refuse(m, b, card === 'double-take');
    },
  }),
};

function answers(m: Game, b: ExchangeBeat): Reply[] {
  const replies = givable(m, b.partner, b.offerer);
  for (const card of kindsIn(m.hands[b.partner] as Script[])) {
    if (REFUSALS.includes(card)) replies.push(REPLY.defend[card]);
  }
  return replies;
}

/** The offer, which lies in limbo last. */
const takeOffer = (m: Game): Script => m.limbo.pop() as Script;

function settle(m: Game, b: ExchangeBeat, back: Script): Next<Beat> {
  const { offerer, partner, redirected } = b;
  const given = takeOffer(m);
  removeFrom(m.hands[partner] as Script[], back);
  (m.hands[partner] as Script[]).push(given);
  (m.hands[offerer] as Script[]).push(back);
  rememberGift(m, offerer, partner);
  rememberGift(m, partner, offerer);
  const [openGiven, openBack] = [isInGlass(m, offerer), isInGlass(m, partner)];
  note(m, { type: 'exchanged', offerer, partner, given, back, redirected, openGiven, openBack });
  if (!redirected) maybeTurn(m, partner, offerer, given); // SA9.5
  maybeTurn(m, offerer, partner, back);
  maybeReplace(m, partner, offerer);
  maybeReplace(m, offerer, partner);
  return finish(m, b);
}

/** SA7.5: both keep their cards. */
function refuse(m: Game, b: ExchangeBeat, saw: boolean): Next<Beat> {
  const { offerer, partner } = b;
  const card = takeOffer(m);
  (m.hands[offerer] as Script[]).push(card);
  if (saw) rememberLook(m, partner, offerer, 'double-take');
  note(m, { type: 'refused', offerer, chair: partner, card, saw });
  return finish(m, b);
}

/** SA9.5: the seat after the answerer becomes the partner, unless something is in the way. */
function redirect(m: Game, b: ExchangeBeat): Next<Beat> {
  const to = nextOf(m, b.partner);
  const why = wayBarred(m, b, to);
  if (why !== null) {
    withdraw(m, b);
    note(m, { type: 'stopped', offerer: b.offerer, partner: to, why });
    return finish(m, b);
  }
  m.events?.push({ type: 'redirected', offerer: b.offerer, from: b.partner, to });
  b.partner = to;
  b.redirected = true;
  const offer = m.limbo[m.limbo.length - 1];
  if (offer !== 'recast' || m.roles[b.offerer] === 'stand-in') return 'answer';
  withdraw(m, b); // SA9.6
  return 'offer';
}

function wayBarred(m: Game, { offerer, partner }: ExchangeBeat, to: number): 'door' | 'trailer' | 'circle' | null {
  if (to === offerer) return 'circle';
  if (isLocked(m, to)) return 'trailer';
  return isShutOff(m, partner, to) || isShutOff(m, to, offerer) ? 'door' : null;
}

function withdraw(m: Game, b: ExchangeBeat): void {
  const card = takeOffer(m);
  (m.hands[b.offerer] as Script[]).push(card);
  m.events?.push({ type: 'withdrawn', chair: b.offerer, card });
}

function finish(m: Game, b: ExchangeBeat): Next<Beat> {
  if (b.by === 'love-scene') spend(m, 'love-scene'); // SA6.7
  isOver(m);
  return end();
}
