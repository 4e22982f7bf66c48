import type { EnemyId, KillerId, Victim } from '../../../../rules/geiger-man/index.ts';
import type { Reason, ReasonFacts } from '../reasons.ts';
import { agree, atHead, listed, plural, some } from './grammar.ts';
import { atSpace, enemyName, spaceName, theSpace, victimName } from './names.ts';
import { pronounsOf } from './pronouns.ts';

const away = (steps: number): string => (steps === 0 ? 'right there' : `${some(steps, 'step')} away`);

/** Each reason as a sentence of its own; which rule it is, stands in `reasons`. */
const WHY: Readonly<Record<Reason, (f: ReasonFacts) => string>> = {
  girl: () => 'The card names the Girl.',
  closest: (f) => `Nobody is closer: ${away(f.steps)}.`,
  victim: (f) => `The closest victim is ${away(f.steps)}.`,
  most: (f) => `Nowhere are more victims: ${f.victims}.`,
  fuller: (f) => `Others are as near, but ${atSpace(f.space)} there are more victims: ${f.victims}.`,
  nobody: () => 'Nobody of that kind is left: no step, and a blow at whoever is at hand.',
  hers: () => 'A tie, broken for the worse: the Girl’s own space comes first.',
  nearer: () => 'A tie, broken for the worse: this way ends nearer to the Girl.',
  crowd: (f) => `A tie, broken for the worse: ${plural(f.victims, 'victim')} within a step of it.`,
  order: () => 'A tie, broken for the worse, and nothing left to choose by but the order of the spaces.',
  onward: () => 'A tie, broken as it would be: straight on, no turning back.',
  blood: (f) => `A tie, broken as it would be: back to ${theSpace(f.space)}, where somebody was struck last.`,
  odd: () => 'A tie, broken for the laugh: somebody special is there.',
  'punch-line': (f) => `A tie, broken for the laugh: nearest to ${theSpace(f.space)}.`,
  drawn: () => 'A tie to the end. The house drew one.',
  you: () => 'A tie, and you decided.',
  shortest: (f) => `The shortest way: ${plural(f.steps, 'step')} to go.`,
  jump: () => 'From Pillar to Pillar is one step, for one of them.',
  barred: () => 'The door is locked this turn.',
  trapped: () => 'A trap has taken the rest of the way.',
  named: () => 'The Girl was named, and is there.',
  'victims-first': () => 'Victims are struck before the Girl, unless she was named.',
  shield: () => 'The Sergeant stands in front. He dies first.',
  dearest: () => 'Of several victims the one whose loss costs you most.',
  'at-hand': () => 'Not there yet, so whoever is at hand is struck, victims first.',
  alone: () => 'Nobody else is there. That leaves the Girl.',
};

/** The Killer explains itself. */
export const BECAUSE = {
  title: 'Why there?',
  reason: (reason: Reason, facts: ReasonFacts): string => WHY[reason](facts),
  /** What it did, before the reason. */
  target: (who: EnemyId, killer: KillerId, space: string): string =>
    `${atHead(enemyName(who, killer))} makes for ${theSpace(space)}.`,
  step: (who: EnemyId, killer: KillerId, space: string): string =>
    `${atHead(enemyName(who, killer))} goes by way of ${theSpace(space)}.`,
  strike: (who: EnemyId, killer: KillerId, victim: Victim | 'girl'): string =>
    `${atHead(enemyName(who, killer))} strikes ${victim === 'girl' ? 'the Girl' : victimName(victim)}.`,
  considered: (spaces: readonly string[]): string =>
    `${agree(spaces.length, 'The only choice', 'As good as each other')}: ${listed(spaces.map(spaceName))}.`,
  order: (killer: KillerId): string =>
    `${atHead(pronounsOf(killer).he)} decides nothing. The card says whom, the spaces say how far, and ties go by your setting.`,
} as const;
