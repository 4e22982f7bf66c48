import { end, type Next, resolve } from '../../kernel/beats.ts';
import type { Beat, PayBeat, Payer } from '../model/beats.ts';
import { chairOfSeat } from '../model/chairs.ts';
import { pay } from '../model/make-beats.ts';
import type { Movie, Survivor } from '../model/movie.ts';
import type { PowerSplit, Reply } from '../model/prompts.ts';
import type { SpentFor } from '../model/vocabulary.ts';
import { payPlan } from '../moves/spoints.ts';
import { defaultPlan, handPlan } from '../queries/spoints.ts';
import { seatOf, survivorById } from '../queries/survivors.ts';
import { as, type Steps } from './steps.ts';

/** Amounts are shared lists: a movie asks for spoints often, and the lists never change. */
const amounts = <R>(make: (amount: number) => R) => {
  const lists: R[][] = [];
  return (max: number): readonly R[] => {
    for (let m = lists.length; m <= max; m++) lists.push(Array.from({ length: m + 1 }, (_, a) => make(a)));
    return lists[max] as R[];
  };
};
export const spendReplies = amounts<Reply>((amount) => Object.freeze({ type: 'spend', amount }));
export const flailReplies = amounts<Reply>((amount) => Object.freeze({ type: 'flail', amount }));
const NEGATE: Reply = Object.freeze({ type: 'negate' });
const negateLists: (readonly Reply[])[] = [];
export function answerReplies(max: number, canNegate: boolean): readonly Reply[] {
  if (!canNegate) return flailReplies(max);
  negateLists[max] ??= [...flailReplies(max), NEGATE];
  return negateLists[max];
}

/** R12.3: pays at once from what is one's own; other seats are asked first. Then the payer goes on at `then`. */
export function payThen(
  m: Movie,
  payer: Payer,
  s: Survivor,
  amount: number,
  split: PowerSplit | undefined,
  why: SpentFor,
  then: string,
): Next<Beat> {
  const plan =
    split === undefined ? defaultPlan(m, s, amount, payer.refused) : handPlan(m, s, amount, payer.refused, split);
  if (typeof plan === 'string') throw new Error(plan); // splits are checked at the door
  const own = seatOf(m, s.id);
  const borrowed = plan.some(([seat]) => seat !== own);
  if (borrowed) return resolve([pay(s.id, why, amount, plan)], then);
  payPlan(m, s, amount, plan, why);
  payer.paid = amount;
  return then;
}

/** What the payer finds when a seat would not lend: it asks again without that seat. */
export const REFUSED = -1;

const LEND: readonly Reply[] = [
  { type: 'lend', agree: true },
  { type: 'lend', agree: false },
];

/** R12.3: each seat named is asked in turn; one refusal stops it. The result is left in the payer, the beat below. */
export const paySteps: Steps<PayBeat> = {
  lend: {
    ask(m, b) {
      const own = seatOf(m, b.survivor);
      const [seat, amount] = b.plan[b.at] ?? [own, 0];
      if (seat === own) return null;
      return { n: m.n, to: chairOfSeat(seat), type: 'lend', replies: LEND, survivor: b.survivor, amount };
    },
    resume(m, b, reply) {
      if (as(reply, 'lend').agree) {
        b.at++;
        return b.at < b.plan.length ? 'lend' : 'settle';
      }
      const [seat] = b.plan[b.at] as readonly [number, number];
      const payer = payerBelow(m);
      payer.refused = [...payer.refused, seat];
      payer.paid = REFUSED;
      m.events?.push({ type: 'lend-refused', seat, survivor: b.survivor });
      return end();
    },
    pass(_m, b) {
      b.at++;
      return b.at < b.plan.length ? 'lend' : 'settle';
    },
  },
  settle: {
    run(m, b) {
      payPlan(m, survivorById(m, b.survivor) as Survivor, b.amount, b.plan, b.why);
      payerBelow(m).paid = b.amount;
      return end();
    },
  },
};

const payerBelow = (m: Movie): Payer => m.stack[m.stack.length - 2] as Beat & Payer;
