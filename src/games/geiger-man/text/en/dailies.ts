import { percent } from '../../../../text/numerals.ts';
import { signed } from './grammar.ts';
import { PHASES } from './table.ts';

/** Points as a figure: "+9", "–14", never "–0". */
const points = (n: number): string => (Math.round(n) === 0 ? '0' : signed(Math.round(n)));

/** Words of the dailies: what was shot, looked at the morning after. */
export const DAILIES = {
  title: 'Dailies',
  aside: 'What was shot, seen in daylight.',
  counting: 'Every decision is played on, many times over. It takes a minute or so.',
  progress: 'How much of the show has been looked at',
  stop: 'Stop',
  stopped: 'Stopped. Some would rather not know.',
  failed: 'The lamp went out. Nothing was found.',
  start: 'Look at it',
  chart: 'Her chance through the show, by decision',
  axis: 'Chance that she wins',
  turn: (n: number): string => `Turn ${n}`,
  where: (turn: number, phase: keyof typeof PHASES): string => `Turn ${turn}, ${PHASES[phase]}`,
  decision: (n: number, of: number): string => `Decision ${n} of ${of}`,
  chance: (p: number, error: number): string => `${percent(p)} ± ${Math.max(1, Math.round(error * 100))}`,
  ends: { won: 'She lives', lost: 'She does not' },
  key: { choice: 'your choice', luck: 'dice and cards', band: 'how sure we are' },
  lessons: 'Your worst choices',
  noLessons: 'No blunders that we can prove. Whatever happened to her, it was probably not you.',
  instead: (better: string): string => `${better} instead`,
  chose: 'Chosen',
  best: 'Nothing better was to be had.',
  swings: 'Where it turned',
  noSwings: 'Nothing in it turned the show by more than we can be sure of.',
  luck: 'Luck',
  choice: 'Choice',
  /** As a figure. */
  points,
  luckOf: (n: number): string => `Luck ${points(n)}`,
  choiceOf: (n: number): string => `Choice ${points(n)}`,
  even: 'even',
  sum: (luck: number, choice: number): string =>
    `All in all: luck ${points(luck)}, choice ${points(choice)}, in points of the chance to win.`,
  dice: {
    kind: 'The dice were kind.',
    fair: 'The dice were fair.',
    cruel: 'The dice were not on your side. It happens to the best in row six.',
  },
  look: 'See the table there',
  reshoot: 'Reshoot from here',
  reshootAside: 'A new show from this question on. Same cards, same dice: only you can be different.',
  table: 'All decisions as a table',
  columns: { n: 'No.', where: 'Where', asked: 'Asked', chose: 'Chosen', chance: 'Chance before', better: 'Better' },
  go: (n: number): string => `Go to decision ${n}`,
  note: 'Played on from what you could see, by a computer in your chair, always in the same worlds for what is compared. Choice is measured against its reply; what dice and cards did until the next decision is luck. Smaller than its error is called even.',
} as const;
