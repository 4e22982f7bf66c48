import { end } from '../../kernel/beats.ts';
import type { TestBeat } from '../model/beats.ts';
import { chairOfSeat } from '../model/chairs.ts';
import type { Movie, Survivor } from '../model/movie.ts';
import { type CardId, MOST_TARGET } from '../model/vocabulary.ts';
import { roll2d6, succeeds } from '../moves/dice.ts';
import { available } from '../queries/spoints.ts';
import { seatOf, statOf, survivorById } from '../queries/survivors.ts';
import { payThen, REFUSED, spendReplies } from './pay.ts';
import { askReroll, rerollOrNot } from './reroll.ts';
import { as, type Steps } from './steps.ts';

/** R9.1, R9.2 A test: commit > roll > again > result. */
export const testSteps: Steps<TestBeat> = {
  commit: {
    ask(m, b) {
      const s = survivorById(m, b.survivor);
      const stat = s && statOf(m, s, b.stat);
      if (s === null || stat === null || !b.spoints) return null;
      const max = Math.min(MOST_TARGET - stat, available(m, s, b.refused));
      if (max <= 0) return null;
      return {
        n: m.n,
        to: chairOfSeat(seatOf(m, b.survivor)),
        type: 'spend',
        replies: spendReplies(max),
        survivor: b.survivor,
        refused: b.refused,
        purpose: 'test',
        target: stat,
        stat: b.stat,
        event: eventUnderWay(m),
      };
    },
    resume(m, b, reply) {
      const { amount, power } = as(reply, 'spend');
      return payThen(m, b, survivorById(m, b.survivor) as Survivor, amount, power, 'test', 'paid');
    },
    pass(m, b) {
      const s = survivorById(m, b.survivor);
      if (s === null) return end();
      if (statOf(m, s, b.stat) !== null) return 'roll';
      m.events?.push({ type: 'test-waived', survivor: b.survivor, stat: b.stat }); // the Robot, CARDS
      return end(...b.onPass);
    },
  },
  paid: {
    run(_m, b) {
      if (b.paid === REFUSED) return 'commit';
      b.bonus = b.paid;
      return 'roll';
    },
  },
  roll: {
    run(m, b) {
      const s = survivorById(m, b.survivor) as Survivor;
      const needed = Math.min(MOST_TARGET, (statOf(m, s, b.stat) ?? 0) + b.bonus);
      b.dice = roll2d6(m);
      const passed = succeeds(b.dice, needed);
      m.events?.push({
        type: 'test-rolled',
        survivor: b.survivor,
        stat: b.stat,
        dice: b.dice,
        needed,
        passed,
        flail: b.flail,
      });
      if (passed) return end(...b.onPass);
      return b.rerolled || s.stars === 0 ? 'result' : 'again';
    },
  },
  // R14.3: a Horror Star rolls a failed test again; the spoints stay, and the new result stands.
  again: {
    ask: askReroll,
    resume: rerollOrNot,
    pass: () => 'result',
  },
  result: { run: (_m, b) => end(...b.onFail) },
};

/** What one is put to the test by. */
function eventUnderWay(m: Movie): CardId | null {
  const event = m.stack.findLast((beat) => beat.kind === 'event');
  return event?.kind === 'event' ? event.card : null;
}
