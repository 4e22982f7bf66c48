import type { Preset, Switch } from '../../../rules/shuffling-horror/index.ts';
import { byDeck, inEachDeck } from '../../words-by-deck.ts';
import { agree, atHead, plural } from '../grammar.ts';
import { theirs } from '../words-by-deck.ts';

interface Words {
  name: string;
  /** One line about it. */
  line: string;
}

/** The optional rules (R19–R22), one line each. */
const SWITCHES = inEachDeck(
  (deck): Record<Switch, Words & { values?: Record<string, string> }> => ({
    stallGuard: {
      name: 'Stall guard',
      line: 'Three rounds in which nothing moves, and the film moves on by itself. Without it, you are asked.',
    },
    coverAttack: { name: 'Cover and attack', line: 'The Director may bury an item under a mystery card, then strike.' },
    clip: { name: 'Clip the reel', line: 'With the reel pile empty, the Director may cut what is left on the screen.' },
    survivorLoss: { name: 'Survivor loss', line: 'Between reels, some who were waiting come back as Familiar Faces.' },
    directorsCut: {
      name: 'Director’s cut',
      line: 'No throng at the start of a reel? The Director looks for one in the discards.',
    },
    biggerBlobbing: { name: 'Bigger blobbing', line: 'The blob grows by four with every reel.' },
    monsterMigration: { name: 'Migration', line: 'When a seat is wiped out, the Director may leave it a throng.' },
    monsterMash: { name: 'Monster mash', line: 'Take and attack may move a card from throng to throng.' },
    podMash: {
      name: byDeck(deck, { 'roswell-51': 'Pod mash', 'pittsburgh-68': 'Infected mash' }),
      line: `${atHead(theirs(deck).aPodPlayer)} with nothing may borrow one card from any throng.`,
    },
    desperateMeasures: {
      name: 'Desperate measures',
      line: 'Without a throng, the Director may send what is on the screen.',
    },
    alienTechnology: {
      name: byDeck(deck, { 'roswell-51': 'Alien technology', 'pittsburgh-68': 'Carried off' }),
      line: byDeck(deck, {
        'roswell-51': 'A throng may carry the Spear or the Raygun. Beat it and it is yours.',
        'pittsburgh-68': 'A throng may carry an item off, to no use. Beat it and it is yours.',
      }),
    },
    backSeat: {
      name: 'Back seat surprise',
      line: 'Something waits inside a sanctuary for whoever comes first.',
      values: {
        off: 'Nowhere',
        lab: 'In the Lab',
        bunker: 'In the Bunker',
        car: 'In the Car',
        cellar: 'In the Cellar',
      },
    },
    backSeatRanged: {
      name: 'Through the window',
      line: 'What waits in the back seat can be shot at from outside.',
    },
    extraButter: { name: 'Extra butter', line: 'Popcorn is discarded after use, so it may come round again.' },
    monstersAmongUs: {
      name: 'Monsters among us',
      line: 'One of those waiting in the survivor pile is no survivor.',
      values: { false: 'Off', true: 'By a die', chosen: 'Director’s choice' },
    },
    reelOneFace: { name: 'A face in reel one', line: 'One survivor has already turned. Eleven seats at most.' },
    grimToll: { name: 'Grim toll', line: 'The spoints of the dead are buried with them.' },
    popcorn: { name: 'Popcorn', line: 'Once: three power for a seat, or a monster for the Director.' },
    screamQueen: {
      name: 'Scream Queen',
      line: 'Throw her away and one attack misses. She takes another card’s place; as a third she is not advised: much too kind to the cast.',
      values: {
        off: 'Stays home',
        payback: 'For Payback',
        'fight-or-flight': 'For Fight or Flight',
        added: 'As a third (not advised)',
      },
    },
    shuffler: { name: 'The Shuffler', line: 'Once: a bonus turn for the Director, or any discard it likes.' },
  }),
);

const PRESETS: Record<Preset, Words> = {
  plain: { name: 'Plain', line: 'The movie as it is. Nothing extra.' },
  uncut: { name: 'Uncut', line: 'Advanced play: three more tricks for the Director.' },
  grindhouse: { name: 'Grindhouse', line: 'Everything that makes it worse.' },
};

/** The words of the set-up screen. */
export const SET_UP = {
  title: 'Feature',
  aside: 'Good as it stands. Or change something.',
  unmade: 'Working Title',
  seats: {
    title: 'The cast',
    who: 'Who sits where',
    seat: (n: number): string => `Seat ${n + 1}`,
    player: (n: number): string => `Who plays seat ${n + 1}`,
    you: 'You',
    costar: (name: string, line: string): string => `${name} ${line}.`,
    drawn: 'Drawn',
    choose: (n: number, now: string): string => `Cast seat ${n + 1}, now: ${now}`,
    casting: (n: number): string => `Casting, seat ${n + 1}`,
    castingAside: 'Nobody reads the script first. Nobody ever does.',
    draw: 'Draw one',
    elsewhere: (n: number): string => `seat ${n + 1}`,
  },
  tempers: {
    sensible: { name: 'Sensible', line: 'does the sums' },
    strong: { name: 'Strong', line: 'calls for help early' },
    cautious: { name: 'Cautious', line: 'knows the exits' },
    brave: { name: 'Brave', line: 'runs towards it' },
    selfish: { name: 'Selfish', line: 'lends nothing' },
  },
  level: {
    title: 'The Director',
    matinee: { name: 'Matinee', line: 'Goes for blood, whosever it is.' },
    feature: { name: 'Feature', line: 'Knows the trade.' },
    'late-show': { name: 'Late Show', line: 'Slips a little. Brings advanced tricks.' },
    midnight: { name: 'Midnight', line: 'Sees the end coming. Brings more than that.' },
    you: { name: 'You', line: 'The other chair is yours as well.' },
    startHere: 'start here',
    first: (share: string): string =>
      `Your first whole movie? Begin with Matinee: there, somebody lives in ${share} of newcomers’ movies.`,
    both: 'You on both sides, or two at one keyboard: nothing goes into the book. No records, no streak, no awards.',
  },
  personality: {
    title: 'Personality',
    neutral: { name: 'The Journeyman', line: 'Whatever works.' },
    butcher: { name: 'The Butcher', line: 'Finishes the weakest.' },
    architect: { name: 'The Architect', line: 'Stacks throngs, strikes late.' },
    showman: { name: 'The Showman', line: 'Terror for everyone.' },
    censor: { name: 'The Censor', line: 'Takes your toys and roofs.' },
  },
  rate: {
    title: 'Who lives',
    newcomers: (percent: string): string => `newcomers ${percent}`,
    oldHands: (percent: string): string => `old hands ${percent}`,
    /** After the two: what they do so often. */
    live: 'live through it',
    unknown: 'never measured',
    movies: (n: number): string => `${String(n).replace(/(\d)(\d{3})$/, '$1,$2')} ${agree(n, 'movie', 'movies')}`,
    otherSeats: (n: number): string => plural(n, 'seat'),
    neutral: 'Journeyman',
    plain: 'plain rules',
    note: 'Measured: how often anybody lives when computer players sit in every seat, by the level’s own rules. Newcomers keep their reserves back; old hands call them early. Where nobody measured a movie like yours, the nearest is given, and what was different in it.',
  },
  test: {
    title: 'Test screening',
    run: (n: number): string => `Run ${n} of these`,
    stop: 'Stop',
    progress: 'Movies run',
    soFar: (done: number): string => `${plural(done, 'movie')} so far`,
    figure: (share: string, error: number): string => `${share}\u00a0±\u00a0${Math.max(1, Math.round(error * 100))}`,
    found: (rates: string, movies: number): string => `These very rules: ${rates}, ${plural(movies, 'movie')}`,
    failed: 'The projector jammed. Nobody knows.',
    these: (movies: number): string => `these very rules · ${plural(movies, 'movie')}`,
    quick: 'In a test, Midnight plays its first thought. Given time it is worse for you.',
  },
  rules: {
    title: 'House rules',
    own: { name: 'As the level', line: 'Whatever comes with the level and the seats.' },
    custom: { name: 'By hand', line: 'Your own mixture.' },
    singly: (on: number): string => (on === 0 ? 'One by one' : `One by one · ${on} on`),
    brings: (names: string): string => `It brings: ${names}.`,
    suggested: 'comes with the level',
    locked: 'not with twelve seats',
    groups: {
      R15: 'The projectionist',
      R19: 'Advanced play',
      R20: 'Other ways',
      R21: 'A large cast',
      R22: 'Bonus cards',
    },
    switches: SWITCHES,
    ...PRESETS,
  },
  ticket: {
    title: 'Your ticket',
    stub: 'The stub',
    seats: (n: number, yours: number): string =>
      `${plural(n, 'seat')}, ${yours === n ? 'all' : yours === 0 ? 'none' : yours} yours`,
    directs: 'You direct',
    length: (minutes: number): string => `About ${minutes} minutes`,
    seed: 'Seed',
    seedHelp: 'Same seed, same cards. Letters, digits and dashes.',
    another: 'Another',
    roll: 'Roll film',
    ends: 'The movie you left will wait in the vault.',
    link: 'Link to this very movie',
    copy: 'Copy link',
    copied: 'Copied',
    sameAgain: 'Same again',
    sameAgainLine: (movie: string, seats: number, level: string, person: string): string =>
      `${movie} · ${plural(seats, 'seat')} · ${level}${person === '' ? '' : ` · ${person}`}`,
  },
  flap: {
    more: 'More…',
    less: 'Fold it back',
    behind: 'Who sits where, manners, rules one by one, the seed, a link.',
    unusual: (n: number): string => (n === 0 ? 'All as usual.' : `${plural(n, 'thing')} not as usual.`),
  },
  news: {
    link: 'This movie came by link. Everything is set as it was sent.',
    'bad-link': 'That link is torn: it leads to no movie we know. The usual is set instead.',
    'unknown-deck': 'That link leads to a movie this house does not show. The usual is set instead.',
    'same-again': 'Set as last time, with another seed.',
  },
  problems: {
    seed: 'A seed is up to 40 letters, digits and dashes.',
    nobody: 'One seat at least has to be yours, or the Director’s chair.',
  },
} as const;
