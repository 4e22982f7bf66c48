import { advance, startMovie } from '../../rules/index.ts';
import { YOU } from '../../storage/save.ts';
import { SEAL } from '../../text/seal.ts';
import { fortune, LuckTally, ROLLS } from '../luck.ts';
import { isYours } from '../players.ts';
import type { DiceReport } from '../ports/ending.ts';
import type { Recording } from '../recording.ts';
import { sealOf } from '../seal.ts';

/** The seal broken, and how the dice fell against expectation, found out by watching the movie again. */
export function diceOf({ booking, replies, isWhole }: Recording): DiceReport {
  const seed = String(booking.config.seed);
  const { seating } = booking;
  const directs = seating.director === YOU;
  const tally = new LuckTally((seat) => directs || isYours(seating, seat));
  if (isWhole) {
    const { movie, events } = startMovie(booking.config);
    tally.see(events);
    for (const reply of replies) tally.see(advance(movie, reply));
  }
  const { luck } = tally;
  const names = directs ? SEAL.directed : SEAL.rows;
  const off = fortune(luck);
  return {
    seed,
    seal: sealOf(seed),
    rows: ROLLS.filter((kind) => luck[kind].made > 0).map((kind) => ({
      name: names[kind],
      value: SEAL.row(luck[kind].good, luck[kind].made, luck[kind].expected),
    })),
    verdict: verdictOf(off === null || !directs ? off : -off),
  };
}

function verdictOf(off: number | null): string {
  const { verdicts } = SEAL;
  if (off === null) return verdicts.idle;
  if (off > 1.5) return verdicts.blessed;
  if (off > 0.6) return verdicts.kind;
  if (off >= -0.6) return verdicts.fair;
  return off >= -1.5 ? verdicts.unkind : verdicts.cursed;
}
