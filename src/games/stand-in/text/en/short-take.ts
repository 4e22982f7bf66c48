import { counted } from '../../../../text/en/grammar.ts';
import { percent } from '../../../../text/numerals.ts';

/** Short Take: a game for a coffee break. */
export const SHORT_TAKE = {
  title: 'Short Take',
  aside: 'Five to ten minutes, against par.',
  which: 'What to play',
  kinds: {
    original: {
      name: 'Find it',
      says: 'From the middle of a game, as an Original. Three turns of your own to bring your side nearer to burning it.',
    },
    'stand-in': {
      name: 'Be it',
      says: 'From the middle of a game, as the Stand-In. Three turns of your own to bring them round, before they find out.',
    },
    whole: { name: 'Four seats', says: 'A whole game at the smallest table. Your role is dealt.' },
  },
  begin: 'Roll',
  over: 'The game you left will wait in the vault.',
  /** Beside each question of one's own turn. */
  turn: (n: number, of: number): string => `Your turn ${n} of ${of} in this take.`,
  parIs: (share: number): string => `Par: ${percent(share)} of games won.`,
  ends: {
    won: 'Won',
    lost: 'Lost',
    burnt: 'Burnt',
    left: 'Walked out',
    cut: 'Three turns, and cut',
  },
  says: {
    won: 'The game is over, and yours.',
    lost: 'The game is over, and theirs.',
    burnt: 'You are out, and whoever is out has lost.',
    left: 'A take that is left counts as lost.',
    cut: 'The game would go on. It is played out from here by computers, many times over, to see what you leave behind.',
  },
  /** On which side it ended, and what that side was after. */
  side: {
    original: 'You ended as an Original: the Stand-In was to be burnt.',
    'stand-in': 'You ended as the Stand-In: no Original was to be left.',
    recast:
      'You were turned, and ended as a Recast: what is won counts for the Stand-In’s side, not for the one you began on.',
  },
  score: 'You',
  scoreOf: 'games won from here',
  par: 'Par',
  parOf: 'games won by a computer in your seat, from the same start',
  chance: (p: number): string => percent(p),
  counting: 'Being played out…',
  uncounted: 'It could not be played out here. There is no score this time.',
  /** By so many points of a hundred; within the error of what was measured it is par. */
  verdict: (points: number): string =>
    points === 0
      ? 'Par. Nobody could tell you from a professional.'
      : points > 0
        ? `Better than par, by ${counted(points)} points of a hundred.`
        : `Under par, by ${counted(-points)} points of a hundred.`,
  /** Of a game that came to its end: one game is no share. */
  settled: (won: boolean, share: number): string =>
    `From the same start a computer in your seat wins ${percent(share)} of its games. This one is ${won ? 'won' : 'lost'}.`,
  again: 'The same take again',
  another: 'Another take',
} as const;
