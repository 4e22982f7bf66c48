import { GIRLS, KILLERS } from '../../../../rules/geiger-man/index.ts';
import type { Words } from '../../text/shape.ts';
import { isRated, type Records } from '../records/records.ts';
import type { Story } from '../records/story.ts';

export type AwardId = keyof Words['awards']['AWARDS'];

interface Award {
  /** Its picture. */
  icon: string;
  /** By one show; or, with `progress`, by all of them together. */
  earned?: (story: Story) => boolean;
  progress?: (records: Records) => readonly [n: number, of: number];
}

const won =
  (also: (story: Story) => boolean = () => true) =>
  (story: Story): boolean =>
    story.outcome === 'won' && also(story);

/** FG30.1: there is a second show only if the first was won. */
const isSecond = ({ mode }: Story): boolean => mode.kind === 'double-bill' && mode.first !== null;

const wonOf = (rates: Records['girls'], ids: readonly string[]): readonly [number, number] => [
  ids.filter((id) => (rates[id]?.survived ?? 0) > 0).length,
  ids.length,
];

export const AWARD_RULES: Readonly<Record<AwardId, Award>> = {
  'first-show': { icon: 'set-up-premiere', earned: () => true },
  'first-win': { icon: 'girl-dot', earned: won() },
  'both-killers': { icon: 'killer-salt-widow', progress: ({ killers }) => wonOf(killers, KILLERS) },
  'all-girls': { icon: 'girl-connie', progress: ({ girls }) => wonOf(girls, GIRLS) },
  'nobody-dies': { icon: 'event-nobody', earned: won(({ killed }) => killed === 0) },
  'star-turn': { icon: 'event-star', earned: ({ ultimate }) => ultimate },
  'everybody-out': { icon: 'terror-stampede', earned: ({ saved }) => saved >= 8 },
  'last-heart': { icon: 'action-breath', earned: won(({ health }) => health === 1) },
  'came-back': { icon: 'action-not-this-time', earned: won(({ cameBack }) => cameBack) },
  'last-act': { icon: 'finale-last-light', earned: won(({ finale }) => finale !== null) },
  'big-blow': { icon: 'action-haul-off', earned: ({ blow }) => blow >= 5 },
  'bare-hands': { icon: 'action-swing', earned: won(({ items }) => items === 0) },
  trap: { icon: 'item-cable', earned: won(({ end }) => end?.by === 'trap') },
  'late-show': { icon: 'terror-lights-out', earned: won(({ level }) => level === 'late-show') },
  midnight: { icon: 'power-second-sun', earned: won(({ level }) => level === 'midnight') },
  'double-bill': { icon: 'terror-double-bill', earned: won(isSecond) },
  'no-time': { icon: 'action-think', earned: won(({ late }) => late) },
  pillars: { icon: 'terror-crust', earned: ({ pillars }) => pillars >= 4 },
};

const ENTRIES = Object.entries(AWARD_RULES) as [AwardId, Award][];

/** What a show has earned that was not on the wall before; the book has it entered already. */
export const newlyEarned = (story: Story, records: Records): AwardId[] =>
  ENTRIES.filter(([id, { earned, progress }]) => {
    if (records.awards.includes(id)) return false;
    if (isRated(story) && earned?.(story)) return true;
    const [n, of] = progress?.(records) ?? [0, 1];
    return n >= of;
  }).map(([id]) => id);
