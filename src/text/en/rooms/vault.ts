import { roman } from '../../numerals.ts';
import { plural } from '../grammar.ts';

/** What a movie was booked as. */
type Way = { kind: 'feature' | 'first-night' | 'direct' | 'reel' | 'tonight'; reel?: number; night?: string };

const WAYS: Readonly<Record<Way['kind'], string>> = {
  feature: 'Feature',
  'first-night': 'First night',
  direct: 'In your chair',
  reel: 'Single reel',
  tonight: 'Tonight’s show',
};

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const HOUR = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** The words of the vault. */
export const VAULT = {
  title: 'Vault',
  aside: 'Fireproof, mostly.',
  reading: 'Somebody is looking for the key.',
  bill: (movie: string, way: Way, level: string | null, more: readonly string[]): string =>
    [movie, WAYS[way.kind], way.night ?? '', level === null ? '' : `${level} Director`, ...more]
      .filter((it) => it !== '')
      .join(' · '),
  both: 'both sides yours',
  turned: (reel: number): string => `turned coat in reel ${roman(reel)}`,
  /** What stands on a label until somebody writes on it. */
  unnamed: (cast: readonly string[]): string =>
    cast[0] === undefined ? 'Nobody left' : cast.length === 1 ? `${cast[0]}, alone` : `${cast[0]} and company`,
  date: (ms: number): string => `${DAY.format(ms)}, ${HOUR.format(ms)}`,
  where: (reel: number, round: number): string => `Reel ${roman(reel)} · round ${round}`,
  castOf: (names: readonly string[]): string => (names.length === 0 ? 'Nobody is left.' : names.join(', ')),
  picture: 'Picture of the table',
  current: {
    title: 'In the projector',
    aside: 'The movie you left. It is kept by itself, after every choice.',
    unkept: 'It lasts as long as this page. Export it to be safe.',
    none: 'No movie is threaded.',
    status: {
      damaged: 'What lies here is damaged and does not run.',
      newer: 'What lies here was made by a newer projector. It joins the left movies when another begins.',
      'unknown-deck':
        'What lies here is a movie this house does not show. It joins the left movies when another begins.',
      away: 'What lies here is of a film that is not kept for offline. It runs again when there is a network.',
    },
    play: 'Continue',
  },
  shelf: {
    title: 'The shelf',
    aside: 'Six cans, for what you want to keep under a name.',
    locked: 'It cannot be opened.',
    slot: (n: number): string => `Can ${n}`,
    empty: 'Empty',
    keep: 'Keep the current movie here',
    keepAgain: 'Replace with the current movie',
    play: 'Play',
    rename: 'Rename',
    renameDo: 'Write it down',
    name: 'Name on the label',
    remove: 'Delete',
    export: 'Export',
    bringBack: 'Bring it back',
    status: {
      damaged: 'This can is damaged. What is left does not run.',
      newer: 'Made by a newer projector. It is kept as it is.',
      'unknown-deck': 'A movie this house does not show. It is kept as it is.',
      away: 'Its film is not kept for offline. It runs again when there is a network.',
    },
  },
  open: {
    file: 'Open a file…',
    paste: 'Paste a replay…',
    pasteTitle: 'Paste a replay',
    pasteAside: 'The text that the end credits let you copy.',
    pasteLabel: 'Replay text',
    pasteDo: 'Thread it',
  },
  finished: {
    title: 'Finished movies',
    aside: 'The last forty.',
    reel: (n: string): string => `reel ${n}`,
    none: 'Nothing yet. They all start somewhere.',
    away: (n: number): string =>
      `${n === 1 ? 'One more is' : `${n} more are`} of films that are not kept for offline. They show when there is a network.`,
    untitled: (seed: string): string => `Seed ${seed}`,
    watch: 'Watch',
    dailies: 'Dailies',
    copy: 'Export',
    remove: 'Delete',
    bringBack: 'Bring it back',
    endings: {
      survived: 'Survived',
      doomed: 'Doomed',
      'walked-out': 'Walked out',
      cut: 'Stops early',
    },
    fates: { alive: 'lived', turned: 'turned', lost: 'lost' },
    numbers: (of: { rounds: number; choices: number; killed: number; headShots: number; spent: number }): string =>
      [
        plural(of.rounds, 'round'),
        plural(of.choices, 'choice'),
        `${plural(of.killed, 'monster')} put down`,
        plural(of.headShots, 'head shot'),
        `${plural(of.spent, 'spoint')} spent`,
      ].join(' · '),
    shows: {
      older: 'Played by older rules: the same choices would no longer give the same movie. The credits stand.',
      mixed: 'The rules changed while it was being played, so it cannot be shown again. The credits stand.',
    },
  },
  left: {
    title: 'Left movies',
    aside: 'You began another; these wait. As many as there are, for as long as it takes.',
    none: 'Nobody is waiting. A movie you leave for another goes here.',
    nameless: 'A movie that cannot be shown',
    status: {
      damaged: 'It is damaged. What is left does not run.',
      newer: 'Made by a newer projector. It is kept as it is, until this one has caught up.',
      'unknown-deck': 'A movie this house does not show. It is kept as it is.',
      away: 'Its film is not kept for offline. It runs again when there is a network.',
    },
    throwAway: {
      open: 'Throw away…',
      title: (name: string): string => `Throw away “${name}”?`,
      aside: 'It is kept nowhere else, and film does not grow back.',
      do: 'Throw it away',
      not: 'Keep it',
    },
  },
  erase: {
    open: 'Erase all my data…',
    title: 'Erase everything?',
    aside:
      'The movie in the projector, every can, every left movie, every replay, every setting, on this machine. No copy is kept, and nobody will ask again.',
    do: 'Erase all of it',
    not: 'Keep it',
    failed: 'Not everything could be erased. The vault door is stuck; close other tabs and try again.',
  },
  said: {
    kept: (slot: number): string => `Kept in can ${slot}.`,
    opened: (slot: number): string => `It went into can ${slot}.`,
    openedReplay: 'A replay, threaded with the finished movies.',
    noShelf:
      'Nothing can be kept on this machine right now. Movies play on as long as the page is open, and can be exported.',
    noRoom: 'All six cans are taken. It can be played now, or stay in its file.',
    full: 'The machine has no room left for this. Delete something, or export it to a file.',
    notPlayed: 'It looks like a movie, but it does not run.',
  },
  refused: {
    'too-large': 'Too large. A movie of ours fits on a fingernail.',
    'not-ours': 'This is no film of ours. It may be a very good one.',
    damaged: 'The film is damaged: a piece is missing, or somebody has cut it.',
    newer: 'Made by a newer projector than this one. Update, then try again.',
    older: 'A replay by older rules. The same choices would no longer give the same movie.',
    'unknown-deck': 'A movie that this house does not show.',
    away: 'Its film is not kept for offline, and there is no network. Try again when there is.',
    'unknown-player': 'One of its computer players does not work here.',
    unplayable: 'The film does not run: its choices do not lead to its pictures.',
  },
} as const;
