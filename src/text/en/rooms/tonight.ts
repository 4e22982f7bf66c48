import type { DeckId } from '../../../rules/shuffling-horror/index.ts';
import { plural } from '../grammar.ts';
import { dayOf } from './dates.ts';
import { FILMS } from './films.ts';
import { SET_UP } from './set-up.ts';
import { TITLE } from './title.ts';

interface Result {
  halfStars: number;
  survived: boolean;
  conceded: boolean;
  reel: number;
  alive: number;
}

/** What played that night. */
interface Programme {
  deck: DeckId;
  personality: keyof typeof SET_UP.personality;
}

const starLine = (half: number): string =>
  `${'★'.repeat(Math.floor(half / 2))}${half % 2 === 1 ? '½' : ''}${'☆'.repeat(Math.floor((8 - half) / 2))}`;

const fateOf = ({ survived, conceded, alive }: Result): string =>
  conceded ? 'walked out' : survived ? `${alive} alive` : 'nobody left';

/** A night in one line, and nothing in it that spoils the movie. */
export function resultLine(night: string, { deck, personality }: Programme, result: Result): string {
  const [year] = night.split('-');
  const manner = SET_UP.personality[personality];
  const director =
    typeof manner === 'string' || personality === 'neutral' ? '' : `/${manner.name.replace(/^The /, '')}`;
  const reels = `${'▮'.repeat(result.reel)}${'▯'.repeat(4 - result.reel)} reels`;
  return [
    TITLE.name,
    `${dayOf(night).replace(/(\d+ \w{3}).*/, '$1')} ${year}`,
    FILMS.movies[deck].name,
    `${SET_UP.level.feature.name}${director}`,
    starLine(result.halfStars),
    reels,
    fateOf(result),
  ].join(' · ');
}

/** The words of Tonight's show. */
export const TONIGHT = {
  title: TITLE.menu.names.tonight,
  aside: 'One show a night, for every film. The same for everyone.',
  dayOf,
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  programme: (movie: string, personality: string, preset: string): string =>
    `${movie} · ${SET_UP.level.feature.name}${personality === '' ? '' : ` · ${personality}`} · ${preset}`,
  seats: 'Three seats, all yours.',
  par: (newcomers: string, oldHands: string): string =>
    `Par: newcomers live through ${newcomers} of such nights, old hands through ${oldHands}.`,
  now: 'Tonight',
  earlier: 'Earlier nights',
  earlierAside: 'Missed one? It is still in the can.',
  row: (n: number, best: number): string =>
    n === 0 ? `Best row of nights: ${best}.` : `${plural(n, 'night')} in a row. Best: ${best}.`,
  play: 'Roll film',
  again: 'See it again',
  againAside: 'The first showing counts.',
  missed: 'missed',
  played: (result: Result): string =>
    result.conceded ? 'Walked out.' : result.survived ? `${plural(result.alive, 'survivor')}.` : 'Doomed.',
  playNight: (day: string): string => `Play the show of ${day}`,
  line: (day: string): string => `Result of ${day}, to copy`,
  copy: 'Copy result',
  copied: 'Copied',
} as const;
