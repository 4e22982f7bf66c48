import { sealOf } from '../../../../app/play/seal.ts';
import type { DiceReport } from '../../../../app/ports/ending.ts';
import { advance, startMovie } from '../../../../rules/shuffling-horror/index.ts';
import { YOU } from '../../../../storage/save.ts';
import { SEAL } from '../../../../text/play/seal.ts';
import { fortune, LuckTally, ROLLS } from '../play/luck.ts';
import { isYours, sitsOnBoth } from '../play/players.ts';
import type { Recording } from '../play/recording.ts';

/** The seal broken, and how the dice fell against expectation, found out by watching the movie again. */
export function diceOf({ setup, replies, isWhole }: Recording): DiceReport {
  const seed = String(setup.config.seed);
  const { seating } = setup;
  const directs = seating.director === YOU && !sitsOnBoth(seating);
  const tally = new LuckTally((seat) => directs || isYours(seating, seat));
  if (isWhole) {
    const { movie, events } = startMovie(setup.config);
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
