import { roman } from '../numerals.ts';
import { culprit } from './ending.ts';
import { atHead, counted } from './grammar.ts';
import { inLine, nameOf } from './names.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = [
  ['January', 31],
  ['February', 28],
  ['March', 31],
  ['April', 30],
  ['May', 31],
  ['June', 30],
  ['July', 31],
  ['August', 31],
  ['September', 30],
  ['October', 31],
  ['November', 30],
  ['December', 31],
] as const;

/** A day of 1951, which began on a Monday. */
export function dayOf1951(day: number): string {
  let left = day % 365;
  const weekday = WEEKDAYS[left % 7];
  for (const [month, days] of MONTHS) {
    if (left < days) return `${weekday}, ${month} ${left + 1}, 1951`;
    left -= days;
  }
  return '';
}

const people = (n: number): string => (n === 1 ? 'one survivor' : `${counted(n)} survivors`);
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;

/** The words of the morning paper. What is asserted here is handed in; what is made up concerns weather and soap. */
export const NEWS = {
  masthead: 'The Roswell Lantern',
  price: 'Five cents',
  dateline: (day: number, edition: string): string => `${dayOf1951(day)} · ${edition}`,
  editions: ['Late edition', 'Last edition', 'Morning edition', 'Only edition'],

  headlines: {
    survived: [
      (alive: number): string =>
        alive === 1 ? 'One walks out of Roswell' : `${atHead(counted(alive))} walk out of Roswell`,
      (): string => 'Sun comes up, somebody sees it',
      (alive: number): string =>
        alive === 1
          ? 'Lone survivor found, asks for coffee'
          : `${atHead(counted(alive))} survivors found, ask for coffee`,
      (): string => 'Visitors leave without saying goodbye',
    ],
    doomed: [
      (): string => 'Nobody left in Roswell',
      (): string => 'Roswell silent, census revised',
      (): string => 'Town closed until further notice',
      (): string => 'All lost, says weather balloon',
    ],
    conceded: [
      (): string => 'Patron leaves before the end',
      (): string => 'Seat found empty, popcorn warm',
      (): string => 'Ending unknown, critics annoyed',
    ],
    wrapped: [
      (): string => 'Director gets his ending',
      (): string => 'No extras left, studio reports',
      (): string => 'Massacre comes in under budget',
    ],
    escaped: [
      (alive: number): string => (alive === 1 ? 'One extra flees set' : `${atHead(counted(alive))} extras flee set`),
      (): string => 'Director outrun by own cast',
    ],
  },

  decks: {
    survived: (cast: number, alive: number, lost: number): string =>
      lost === 0
        ? `All ${counted(alive)} of the party accounted for. Army calls it a picnic.`
        : `${atHead(counted(cast))} went in; ${counted(lost)} did not come back, or came back wrong.`,
    doomed: (cast: number, reel: number): string =>
      `${atHead(counted(cast))} held out as far as reel ${roman(reel)}. Army calls it weather.`,
    conceded: (reel: number): string => `Last seen in reel ${roman(reel)}, near the exit.`,
    blame: (by: string): string => `Blame falls on ${culprit(by)}.`,
    unknown: 'Records of the first reels were cut for another projector.',
  },

  toll: {
    head: 'The toll',
    none: 'Nobody was lost. The coroner’s office went home early.',
    lost: (who: string, reel: number, by: string | null): string =>
      by === null
        ? `${nameOf(who)} was lost in reel ${roman(reel)}.`
        : `${nameOf(who)} fell to ${culprit(by)} in reel ${roman(reel)}.`,
    spored: (who: string, reel: number): string =>
      `${nameOf(who)} breathed in the wrong thing in reel ${roman(reel)} and changed sides.`,
    turned: (names: readonly string[]): string =>
      `${atHead(listed(names.map(inLine)))} ${names.length === 1 ? 'was' : 'were'} later seen among the visitors, smiling.`,
    unseen: (who: string): string => `${nameOf(who)} was lost. Nobody saw how.`,
    putDown: (who: string, by: string): string =>
      `${atHead(inLine(by))} had to put ${inLine(who)} down. They had been close.`,
    others: (names: readonly string[]): string => `Also missed: ${listed(names.map(inLine))}.`,
    words: (who: string, words: string): string => `Last words of ${inLine(who)}: “${words}”`,
  },

  living: {
    one: (who: string): string => `${nameOf(who)} walked in at dawn, alone, and asked what day it was.`,
    many: (names: readonly string[]): string =>
      `${atHead(listed(names.map(inLine)))} walked in at dawn and would not sit with their backs to the door.`,
    running: (n: number): string =>
      `At the time of going to press ${people(n)} ${n === 1 ? 'was' : 'were'} still running.`,
    none: 'This newspaper would welcome a letter from anyone.',
    noneWrapped: 'The Director was unavailable for comment, having nobody left to fetch the telephone.',
  },

  fight: {
    head: 'Battle report',
    none: 'No alien was put down. Several were asked to leave.',
    hero: (who: string, n: number): string =>
      n === 1
        ? `${nameOf(who)} put down one of them, which was one more than planned.`
        : `${nameOf(who)} put down ${counted(n)}.`,
    total: (n: number): string =>
      n === 1 ? 'One alien went down in all.' : `${atHead(n > 12 ? String(n) : counted(n))} aliens went down in all.`,
    biggest: (by: string, target: string, total: number, reel: number): string =>
      `The hardest hit of the night came in reel ${roman(reel)}: ${inLine(by)} did ${total} to ${culprit(target)}.`,
    headShot: (by: string, target: string, reel: number): string =>
      `A single blow by ${inLine(by)} ended the career of ${culprit(target)} in reel ${roman(reel)}.`,
    headShots: (n: number): string => `There were ${counted(n)} such shots.`,
    worst: (target: string, by: string, total: number): string =>
      `The worst blow was aimed at ${inLine(target)}: ${total}, from ${culprit(by)}.`,
    fumbles: (n: number): string =>
      n === 1 ? 'One attack went the other way.' : `${atHead(counted(n))} attacks went the other way.`,
    hands: (who: string, target: string): string => `${nameOf(who)} met ${culprit(target)} with bare hands and won.`,
  },

  photo: (card: string): string => `File picture: ${culprit(card)}.`,

  town: {
    head: 'Around town',
    features: (n: number, reel: number): string =>
      n === 1
        ? `The drive-in showed a Creature Feature in reel ${roman(reel)}. Nobody had booked it.`
        : `The drive-in showed ${counted(n)} Creature Features. Nobody had booked any of them.`,
    assault: (n: number): string =>
      n === 1 ? 'A full assault came down Main Street.' : `${atHead(counted(n))} full assaults came down Main Street.`,
    fell: (what: string, reel: number): string =>
      `${nameOf(what)} fell in reel ${roman(reel)}. It had been rated for worse.`,
    stands: (what: string): string => `${nameOf(what)} still stands. The door wants paint.`,
    probed: (who: string): string => `${nameOf(who)} was held in a beam and returned, or not, with opinions.`,
    turningPoint: (reel: number): string =>
      `By reel ${roman(reel)} the visitors outnumbered the residents. Rents are unchanged.`,
    lastStand: (who: string, survived: boolean): string =>
      survived
        ? `At the end only ${inLine(who)} stood. It was enough.`
        : `At the end only ${inLine(who)} stood. It was not enough.`,
    star: (who: string, reel: number): string => `${nameOf(who)} was named star of reel ${roman(reel)}.`,
    clip: 'Part of the film burned. The projectionist apologises.',
    quiet: [
      'The council met. The council left.',
      'The church supper is postponed. The pies are guarded.',
      'Library fines are waived for the missing.',
    ],
  },

  weatherHead: 'Weather:',
  weather: [
    'Clear, then green.',
    'Fog, of a sort. Do not breathe it.',
    'Bright at night. Dark by day.',
    'Dry. Chance of saucers.',
    'Warm where it lands.',
    'Wind from above, straight down.',
  ],

  ads: [
    { head: 'For sale', words: 'Eleven cow bells. No longer needed.' },
    { head: 'Lost', words: 'One hat, one dog, one neighbor. Keep the neighbor.' },
    { head: 'Help wanted', words: 'Night watchman. Days also. Previous one left suddenly.' },
    { head: 'Kozy Motor Court', words: 'Every room has a lock. Ask about the lock.' },
    { head: 'Dr Pell’s Tonic', words: 'For nerves, scorch and tentacle rash.' },
    { head: 'Found', words: 'Large egg. Still warm. Owner please hurry.' },
    { head: 'Drive-in', words: 'Tonight: the same again. Free entry for anyone left.' },
    { head: 'Radio repair', words: 'If it answers before you ask, bring it in.' },
    { head: 'Army surplus', words: 'Nothing happened here. Everything must go.' },
    { head: 'Room to let', words: 'Cellar, one door, no windows. Enquire quietly.' },
    { head: 'Piano lessons', words: 'Theremin also, since Tuesday.' },
    { head: 'Notice', words: 'The glow over the mesa is swamp gas. There is no swamp.' },
  ],
} as const;
