import { end, type Next, resolve } from '../../kernel/beats.ts';
import type { Beat, FeatureBeat, RevealBeat } from '../model/beats.ts';
import { chairOfSide } from '../model/chairs.ts';
import { creatureFeature, event, strike } from '../model/make-beats.ts';
import type { Frame, Movie } from '../model/movie.ts';
import type { Reply } from '../model/prompts.ts';
import type { CardId, Causer, Side } from '../model/vocabulary.ts';
import { putInThrong } from '../moves/aliens.ts';
import { fillFrame, leaveScreen, turnUp } from '../moves/screen.ts';
import { frameOf, owedFrame, screenMonsters, showsCreatureFeature, waitingEvent } from '../queries/screen.ts';
import { survivorById } from '../queries/survivors.ts';
import { openSlots, sidesOf } from '../queries/throngs.ts';
import { endWithAftermath } from './losses.ts';
import { as, type Steps } from './steps.ts';

/** R6 What is owed is paid: one frame after another, events and their refills included, then a Creature Feature is looked for. */
export const revealSteps: Steps<RevealBeat> = {
  next: {
    run(m, b) {
      for (;;) {
        if (b.frame < 0) b.frame = owedFrame(m);
        if (b.frame < 0) return look(m, b);
        const frame = m.frames[b.frame] as Frame;
        fillFrame(m, b.frame, b.current); // a resolved event left it empty (R6.2)
        if (frame.down !== null) {
          b.current = frame.down;
          turnUp(m, b.frame);
        }
        const card = waitingEvent(m, frame);
        if (card !== null) return resolve([event(card, b.frame, b.current)], 'next');
        b.frame = -1;
        b.current = b.causer;
      }
    },
  },
};

/** R6.3: once for each time a new card completed the three. */
function look(m: Movie, b: RevealBeat): Next<Beat> {
  const causer = m.feature;
  m.feature = null;
  if (causer === null || !b.features || !showsCreatureFeature(m)) return end();
  return resolve([creatureFeature(causer)], 'next');
}

/** Who takes in a Creature Feature that no survivor caused (R14.1b); null when one did. */
export function sideOf(causer: Causer): Side | null {
  if (causer === 'director' || causer === 'opening') return 'director';
  return causer.startsWith('pod-') ? Number(causer.slice(4)) : null;
}

/** R14.1 */
export const featureSteps: Steps<FeatureBeat> = {
  begin: {
    run(m, b) {
      if (sideOf(b.causer) === null && survivorById(m, b.causer) === null) return end(); // R6.5: it lapses
      b.left = screenMonsters(m);
      m.events?.push({ type: 'creature-feature', causer: b.causer, cards: [...b.left] });
      return sideOf(b.causer) === null ? 'strike' : 'take';
    },
  },
  // R14.1a: each attacks the survivor who caused it, in frame order, until it is over.
  strike: {
    run(m, b) {
      if (survivorById(m, b.causer) === null) return end();
      const card = b.left.find((c) => frameOf(m, c) >= 0);
      if (card === undefined) return end();
      b.left = b.left.slice(b.left.indexOf(card) + 1);
      return resolve([strike({ card }, b.causer)], 'strike');
    },
  },
  // R14.1b: one goes into a throng, the frame is refilled, and again while three show. The Director may give it away.
  take: {
    ask(m, b) {
      const side = sideOf(b.causer) as Side;
      const takers = side === 'director' && b.gifts ? sidesOf(m) : [side];
      const replies: Reply[] = [];
      for (const card of b.left) {
        for (const taker of takers) {
          for (const slot of openSlots(m, taker)) replies.push({ type: 'place', card, side: taker, slot });
        }
      }
      return replies.length === 0 ? null : { n: m.n, to: chairOfSide(side), type: 'feature', replies };
    },
    resume(m, b, reply) {
      const { card, side, slot } = as(reply, 'place');
      takeIntoThrong(m, card, side, slot, b.causer);
      return endWithAftermath(m, side); // R17.3
    },
    pass: () => end(), // R8.5: no slot anywhere
  },
};

/** A screen monster into a throng; its frame is refilled face down. */
export function takeIntoThrong(m: Movie, card: CardId, side: Side, slot: number, causer: Causer): void {
  const frame = leaveScreen(m, card, causer);
  putInThrong(m, card, side, slot, { zone: 'frame', frame });
}
