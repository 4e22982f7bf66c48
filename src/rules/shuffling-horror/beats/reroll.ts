import type { AttackBeat, TestBeat } from '../model/beats.ts';
import { chairOfSeat } from '../model/chairs.ts';
import type { Movie, Survivor } from '../model/movie.ts';
import type { PromptOf, Reply } from '../model/prompts.ts';
import { seatOf, survivorById } from '../queries/survivors.ts';
import { as } from './steps.ts';

const REROLL: readonly Reply[] = [
  { type: 'reroll', use: true },
  { type: 'reroll', use: false },
];

type Rolled = AttackBeat | TestBeat;

/** R14.3: whether a Horror Star rolls what failed again. */
export const askReroll = (m: Movie, b: Rolled): PromptOf<'reroll'> => ({
  n: m.n,
  to: chairOfSeat(seatOf(m, b.survivor)),
  type: 'reroll',
  replies: REROLL,
  survivor: b.survivor,
  dice: b.dice,
  stat: b.stat,
  bonus: b.bonus,
});

/** The star is spent, and the spoints stay. */
export function rerollOrNot(m: Movie, b: Rolled, reply: Reply): 'roll' | 'result' {
  if (!as(reply, 'reroll').use) return 'result';
  (survivorById(m, b.survivor) as Survivor).stars--;
  b.rerolled = true;
  m.events?.push({ type: 'star-spent', survivor: b.survivor, why: 'reroll' });
  return 'roll';
}
