import type { GirlId, KillerId, Level, LocationId } from '../../../../rules/geiger-man/index.ts';
import { GIRLS } from './cards/girls.ts';
import { agree, atHead, plural } from './grammar.ts';
import { girlName, killerName, locationName, theItem, theKiller } from './names.ts';

/** What the marquee says of it. */
export const FILM = {
  name: 'The Geiger Man',
  year: '1951',
  line: 'Something in a lead suit has left the crater. It clicks.',
  what: 'One girl, one killer, dice, and not enough time.',
  credit: 'An unofficial adaptation of the system of Final Girl. Cards, words and pictures are our own.',
} as const;

/** The ways to play it. */
export const WAYS = {
  show: { name: 'A show', aside: 'the whole night', line: 'One Girl against one Killer, until one of them is dead.' },
  'one-more-night': {
    name: 'One More Night',
    aside: 'ten minutes',
    line: 'You come in when it is already late. Play it out, and see how you did against par.',
  },
  'first-night': {
    name: 'First Night',
    aside: 'learn by playing',
    line: 'A voice from the row behind tells you what is what.',
  },
  'double-bill': {
    name: 'Double Bill',
    aside: 'two shows, one Girl',
    line: 'Another Killer after the first, with the same Girl and the same wounds.',
  },
  tonight: { name: 'Tonight’s show', aside: 'the same for everyone', line: 'One show a night, by the date.' },
} as const;

interface LevelWords {
  readonly name: string;
  readonly line: string;
  /** What the level brings. */
  readonly brings: string;
}
const LEVEL_WORDS: Readonly<Record<Level, LevelWords>> = {
  matinee: {
    name: 'Matinee',
    line: 'Bring the children. Take them home again.',
    brings: '7 Time a turn. The Killer has 2 Health less, and Horror starts 1 lower.',
  },
  feature: { name: 'Feature', line: 'The picture as it was shot.', brings: 'Nothing extra.' },
  'late-show': {
    name: 'Late Show',
    line: 'Less Time, fewer dice.',
    brings: '5 Time a turn, and Horror takes the dice away sooner.',
  },
  midnight: {
    name: 'Midnight',
    line: 'Nobody sits next to you.',
    brings: '5 Time a turn, fewer dice, and the great Secret is certain.',
  },
};

/** The words of the set-up screen. */
export const SET_UP = {
  title: 'The Geiger Man',
  aside: 'Good as it stands. Or change something.',
  girl: {
    title: 'The Girl',
    pick: (girl: GirlId): string => `Play ${girlName(girl)}`,
    drawn: 'Drawn',
    anybody: 'Whoever is on tonight.',
    who: (girl: GirlId): string => {
      const { job, line, ultimate } = GIRLS[girl];
      return `${atHead(job)}. ${line} Star turn: ${ultimate.name}. ${ultimate.line}`;
    },
  },
  killer: {
    title: 'The Killer',
    pick: (killer: KillerId): string => `Face ${killerName(killer)}`,
    drawn: 'Drawn',
    either: 'One of the two. You will see. Or hear.',
  },
  location: {
    title: 'The Location',
    pick: (location: LocationId): string => `Go to the ${locationName(location)}`,
    drawn: 'Drawn',
    either: 'One of the two. Dress for both.',
  },
  scene: {
    title: 'Opening scene',
    line: 'Who stands where when it begins. Drawn, as at a table.',
    drawn: 'Drawn',
    /** By measurement: against the mean of its Location. */
    harder: (points: number): string => `harder, by ${plural(points, 'point')}`,
    easier: (points: number): string => `easier, by ${plural(points, 'point')}`,
    average: 'about average',
  },
  level: { title: 'How late', ...LEVEL_WORDS },
  switches: {
    title: 'House rules',
    own: { name: 'As the level', line: 'Whatever comes with it.' },
    custom: { name: 'By hand', line: 'Your own mixture.' },
    suggested: 'comes with the level',
    on: 'on',
    off: 'off',
    extreme: {
      name: 'Short of time',
      line: 'You have 5 Time a turn instead of 6. Horror takes the second and the third die sooner.',
      rule: 'FG27.1',
    },
    epic: {
      name: 'The great Secret',
      line: 'One Secret is worse than the others.',
      rule: 'FG27.2',
      values: { off: 'Not in it', shuffled: 'Shuffled in', certain: 'Certain' },
      lines: {
        off: 'It stays in the box.',
        shuffled: 'It may be the one. You will find out.',
        certain: 'It is the one, and you know.',
      },
    },
    matinee: {
      name: 'A head start',
      line: '7 Time a turn instead of 6. The Killer starts with 2 Health less, and Horror 1 lower.',
      rule: 'FG27.3',
    },
    ties: {
      name: 'Who breaks a tie',
      line: 'When the Killer could go either way.',
      rule: 'FG28.1',
      values: { worse: 'For the worse', real: 'As it would be', laugh: 'For the laugh', decide: 'You decide' },
      lines: {
        worse: 'Your space first, then nearer to you, then where most victims are.',
        real: 'Straight on, then where blood was last, then by lot.',
        laugh: 'Somebody special first, then nearest to the snacks, then by lot.',
        decide: 'You are asked each time.',
      },
    },
  },
  rate: {
    title: 'Who walks away',
    pairs: 'How often she wins at this level',
    newcomers: (percent: string): string => `newcomers win ${percent}`,
    oldHands: (percent: string): string => `old hands win ${percent}`,
    unknown: 'never measured',
    shows: (n: number): string => `${String(n).replace(/(\d)(\d{3})$/, '$1,$2')} ${agree(n, 'show', 'shows')}`,
    figure: (share: string, error: number): string => `${share}\u00a0±\u00a0${Math.max(1, Math.round(error * 100))}`,
    nearest: 'Nobody measured this very mixture; the nearest is given.',
    note: 'Measured: how often a computer wins in your chair. A newcomer goes by rule of thumb; an old hand looks a turn ahead.',
  },
  test: {
    title: 'Test screening',
    run: (n: number): string => `Run ${n} of these`,
    stop: 'Stop',
    progress: 'Shows run',
    soFar: (shows: number): string => `${plural(shows, 'show')} so far`,
    found: (words: string, shows: number): string => `These very rules: ${words}, ${plural(shows, 'show')}`,
    failed: 'The projector jammed. Nobody knows.',
  },
  ticket: {
    title: 'Your ticket',
    admit: 'Admit one',
    line: (girl: GirlId | null, killer: KillerId | null, location: LocationId | null): string =>
      [
        girl === null ? 'Somebody' : girlName(girl),
        killer === null ? 'something' : killerName(killer),
        location === null ? 'somewhere' : locationName(location),
      ].join(' · '),
    length: (minutes: number): string => `About ${minutes} minutes`,
    seed: 'Seed',
    seedHelp: 'Same seed, same cards. Letters, digits and dashes.',
    another: 'Another',
    roll: 'Roll film',
    ends: 'The show you left will wait in the vault.',
    again: 'Same again',
  },
} as const;

/** The ten minutes. */
export const ONE_MORE_NIGHT = {
  title: 'One More Night',
  lines: [
    'The show has begun without you. Somebody played it up to here, and not very well.',
    'Play on from there to the end. What you make of it is held against par.',
  ],
  /** Where it begins. */
  from: {
    'last-act': { name: 'The Last Act', line: 'It has just begun. All is open.' },
    'last-victims': { name: 'Three to save', line: 'Three victims, two Dread cards, and then the Last Act.' },
  },
  where: 'Where it begins',
  begin: 'Take over',
  drawing: 'Looking for a night…',
  failed: 'There was no such night. Once more?',
  counting: 'Par is still being counted.',
  yours: 'Your points',
  par: 'Par',
  parOf: 'what newcomers make',
  oldHands: 'Old hands',
  oldHandsOf: 'who look ahead',
  again: 'The same night again',
  another: 'Another night',
  scoring: 'Winning is 10 points, and 1 for each heart left. Everybody saved is 2, each damage to the Killer 1.',
  score: (points: number, par: number): string =>
    points > par
      ? `${points}, against a par of ${par}. Better.`
      : points === par
        ? `${points}. Exactly par.`
        : `${points}, against a par of ${par}.`,
  note: 'Par is the median of what computers made of the same table, each with dice of its own.',
} as const;

/** FG30: two shows in a row. */
export const DOUBLE_BILL = {
  title: 'Double Bill',
  lines: [
    'Two shows, one Girl, one level. The second begins only if the first is won.',
    'Your wounds come along, to no less than 2 Health, and one item of your choice. All else begins anew.',
  ],
  first: 'First feature',
  second: 'Second feature',
  begin: 'Sit through both',
  intermission: {
    title: 'Intermission',
    won: (girl: GirlId, killer: KillerId): string =>
      `${girlName(girl)} has outlived ${theKiller(killer)}. There are ten minutes, and hot dogs.`,
    health: (health: number): string => `You go on with ${health} Health.`,
    carry: 'One thing comes along. Which?',
    take: (item: string): string => `Take ${theItem(item)}`,
    nothing: 'Take nothing',
    empty: 'There is nothing to take along. You found nothing, or used it all.',
    next: (killer: KillerId, location: LocationId): string => `Next: ${killerName(killer)} · ${locationName(location)}`,
    go: 'Second feature',
  },
  ended: {
    both: 'Both seen, both survived. The management salutes you.',
    one: 'One of two. They keep the second reel for next time.',
    none: 'You never saw the second feature. Few do.',
  },
  total: (saved: number, killed: number): string => `Over both: ${saved} saved, ${killed} dead`,
} as const;
