import type { GirlId, KillerId, LocationId } from '../../../../rules/geiger-man/index.ts';
import { agree, plural } from './grammar.ts';
import { girlName, killerName, locationName } from './names.ts';

/** The almanac of this game. */
export const ALMANAC = {
  title: 'Almanac',
  kinds: {
    girl: 'Girls',
    killer: 'Killers',
    action: 'Action cards',
    item: 'Items',
    terror: 'Dread',
    power: 'Secrets',
    finale: 'Last Acts',
    event: 'Events',
    location: 'Locations',
    space: 'Spaces',
    setUp: 'Opening scenes',
  },
  one: {
    girl: 'Girl',
    killer: 'Killer',
    action: 'action card',
    item: 'item',
    terror: 'Dread card',
    power: 'Secret',
    finale: 'Last Act',
    event: 'Event',
    location: 'Location',
    space: 'space',
    setUp: 'opening scene',
  },
  all: 'All',
  search: 'Search the cards',
  searchHint: 'a name or a word',
  found: (n: number): string => (n === 0 ? 'Nobody of that name. Look behind you.' : plural(n, 'card')),
  met: (n: number): string => (n === 0 ? 'Not met yet.' : n === 1 ? 'Met once.' : `Met ${n} times.`),
  comes: 'Where it comes from',
  copies: (n: number): string => agree(n, 'One of it', `${n} of it`),
  plays: 'How it plays',
  rules: 'By the book',
  of: (killer: KillerId): string => `Brought by ${killerName(killer).replace(/^The/, 'the')}`,
  from: (location: LocationId): string => `From the ${locationName(location)}`,
  anyShow: 'In any show',
  starTurn: 'Star turn',
  places: 'Places',
  rows: 'Bloodlust, row by row',
  spaces: 'Spaces',
  before: 'Previous card',
  after: 'Next card',
} as const;

/** One show a night. */
export const TONIGHT = {
  title: 'Tonight’s show',
  aside: 'One show a night. The same for everyone.',
  programme: (girl: GirlId, killer: KillerId, location: LocationId): string =>
    `${girlName(girl)} · ${killerName(killer)} · ${locationName(location)}`,
  par: (newcomers: string, oldHands: string): string =>
    `Par: newcomers win ${newcomers} of such nights, old hands ${oldHands}.`,
  play: 'Roll film',
  again: 'See it again',
  againAside: 'The first showing counts.',
  missed: 'missed',
  played: {
    won: (turns: number): string => `Won in ${plural(turns, 'turn')}.`,
    lost: (turns: number): string => `Lost in turn ${turns}.`,
    left: 'Walked out.',
  },
  /** A night in one line, and nothing in it that spoils the show. */
  line: (day: string, girl: GirlId, won: boolean, turns: number, saved: number, stars: string): string =>
    `The Geiger Man · ${day} · ${girlName(girl)} · ${stars} · ${won ? 'she lives' : 'she does not'} · turn ${turns} · ${saved} saved`,
  copy: 'Copy result',
  copied: 'Copied',
} as const;
