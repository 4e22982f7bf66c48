import { end, type Next, resolve } from '../../kernel/beats.ts';
import { isBlackout } from '../decks/cards.ts';
import { type Beat, blackout, type TurnBeat, talk } from '../model/beats.ts';
import { REPLY, type Reply } from '../model/prompts.ts';
import type { Game } from '../model/state.ts';
import type { Blackout, Script } from '../model/vocabulary.ts';
import { isOver } from '../moves/ending.ts';
import { discardFromHand, drawn, takeTop, topBack } from '../moves/piles.ts';
import { tickTrailer } from '../moves/seats.ts';
import { note } from '../moves/tell.ts';
import { discardable } from '../queries/hand.ts';
import { gapAhead, isLocked, nextOf } from '../queries/ring.ts';
import { playsOf } from '../queries/targets.ts';
import { openExchange } from './exchange.ts';
import { keepable, keepOne, playCard } from './play.ts';
import { as, choice, type Steps, withExtras } from './steps.ts';

/** SA11.3 */
const ENDS_TURN: readonly Blackout[] = ['pass-props', 'prop-table'];

/** SA5 Draw, play or discard, exchange; then the table talks. */
export const turnSteps: Steps<TurnBeat> = {
  draw: { run: draw },
  act: {
    always: true,
    ask: (m) => ({ n: m.n, to: m.active, type: 'act', replies: withExtras(m, m.active, actions(m)) }),
    resume(m, _b, reply) {
      if (reply.type === 'play') return playCard(m, reply);
      discardFromHand(m, m.active, as(reply, 'discard').card, 'turn');
      return 'exchange';
    },
    pass: () => 'exchange',
  },
  keep: choice({
    list: (m) => keepable(m).map((card) => REPLY.keep[card]),
    to: (m) => m.active,
    prompt: (m, _b, replies) => ({ n: m.n, to: m.active, type: 'keep', replies }),
    resume(m, _b, reply) {
      keepOne(m, as(reply, 'keep').card);
      return 'act';
    },
  }),
  exchange: { run: ownExchange },
  served: {
    run(m, b) {
      if (b.boxed) tickTrailer(m, m.active);
      return isOver(m) ? end() : 'talk'; // SA15.7
    },
  },
  talk: {
    run(m) {
      if (m.options.silent) return 'over'; // SA16.8
      m.events?.push({ type: 'talk-opened' });
      return resolve([talk(m.active)], 'over');
    },
  },
  over: { run: () => end() },
};

function draw(m: Game): Next<Beat> {
  const card = takeTop(m);
  if (isBlackout(card)) {
    m.limbo.push(card);
    note(m, { type: 'blackout-drawn', chair: m.active, card, top: topBack(m) });
    return resolve([blackout(card)], ENDS_TURN.includes(card) ? 'served' : 'exchange');
  }
  drawn(m, m.active, card, 'turn');
  (m.hands[m.active] as Script[]).push(card);
  return 'act';
}

function actions(m: Game): Reply[] {
  const replies: Reply[] = playsOf(m, m.active);
  for (const card of discardable(m, m.active)) replies.push(REPLY.discard[card]);
  return replies;
}

/** SA5.4, SA7.2; SA5.6: none in a turn that began in a locked trailer, even if it is gone by now. */
function ownExchange(m: Game, b: TurnBeat): Next<Beat> {
  if (b.boxed && !m.options.glassTrailer) return 'served';
  const offerer = m.active;
  const partner = nextOf(m, offerer);
  const why = isLocked(m, offerer) || isLocked(m, partner) ? 'trailer' : m.doors[gapAhead(m, offerer)] ? 'door' : null;
  if (why === null) return resolve([openExchange(m, 'turn', offerer, partner)], 'served');
  note(m, { type: 'stopped', offerer, partner, why });
  return 'served';
}
