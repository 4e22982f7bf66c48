import { percent } from '../../../../text/numerals.ts';
import type { Who } from '../shapes/company.ts';
import { quoted, text } from '../shapes/parts.ts';
import { does, is, The, the, whose } from './grammar.ts';

/** What was shot, looked at in daylight: what each seat believed, who lied, and what it turned on. */
export const RUSHES = {
  open: 'Rushes',
  title: 'Rushes',
  aside: 'Everything they thought, now that it is too late.',
  chart: {
    title: 'Who was believed to be it, turn by turn',
    axis: 'Chance of being the Stand-In',
    of: (who: Who): string => text`What ${the(who)} believed`,
    table: 'What the table could have known',
    truth: 'The truth',
    line: (who: Who): string => text`${The(who)}`,
    at: (turn: number, who: Who, p: number): string => text`Turn ${turn}: ${the(who)} ${percent(p)}`,
    turned: (who: Who): string => text`${The(who)} ${is(who)} turned`,
    burnt: (who: Who): string => text`${The(who)} ${is(who)} burnt`,
    arrived: 'the Stand-In is drawn',
  },
  lies: {
    title: 'Lies',
    none: 'Nobody lied. It did not help.',
    count: (who: Who, lies: number, claims: number): string => text`${The(who)}: false claims, ${lies} of ${claims}.`,
    line: (who: Who, turn: number, words: string): string => text`Turn ${turn}, ${the(who)}: ${quoted([words])}`,
    truth: (words: string): string => `In truth: ${words}`,
  },
  moved: {
    title: 'The claim that moved it most',
    none: 'No claim moved anybody. Talk is cheap here.',
    line: (who: Who, turn: number, words: string): string => text`Turn ${turn}, ${the(who)}: ${quoted([words])}`,
    effect: (of: Who, before: number, after: number): string =>
      text`The table’s suspicion of ${the(of)} went from ${percent(before)} to ${percent(after)}.`,
    wasTrue: 'It was true.',
    wasFalse: 'It was a lie.',
    wasMistaken: 'It was meant well, and wrong.',
  },
  missed: {
    title: 'The best chance you missed',
    none: 'No chance missed that we can prove.',
    turn: (turn: number): string => `Turn ${turn}`,
    burn: (who: Who, p: number): string =>
      text`You could have burnt ${the(who)}: ${percent(p)} the Stand-In, and it was.`,
    refuse: (who: Who, p: number): string =>
      text`You could have refused ${the(who)}: ${percent(p)} it would turn you, and it did.`,
    look: (who: Who): string => text`You could have looked into ${whose(who)} hand. The Stand-In was in it.`,
    turnOne: (who: Who): string => text`You could have turned ${the(who)}, and held the card back.`,
    say: (who: Who): string => text`You knew that ${the(who)} ${does(who, 'was', 'were')} it, and said nothing.`,
    declare: 'You could have declared earlier.',
    instead: (words: string): string => `Instead: ${words}`,
  },
  guesses: {
    title: 'Your marks, held against the truth',
    right: (n: number, of: number): string => `${n} of ${of} right at the end.`,
    none: 'You made no marks. Nothing to be held against you.',
  },
  reasons: { title: 'What they weighed', of: (who: Who): string => text`What ${the(who)} weighed` },
  look: 'See the table there',
  reshoot: 'Play on from here',
  note: 'Beliefs are those the computer seats decided on, from their own views alone. Yours is what your notebook could have told.',
} as const;
