import { percent, roman } from '../../numerals.ts';
import { seatName } from '../cards/names.ts';
import { plural } from '../grammar.ts';

/** Points as a figure: "+9", "–14", never "–0". */
const signed = (points: number): string => {
  const whole = Math.round(Math.abs(points));
  return whole === 0 ? '0' : `${points < 0 ? '–' : '+'}${whole}`;
};

/** Words of the dailies: what was shot, looked at the morning after. */
export const DAILIES = {
  open: 'Dailies',
  title: 'Dailies',
  aside: 'What was shot, seen in daylight.',
  counting: 'Every decision is played on, many times over. It takes a minute or so.',
  progress: 'How much of the movie has been looked at',
  stop: 'Stop',
  stopped: 'Stopped. Some would rather not know.',
  failed: 'The lamp went out. Nothing was found.',
  start: 'Look at it',
  chart: 'Survival chance through the movie, by decision',
  axis: 'Chance that anybody lives',
  reel: (n: number): string => `Reel ${roman(n)}`,
  key: { yours: 'your choice', cast: 'a co-star’s', director: 'the Director’s', band: 'how sure we are' },
  ends: { survived: 'Somebody lives', doomed: 'Nobody lives' },
  where: (reel: number, round: number): string => `Reel ${roman(reel)}, round ${round}`,
  decision: (n: number, of: number): string => `Decision ${n} of ${of}`,
  chance: (p: number, error: number): string => `${percent(p)} ± ${Math.max(1, Math.round(error * 100))}`,
  chanceOf: (p: number): string => `${percent(p)} that anybody lives`,
  director: 'The Director’s turn.',
  pod: (seat: number): string => `${seatName(seat)}, turned, plays for the Director.`,
  nobody: 'Nobody ever answered.',
  by: (what: string, how: string): string => `${what} (${how})`,
  into: (what: string, where: string): string => `${what}, into ${where.charAt(0).toLowerCase()}${where.slice(1)}`,
  dial: (verb: string, n: number): string => `${verb}, ${n === 0 ? 'nothing spent' : plural(n, 'spoint')}`,
  look: 'See the board there',
  reshoot: 'Reshoot from here',
  reshootAside: 'A new movie from this question on. Same cards, same dice: only you can be different.',
  leftEnds: 'The movie you left will wait in the vault.',
  lessons: 'Your worst choices',
  noLessons: 'No blunders that we can prove. Whatever happened to them, it was probably not you.',
  turned: (reel: number): string =>
    `You turned coat in reel ${roman(reel)}. What you chose from there on is on the chart, and judged by nobody.`,
  notPlayed: 'None of the choices were yours. You are in the clear.',
  instead: (better: string): string => `${better} instead`,
  give: (error: number): string => `± ${Math.max(1, Math.round(error))}`,
  unit: 'points',
  chose: 'Chosen',
  swings: 'Where it turned',
  noSwings: 'Nothing in it turned the movie by more than we can be sure of.',
  luck: 'Luck',
  choice: 'Choice',
  even: 'even',
  points: signed,
  table: 'All decisions as a table',
  columns: { n: 'No.', where: 'Where', whose: 'Whose', asked: 'Asked', chose: 'Chosen', chance: 'Chance before' },
  go: (n: number): string => `Go to decision ${n}`,
  note: 'Played on from what everybody could see, by computer players in every seat, yours as newcomers or old hands, whichever you seem to be, always in the same worlds for what is compared. Choice is measured against their reply; what the dice and cards did until the next decision is luck. Smaller than its error is called even.',
  quick: 'The Midnight Director searches; here it plays by its first thought, or this would take all night.',
} as const;
