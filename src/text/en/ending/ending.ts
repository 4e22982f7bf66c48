import { toneOf } from '../../cards/prints.ts';
import { roman } from '../../numerals.ts';
import type { TagRow } from '../../rooms/title-words.ts';
import { byDeck } from '../../words-by-deck.ts';
import { inLine, nameOf } from '../cards/names.ts';
import { agree, atHead, counted, listed } from '../grammar.ts';
import { theirs } from '../words-by-deck.ts';

/** Whoever is blamed. A friend who came back wrong is not called by the name alone. */
export function culprit(by: string): string {
  if (by === 'spored') return 'spores';
  if (by === 'blobbed') return 'the blob';
  if (by === 'warlord' || by === 'queen' || by === 'king') return `the ${nameOf(by)}`;
  return toneOf(by) === 'survivor' ? `what had been ${inLine(by)}` : inLine(by);
}

const people = (n: number): string => `${atHead(counted(n))} ${n === 1 ? 'survivor' : 'survivors'}`;

/** The words of the end credits. */
export const ENDING = {
  line: 'Tonight’s result',
  copyLine: 'Copy result',
  pages: 'Pages',
  credits: 'Credits',
  front: 'Front page',
  the: 'The End',
  cast: 'The cast',
  earned: 'New on the wall',
  poster: (title: string): string => `The poster of “${title}”`,
  posterLost: 'The poster is stuck at the printer’s.',
  save: 'Save poster',
  file: (title: string): string =>
    `${title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')}.png`,
  verdicts: {
    survived: 'Survived',
    doomed: 'Doomed',
    conceded: 'Walked out',
    wrapped: 'That is a wrap',
    escaped: 'They got away',
  },
  asides: {
    survived: (alive: number, deck: string): string =>
      `${people(alive)} saw the sun come up. ${byDeck(deck, { 'roswell-51': 'It was the sun. They checked.', 'pittsburgh-68': 'Nothing else got up.' })}`,
    doomed: (reel: number, deck: string): string =>
      `Reel ${roman(reel)}. ${byDeck(deck, { 'roswell-51': 'No one to tell the tale, and who would believe it.', 'pittsburgh-68': 'Everybody is up and about. That is the trouble.' })}`,
    conceded: 'The usher saw nothing.',
    wrapped: (reel: number): string => `Nobody left to shoot by reel ${roman(reel)}. The studio is delighted.`,
    escaped: (alive: number): string => `${people(alive)} got past you. The studio wants a word.`,
    turned: (reel: number): string => `You turned coat in reel ${roman(reel)}.`,
    both: 'You sat on both sides, so the book stays shut.',
  },
  /** Why it ended as it did, in one line. */
  why: {
    lived: (names: readonly string[]): string =>
      `Reel IV ran out, and somebody was still alive: ${listed(names.map(inLine))}.`,
    fell: (survivor: string, reel: number, round: number, by: string | null): string =>
      `Nobody was left: ${inLine(survivor)}, the last of the cast, fell in reel ${roman(reel)}, round ${round}${by === null ? '' : `, to ${culprit(by)}`}.`,
    unseen: 'Nobody was left alive.',
    left: (reel: number, alive: number): string =>
      `You walked out in reel ${roman(reel)}, with ${counted(alive)} still alive.`,
  },
  fates: {
    alive: 'Lived.',
    running: 'Still running when the lights went up.',
    lost: (reel: number | null, by: string | null): string =>
      reel === null ? 'Lost.' : `Lost in reel ${roman(reel)}${by === null ? '' : ` to ${culprit(by)}`}.`,
    turned: (reel: number | null, by: string | null): string =>
      reel === null
        ? 'Turned.'
        : by === 'spored'
          ? `Spored in reel ${roman(reel)}.`
          : `Turned in reel ${roman(reel)}${by === null ? '' : `, taken by ${culprit(by)}`}.`,
    putDown: (by: string): string => ` Put down by ${inLine(by)}.`,
  },
  numbers: {
    reel: 'Ended in',
    ended: (reel: number, rounds: number): string => `reel ${roman(reel)}, round ${rounds}`,
    choices: 'Choices made',
    asked: 'Asked “What would you do?”',
    times: (n: number): string => agree(n, 'once', n === 2 ? 'twice' : `${n} times`),
    killed: (deck: string): string => `${atHead(theirs(deck).aliens)} put down`,
    headShots: 'Head shots',
    spent: 'Spoints spent',
    biggest: 'Hardest hit',
    hit: (total: number, by: string): string => `${total}, ${nameOf(by)}`,
  },
  sheet: {
    above: 'Last Reel Pictures presents',
    starring: 'Starring',
    below: (half: number): string =>
      half >= 7 ? 'The picture of the year' : half >= 5 ? 'Held over' : half >= 3 ? 'This week only' : 'One night only',
    small: (seed: string, hash: string): string => `Seed ${seed} · Print no. ${hash}`,
  },
} as const;

const BY_VILLAIN: Readonly<Record<string, readonly string[]>> = {
  pods: ['They grew overnight. Both of them.', 'Do not water them. Do not.'],
  neighbors: ['They only want to borrow a cup of you.', 'The hedge was never high enough.'],
  mutants: ['Something was in the wells. It got out.', 'Four times the arms. None of the charm.'],
  terrors: ['It sees you. It sees everyone. It is mostly eye.', 'Blink, and it will not.'],
  riders: ['You will hear them first. That will not help.', 'Six of them. One theremin.'],
  sentries: ['Halt. That was your warning.', 'They guard the way out.'],
  warlord: ['He wanted the planet. He got reel after reel.', 'All this way for a fight.'],
  blobbed: ['It fills the screen. Then the seats.', 'No bones. No plan. No hurry.'],
  spored: ['Mind your collar.', 'It is only dust. It is not.'],
  loners: ['Two of them. Then two more.', 'They were lonely. They are not now.'],
  'mill-hands': ['The whistle blew. Nobody went home.', 'Overtime, forever.'],
  mourners: ['They came to pay their respects. Somebody paid.', 'The service was short. The wake was not.'],
  'trick-or-treaters': ['You should have bought candy.', 'They are only children. They were.'],
  'marching-band': ['You will hear the tuba first.', 'Half-time is over.'],
  jack: ['Fourth and one. Nobody punts.', 'He never dropped a pass. Or a neighbor.'],
  queen: ['She asks one thing of her subjects. Hold still.', 'Long may she. Oh, she does.'],
  king: ['He owned the town. He is still collecting.', 'Mind the cigar.'],
};
export const taglinesFor = (print: string | null): readonly string[] => BY_VILLAIN[print ?? ''] ?? [];

export const TAGLINES: readonly TagRow[] = [
  ({ told, cast, alive }) =>
    told && cast > 1 ? `${atHead(counted(cast))} went in. ${atHead(counted(alive))} came out.` : null,
  ({ first }) => (first === null ? null : `They laughed at ${inLine(first)}. Then they stopped.`),
  ({ first, lost }) => (first !== null && lost > 1 ? `It came for ${inLine(first)}. It stayed for dessert.` : null),
  ({ kills }) => (kills > 9 ? `${kills} monsters went down. More bought tickets.` : null),
  ({ reel }) => (reel === 1 ? 'Arrive on time. It is a short one.' : null),
  () => 'See it with somebody you can outrun.',
  ({ deck }) =>
    byDeck(deck, {
      'roswell-51': 'In black, white and a very bad green.',
      'pittsburgh-68': 'In black and white. You will be grateful.',
    }),
  () => 'Bring a friend. Leave alone.',
  ({ deck }) =>
    byDeck(deck, {
      'roswell-51': 'The management is not responsible for your neighbors.',
      'pittsburgh-68': 'They are coming to see you. Dress warmly.',
    }),
];
