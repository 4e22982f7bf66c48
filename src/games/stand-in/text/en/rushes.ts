import { ofHundred, percent } from '../../../../text/numerals.ts';
import type { Who } from '../shapes/company.ts';
import { quoted, text } from '../shapes/parts.ts';
import { aCard, does, The, the, their } from './grammar.ts';

/** What was shot, looked at in daylight: what each seat believed, who lied, and what it turned on. */
export const RUSHES = {
  open: 'Rushes',
  title: 'Rushes',
  aside: 'Everything they thought, now that it is too late.',
  counting: 'The film is in the bath. A few seconds.',
  failed: 'The bath has run dry: what they thought could not be worked out.',
  anew: 'Develop it again',
  unfinished: 'Somebody walked out before the end, and nobody was unmasked. There is nothing to look at.',
  /** Why it ended as it did, where there is more to say than that. */
  decided: {
    proved: (by: Who, other: Who, turn: number): string =>
      text`It was no guess: ${the(by)} had the proof from turn ${turn}, ${by === other ? text`in ${their(by)} own eyes` : text`which ${the(other)} had told`}.`,
    seen: (turn: number): string => `It was no guess: everybody had seen the proof in turn ${turn}.`,
    suspected: (by: Who, p: number): string =>
      text`It was a guess, and a right one: by what could be known, ${the(by)} could be ${percent(p)} sure.`,
    ownFire: (by: Who): string => text`${The(by)} ${does(by, 'was', 'were')} on that side, too, and could not say so.`,
    lastTurned: (who: Who, by: Who, turn: number): string =>
      text`The last Original was ${the(who)}, turned by ${the(by)} in turn ${turn}.`,
    lastBurnt: (who: Who, by: Who, turn: number): string =>
      text`The last Original was ${the(who)}, burnt by ${the(by)} in turn ${turn}.`,
  },
  chart: {
    title: 'Who was taken for the Stand-In, turn by turn',
    whose: 'As it was seen by',
    all: 'all Originals together',
    table: 'The same in words',
    turn: 'Turn',
    it: 'the Stand-In',
    turned: 'turned',
    burnt: 'burnt',
    most: (turn: number, who: Who, p: number): string =>
      text`Turn ${turn}: most of the suspicion lay on ${the(who)}, ${percent(p)}.`,
  },
  fires: {
    title: 'The fires, and why',
    line: (by: Who, other: Who, turn: number): string =>
      text`Turn ${turn}: ${the(by)} threw ${aCard('nitrate')} at ${the(other)}.`,
  },
  lies: {
    title: 'Lies',
    none: 'Nobody lied. It did not help.',
    line: (who: Who, turn: number, words: string): string => text`Turn ${turn}, ${the(who)}: ${quoted([words])}`,
  },
  moved: {
    title: 'The claim that moved it most',
    none: 'No claim moved anybody. Talk is cheap here.',
    effect: (p: number): string => `It moved ${percent(p)} of the suspicion at the table.`,
    /** Of what was moved, so many points; or all of it. */
    toward: (n: number, all: boolean): string =>
      all ? 'All of it towards the Stand-In.' : `In points of a hundred, towards the Stand-In: ${n}.`,
    away: (n: number, all: boolean): string =>
      all ? 'All of it away from the Stand-In.' : `In points of a hundred, away from the Stand-In: ${n}.`,
    truth: {
      true: 'It was true.',
      lie: 'It was a lie.',
      mistaken: 'It was meant well, and wrong.',
      open: 'There was nothing in it to be true or false.',
    },
  },
  missed: {
    title: 'The best chance you missed',
    none: 'No chance missed that we can prove.',
    counting: 'Shooting it again, both ways…',
    line: (turn: number, words: string): string => `Turn ${turn}. You chose: ${words}`,
    instead: (words: string): string => `Instead: ${words}`,
    cost: (share: number, n: number): string =>
      `It cost, of your chance to win: ${percent(share)}, give or take ${ofHundred(n)}.`,
    worlds: (n: number): string =>
      `Played on by itself, both ways, in so many tables that you could not tell apart: ${n}.`,
  },
  guesses: {
    title: 'Your marks, held against the truth',
    right: (n: number, of: number): string => `${n} of ${of} right at the end.`,
    none: 'You made no marks. Nothing to be held against you.',
  },
  look: (turn: number): string => `See the table in turn ${turn}`,
  note: 'Each suspicion is what a careful reader in that chair could have made of what that chair saw, and of nothing else. The reasons are the very numbers the company decided on.',
} as const;
