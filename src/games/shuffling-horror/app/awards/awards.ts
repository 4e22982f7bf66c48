import type { Counts } from '../../../../app/records/counts.ts';
import { IDS_OF } from '../../../../text/cards/card-ids.ts';
import type { AwardId } from '../../../../text/rooms/awards.ts';
import { MODES } from '../../kept.ts';
import { DECK_IDS, isBlob, isWorst, valueOf } from '../decks.ts';
import { gone, living } from '../ending/people.ts';
import { halfStarsOf, MOST_HALVES } from '../ending/rating.ts';
import type { Story } from '../ports/ending.ts';
import type { Records } from '../records/records.ts';

/** What an award looks at: the movie that has just ended, and the book with it entered. */
export interface Case {
  story: Story;
  /** The same as the player knew it as one of the cast. */
  asCast: Story;
  records: Records;
  met: Counts;
}

export interface Award {
  /** Its picture: a frame of the board's sheet. */
  icon: string;
  /** By one movie; or, with `progress`, by all of them together. */
  earned?: (it: Case) => boolean;
  progress?: (records: Records, met: Counts) => readonly [n: number, of: number];
}

/** A movie in which the player was among the cast, and which was nobody's lesson. */
const acted = ({ story }: Case): boolean => story.mode === 'feature' || story.mode === 'tonight';
const lived = (it: Case): boolean => acted(it) && it.story.survived;

type Ids = (typeof IDS_OF)[keyof typeof IDS_OF];
/** How many of some cards of a deck were met: in the deck where fewest are left. */
function seen(met: Counts, of: (deck: Ids) => readonly string[]): readonly [number, number] {
  const counts = Object.values<Ids>(IDS_OF).map((deck): readonly [number, number] => {
    const prints = of(deck);
    return [prints.filter((print) => (met[print] ?? 0) > 0).length, prints.length];
  });
  return counts.reduce((best, it) => (it[1] - it[0] < best[1] - best[0] ? it : best));
}
const allButBonus = ({ bonus: _, ...kinds }: Ids): readonly string[] => Object.values<readonly string[]>(kinds).flat();
const PERSONALITIES = ['butcher', 'architect', 'showman', 'censor'];

export const AWARD_RULES: Readonly<Record<AwardId, Award>> = {
  'first-credits': { icon: 'reel-can', earned: ({ story }) => !story.conceded },
  'goes-home': { icon: 'kind-survivor', earned: (it) => lived(it) && it.story.whole && gone(it.story).length === 0 },
  'clean-reel': {
    icon: 'token-reel-1',
    earned: (it) =>
      acted(it) && it.story.whole && it.story.reel > 1 && !it.story.cast.some(({ end }) => end?.reel === 1),
  },
  'final-one': { icon: 'kind-endgame', earned: (it) => lived(it) && living(it.story).length === 1 },
  'last-stand': { icon: 'leader', earned: (it) => lived(it) && it.story.lastStand !== null },
  'short-subject': {
    icon: 'token-fade-out',
    earned: (it) =>
      acted(it) && !it.story.survived && !it.story.conceded && it.story.reel === 1 && it.story.turned === null,
  },
  comeback: { icon: 'token-fade-in', earned: (it) => lived(it) && it.story.turningPoint !== null },
  'late-riser': { icon: 'token-spoint', earned: (it) => lived(it) && it.story.whole && it.story.rests === 0 },
  'late-show': { icon: 'token-reel-3', earned: (it) => lived(it) && it.story.level === 'late-show' },
  midnight: { icon: 'token-reel-4', earned: (it) => lived(it) && it.story.level === 'midnight' },
  'four-stars': {
    icon: 'token-star',
    earned: (it) => (acted(it) || it.story.mode === 'direct') && halfStarsOf(it.story) === MOST_HALVES,
  },
  'big-cast': { icon: 'token-power', earned: (it) => lived(it) && it.story.seats >= 6 },
  'warlord-head': {
    icon: 'die-white-1',
    earned: (it) => acted(it) && it.story.headShots.some(({ card }) => isWorst(card)),
  },
  'warlord-down': {
    icon: 'kind-monster',
    earned: (it) => acted(it) && it.story.kills.some(({ card }) => isWorst(card)),
  },
  marksman: { icon: 'stat-speed', earned: (it) => acted(it) && it.story.headShots.length >= 3 },
  haymaker: { icon: 'stat-muscle', earned: (it) => acted(it) && (it.story.biggest?.total ?? 0) >= 15 },
  'bare-hands': {
    icon: 'stat-guts',
    earned: (it) => acted(it) && it.story.kills.some(({ card, way }) => way === 'hands' && valueOf(card) >= 7),
  },
  'old-friend': {
    icon: 'kind-horror',
    earned: (it) => acted(it) && it.story.cast.some((role) => role.putDownBy !== null),
  },
  puddle: { icon: 'blob', earned: (it) => acted(it) && it.story.kills.some(({ card }) => isBlob(card)) },
  roofless: {
    icon: 'token-sanctuary',
    earned: (it) => {
      const { shelters, breaches } = it.story;
      return lived(it) && shelters.length > 0 && breaches.length === shelters.length;
    },
  },
  massacre: { icon: 'die-black-1', progress: (records) => [records.massacres, 1] },
  streak: { icon: 'token-dynamite', progress: (records) => [records.bestStreak, 5] },
  regular: { icon: 'kind-item', progress: (records) => [records.played, 25] },
  exterminator: { icon: 'stat-brains', progress: (records) => [records.killed, 250] },
  personalities: {
    icon: 'kind-plot-device',
    progress: ({ personalities }) => [PERSONALITIES.filter((it) => (personalities[it]?.survived ?? 0) > 0).length, 4],
  },
  'double-feature': {
    icon: 'token-reel-2',
    progress: ({ decks }) => [DECK_IDS.filter((it) => (decks[it]?.survived ?? 0) > 0).length, DECK_IDS.length],
  },
  'all-ways': {
    icon: 'kind-power-play',
    progress: ({ ways }) => [MODES.filter((mode) => (ways[mode] ?? 0) > 0).length, MODES.length],
  },
  'whole-cast': { icon: 'kind-sanctuary', progress: (_, met) => seen(met, ({ survivor }) => survivor) },
  'every-card': { icon: 'kind-bonus', progress: (_, met) => seen(met, allButBonus) },
};

const ENTRIES = Object.entries(AWARD_RULES) as [AwardId, Award][];

/** What a movie has earned that was not on the wall before. */
export const newlyEarned = (it: Case): AwardId[] =>
  ENTRIES.filter(([id, { earned, progress }]) => {
    if (it.records.awards.includes(id)) return false;
    if (earned?.(it) && earned({ ...it, story: it.asCast })) return true; // nothing is gained by turning coat
    const [n, of] = progress?.(it.records, it.met) ?? [0, 1];
    return n >= of;
  }).map(([id]) => id);
