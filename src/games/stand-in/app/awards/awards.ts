import type { Counts } from '../../../../app/records/counts.ts';
import { BLACKOUTS, ROLES } from '../../../../rules/stand-in/index.ts';
import type { AWARDS } from '../../text/awards.ts';
import { FACES } from '../../text/shapes/company.ts';
import { isRated, type Records } from '../records/records.ts';
import type { Story } from '../records/story.ts';

export type AwardId = keyof typeof AWARDS;

export interface Award {
  /** Its picture: a card's, or a face's. */
  icon: string;
  /** By one game; or, with `progress`, by all of them together. */
  earned?: (story: Story) => boolean;
  progress?: (records: Records, met: Counts) => readonly [n: number, of: number];
}

const wonAs =
  (role: Story['role'], also: (story: Story) => boolean = () => true) =>
  (story: Story): boolean =>
    story.won && story.role === role && also(story);
const won =
  (also: (story: Story) => boolean) =>
  (story: Story): boolean =>
    story.won && also(story);

const isDouble = ({ role }: Story): boolean => role !== 'original';

export const AWARD_RULES: Readonly<Record<AwardId, Award>> = {
  'first-curtain': { icon: 'house-lights', earned: () => true },
  'right-match': {
    icon: 'nitrate',
    earned: ({ fires }) => fires.some(({ role, by }) => role === 'stand-in' && by === 'original'),
  },
  'one-match': { icon: 'second-take', earned: wonAs('original', ({ burnt }) => burnt === 1) },
  'early-bird': { icon: 'thermos', earned: wonAs('original', ({ turns, seats }) => turns <= 3 * seats) },
  'nobody-lost': { icon: 'love-scene', earned: wonAs('original', ({ turned }) => turned === 0) },
  'not-in-contract': { icon: 'my-contract', earned: won(({ refusedIt }) => refusedIt) },
  'proof-read': { icon: 'double-take', earned: ({ provedIt }) => provedIt },
  'fire-proof': { icon: 'asbestos', earned: won(({ spared }) => spared) },
  'good-name': { icon: 'line-up', earned: won(({ accused, silent }) => !silent && accused === 0) },
  'whole-company': { icon: 'stand-in', earned: wonAs('stand-in', ({ seats }) => seats >= 6) },
  soloist: { icon: 'exit-running', earned: wonAs('stand-in', ({ how }) => how === 'alone') },
  'straight-face': { icon: 'close-up', earned: won((story) => isDouble(story) && story.doubleLies >= 5) },
  'honest-thing': { icon: 'aside', earned: wonAs('stand-in', ({ lies, silent }) => !silent && lies === 0) },
  understudy: { icon: 'recast', earned: wonAs('recast') },
  'friendly-fire': {
    icon: 'fire-axe',
    earned: ({ fires }) => fires.some(({ role, by }) => role === 'original' && by === 'original'),
  },
  'too-soon': { icon: 'reverse-shot', earned: ({ tooSoon }) => tooSoon },
  'till-dawn': { icon: 'places', earned: ({ how }) => how === 'dawn' },
  'after-midnight': { icon: 'screen-test', earned: won(({ level }) => level === 'midnight') },
  'both-sides': {
    icon: 'chained-door',
    progress: ({ roles }) => [ROLES.filter((role) => (roles[role]?.survived ?? 0) > 0).length, ROLES.length],
  },
  'twelve-faces': {
    icon: 'swap-marks',
    progress: ({ faces }) => [FACES.filter((face) => (faces[face]?.survived ?? 0) > 0).length, FACES.length],
  },
  'every-blackout': {
    icon: 'rusted-chains',
    progress: (_, met) => [BLACKOUTS.filter((card) => (met[card] ?? 0) > 0).length, BLACKOUTS.length],
  },
};

const ENTRIES = Object.entries(AWARD_RULES) as [AwardId, Award][];

/** What a game has earned that was not on the wall before; the book has it entered already. */
export const newlyEarned = (story: Story, records: Records, met: Counts): AwardId[] =>
  ENTRIES.filter(([id, { earned, progress }]) => {
    if (records.awards.includes(id)) return false;
    if (isRated(story) && earned?.(story)) return true;
    const [n, of] = progress?.(records, met) ?? [0, 1];
    return n >= of;
  }).map(([id]) => id);
