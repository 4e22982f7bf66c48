import type { Options } from '../../../../rules/stand-in/index.ts';
import { counted, plural } from '../../../../text/en/grammar.ts';
import { percent } from '../../../../text/numerals.ts';

interface Named {
  name: string;
  /** One line about it. */
  line: string;
}

const tiltOf = (originals: number): string =>
  originals < 0.45 ? 'favours the doubles' : originals > 0.6 ? 'favours the Originals' : 'is about even';

/** The advanced rules (SA16) and the few of this house, one line each. */
const SWITCHES: Readonly<Record<keyof Options, Named & { rule: string }>> = {
  lateArrival: {
    name: 'Late arrival',
    line: 'The Stand-In is not dealt. It waits in the draw pile for whoever draws it.',
    rule: 'SA16.1',
  },
  recast: {
    name: 'Recast cards',
    line: 'More of them, or fewer, than the table would have.',
    rule: 'SA16.2',
  },
  lateTools: {
    name: 'Late tools',
    line: 'Nitrate Reels and Screen Tests are not dealt. They have to be drawn.',
    rule: 'SA16.3',
  },
  armsLength: {
    name: 'Arm’s length',
    line: 'What reached anybody reaches neighbours only, and stops at doors.',
    rule: 'SA16.4',
  },
  deck: { name: 'Own deck', line: 'As many of each card as you like, within reason.', rule: 'SA16.5' },
  vengeance: {
    name: 'Vengeance',
    line: 'A burnt Stand-In is not the end: Originals and Recast fight it out.',
    rule: 'SA16.6',
  },
  glassTrailer: {
    name: 'Glass trailer',
    line: 'Two turns instead of three. Whoever is inside deals face up, may be aimed at, and may not burn or move.',
    rule: 'SA16.7',
  },
  silent: { name: 'Silent', line: 'No table talk. Cards speak; nobody else does.', rule: 'SA16.8' },
  toldRoles: {
    name: 'Told roles',
    line: 'Whoever is burnt is told to all: Original or Recast. Kind to beginners.',
    rule: 'SA16.9',
  },
  sharedTriumph: {
    name: 'Shared triumph',
    line: 'The doubles in play win together, whoever was turned last. By the book the Stand-In can win alone.',
    rule: 'SA15.4',
  },
  assist: {
    name: 'Reminder',
    line: 'As the Stand-In you are told when no Original is left.',
    rule: 'SA15.6',
  },
};

/** The words of the set-up screen. */
export const SET_UP = {
  title: 'The Stand-In',
  tagline: 'One of the company is no longer one of the company.',
  aside: 'Six seats, your role as dealt. Or change something.',
  seats: {
    title: 'The company',
    count: 'Seats',
    seats: (n: number): string => plural(n, 'seat'),
    fewer: 'One seat fewer',
    more: 'One seat more',
    you: 'You',
    yours: 'Where you sit is drawn.',
    face: 'Your face',
    drawn: 'Drawn',
    deck: (cards: number, recast: number): string =>
      `${plural(cards, 'card')}, ${plural(recast, 'Recast card')} among them`,
    turns: (n: number): string => `about ${plural(n, 'turn')}`,
    length: (minutes: number): string => `About ${plural(minutes, 'minute')}`,
  },
  role: {
    title: 'Your role',
    dealt: { name: 'As dealt', line: 'One of you has it. It may be you.' },
    original: { name: 'Original', line: 'You are yourself. Prove it.' },
    'stand-in': { name: 'The Stand-In', line: 'You are not yourself. Deny it.' },
    lateStandIn: 'With a late arrival nobody is dealt the Stand-In.',
    redealt: (n: number): string =>
      `Dealt ${n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`} more until it fitted.`,
  },
  level: {
    title: 'The others',
    matinee: { name: 'Matinee', line: 'Believe what they see. Deny what they are.' },
    feature: { name: 'Feature', line: 'Remember who sat with whom. Lie when it helps.' },
    'late-show': { name: 'Late Show', line: 'Read every door and every refusal. Lie where nobody can check.' },
    midnight: { name: 'Midnight', line: 'Weigh what you say by who would say it. Refuse like honest people.' },
    same: 'Allies and foes alike: the level is how well they think, never what they know.',
    bySeat: 'Seat by seat',
  },
  temper: {
    title: 'Temper',
    even: { name: 'Even', line: 'No habits worth mentioning.' },
    sceptic: { name: 'The Sceptic', line: 'Looks into every hand.' },
    hothead: { name: 'The Hothead', line: 'Burns first. Asks the ashes.' },
    diplomat: { name: 'The Diplomat', line: 'Has a kind word for the least suspect.' },
    recluse: { name: 'The Recluse', line: 'Doors, and no thank you.' },
    mixed: { name: 'Mixed', line: 'One of each, drawn.' },
  },
  talk: {
    title: 'Table talk',
    on: { name: 'Talk', line: 'After each turn the table may accuse, vouch, ask and lie.' },
    off: { name: 'Silent', line: 'Nobody says a word. It does not help the atmosphere.' },
  },
  tilt: {
    title: 'How it tilts',
    measured: (seats: number, originals: number): string =>
      `With ${counted(seats)} seats the game ${tiltOf(originals)}: the Originals win ${percent(originals)}.`,
    unknown: (seats: number): string => `With ${counted(seats)} seats nobody has measured it.`,
    suggest: (name: string, originals: number): string =>
      `Suggested: ${name}. With it the Originals win ${percent(originals)}.`,
    noHelp: 'No switch evens it out. Somebody has to be the underdog.',
    note: 'Measured: computers of this level in every seat. Nothing is switched on unasked.',
  },
  rules: {
    title: 'House rules',
    plain: { name: 'Plain', line: 'The game as it is. Nothing extra.' },
    custom: { name: 'By hand', line: 'Your own mixture.' },
    on: (n: number): string => (n === 0 ? 'all off' : `${n} on`),
    suggested: 'suggested with this many seats',
    switches: SWITCHES,
    recastBy: (n: number): string => (n === 0 ? 'as printed' : n > 0 ? `${n} more` : `${-n} fewer`),
    deckOf: (n: number): string => `your own: ${plural(n, 'card')}`,
  },
  /** Why a set-up cannot be played. */
  problems: {
    recast: (least: number, most: number): string => `There must be ${least} to ${most} Recast cards.`,
    nitrate: 'There must be a Nitrate Reel, or it never ends.',
    standIn: 'There must be one Stand-In. Exactly.',
    few: (least: number): string => `There must be at least ${least} ordinary cards besides set pieces.`,
    lateTools: 'Too few cards to deal with Late tools.',
  },
  roll: 'Take your seats',
} as const;

/** The ways to play it. */
export const WAYS = {
  game: { name: 'A game', line: 'Four to twelve seats, one of them yours.' },
  'short-take': { name: 'Short Take', line: 'Four seats, ten minutes, somebody burns.' },
  'first-night': { name: 'First Night', line: 'A guided game as yourself, and one as the other thing.' },
  tonight: { name: 'Tonight’s show', line: 'One table a night, the same for everyone.' },
} as const;
