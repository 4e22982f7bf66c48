import type { EnemyId, KillerId, Victim } from '../../../../rules/geiger-man/index.ts';
import type { Reason, ReasonFacts } from '../reasons.ts';
import { agree, atHead, listed, plural, some } from './grammar.ts';
import { atSpace, enemyName, spaceName, theSpace, victimName } from './names.ts';
import { pronounsOf } from './pronouns.ts';

const away = (steps: number): string => (steps === 0 ? 'right there' : `${some(steps, 'step')} away`);

/** Each reason as a sentence of its own; which rule it is, stands in `reasons`. */
const WHY: Readonly<Record<Reason, (f: ReasonFacts) => string>> = {
  named: () => 'The card names the Girl.',
  steps: (f) =>
    f.tied ? `As many elsewhere, but this is closer: ${away(f.steps)}.` : `Nobody is closer: ${away(f.steps)}.`,
  victims: (f) =>
    f.tied
      ? `Others are as near, but ${atSpace(f.space)} there are more victims: ${f.victims}.`
      : `Nowhere are more victims: ${f.victims}.`,
  nobody: () => 'Nobody of that kind is left: no step, and a blow at whoever is at hand.',
  path: (f) =>
    f.steps === 0 ? 'The shortest way: straight there.' : `The shortest way: ${plural(f.steps, 'step')} from there.`,
  jump: () => 'From Pillar to Pillar is one step, for one of them.',
  barred: () => 'The door is locked this turn.',
  trapped: () => 'A trap has taken the rest of the way.',
  nearer: (f) =>
    f.steps === 0
      ? 'A tie, broken for the worse: the Girl’s own space comes first.'
      : 'A tie, broken for the worse: this ends nearer to the Girl.',
  crowd: (f) => `A tie, broken for the worse: ${plural(f.victims, 'victim')} within a step of it.`,
  order: () => 'A tie, broken for the worse, and nothing left to choose by but the order of the spaces.',
  onward: () => 'A tie, broken as it would be: straight on, no turning back.',
  blood: (f) => `A tie, broken as it would be: back to ${theSpace(f.space)}, where somebody was struck last.`,
  special: () => 'A tie, broken for the laugh: somebody special is there.',
  'punch-line': (f) => `A tie, broken for the laugh: nearest to ${theSpace(f.space)}.`,
  draw: () => 'A tie to the end. The house drew one.',
  player: () => 'A tie, and you decided.',
  'girl-here': () => 'The Girl was named, and is there.',
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
  /** One of the spaces that were looked at, and what it was judged by. */
  weighed: (space: string, steps: number, victims: number, girl: boolean): string =>
    `${spaceName(space)}: ${away(steps)}, ${some(victims, 'victim')}${girl ? ', and the Girl' : ''}`,
  order: (killer: KillerId): string =>
    `${atHead(pronounsOf(killer).he)} decides nothing. The card says whom, the spaces say how far, and ties go by your setting.`,
} as const;
