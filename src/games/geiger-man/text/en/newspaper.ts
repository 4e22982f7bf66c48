import type { LocationId } from '../../../../rules/geiger-man/index.ts';
import type { Told } from '../endings.ts';
import { agree, atHead, counted, some } from './grammar.ts';
import { atSpace, finaleName, girlName, girlShort, powerName, theItem, theKiller, victimName } from './names.ts';

type Row = (w: Told) => string | null;
const special = (id: string): string => victimName(id as Parameters<typeof victimName>[0]);
const where = (w: Told): string => (w.location === 'moonglow' ? 'at the Moonglow' : 'on the Nightbird');

const HEADLINES: Readonly<Record<Told['outcome'], readonly ((w: Told) => string)[]>> = {
  won: [
    (w) => `${girlName(w.girl)} walks home`,
    () => 'Sun comes up, somebody sees it',
    (w) => `Trouble ${where(w)} over, says girl`,
    () => 'Patron asks for refund, and gets one',
  ],
  lost: [
    (w) => `Show ${where(w)} ends early`,
    () => 'Nobody left to lock up',
    (w) => `${girlName(w.girl)} not expected at work`,
    () => 'Authorities call it weather',
  ],
  left: [
    () => 'Patron leaves before the end',
    () => 'Seat found empty, popcorn warm',
    () => 'Ending unknown, critics annoyed',
    (w) => `${girlName(w.girl)} still in there, sources say`,
  ],
};

const LEADS: Readonly<Record<Told['outcome'], (w: Told) => string>> = {
  won: (w) =>
    `${girlName(w.girl)} came out ${w.turns < 8 ? 'early' : 'late'} last night and asked for coffee. ${atHead(theKiller(w.killer))} did not come out.`,
  lost: (w) =>
    `The last that was seen of ${girlName(w.girl)} was ${atSpace(w.space)}. ${atHead(theKiller(w.killer))} was seen afterwards, walking.`,
  left: (w) => `This newspaper’s reporter left in turn ${w.turns}. What happened after that is anybody’s guess.`,
};

/** The first column: who got out, who did not. */
const TOLL: readonly Row[] = [
  (w) => (w.saved === 0 ? 'Nobody is known to have got out.' : `${atHead(counted(w.saved))} got out, shaken.`),
  (w) =>
    w.killed === 0
      ? 'Nobody died. The coroner’s office went home early.'
      : `${atHead(counted(w.killed))} did not. ${agree(w.killed, 'A ticket stub was', 'Ticket stubs were')} found.`,
  (w) => (w.out === null ? null : `${atHead(special(w.out))} is home and will not talk about it.`),
  (w) => (w.gone === null ? null : `${atHead(special(w.gone))} will be missed, by some.`),
  (w) => (w.saved > w.killed && w.killed > 0 ? 'More came out than stayed. The company calls it a success.' : null),
];

/** The second: how it went. */
const REPORT: readonly Row[] = [
  (w) =>
    w.item === null
      ? `${girlShort(w.girl)} had nothing but her hands.`
      : `Most of the work was done with ${theItem(w.item)}.`,
  (w) => (w.power === null ? null : `It is now known what was the matter: ${powerName(w.power)}.`),
  (w) =>
    w.finale === null
      ? 'It never came to the last act.'
      : `The last act was ${finaleName(w.finale)}. It was long enough.`,
  (w) => (w.ultimate ? `Witnesses speak of a star turn by ${girlName(w.girl)}.` : null),
  (w) => (w.close && w.outcome === 'won' ? 'It was close. The doctor used the word twice.' : null),
  (w) => `It was over in ${some(w.turns, 'turn')}, ${atSpace(w.space)}.`,
];

const PAPERS: Readonly<
  Record<
    LocationId,
    { masthead: string; price: string; weather: readonly string[]; ads: readonly { head: string; words: string }[] }
  >
> = {
  moonglow: {
    masthead: 'The Alamogordo Lamp',
    price: 'Five cents',
    weather: [
      'Clear, then clearer.',
      'Warm ash towards evening.',
      'Bright at night. Ask nobody why.',
      'Dry. Chance of clicking.',
    ],
    ads: [
      { head: 'Found', words: 'One glove, lead. Owner keep away.' },
      { head: 'Moonglow Drive-In', words: 'Tonight: the same again. Bring your own fence.' },
      { head: 'Dr Pell’s Tonic', words: 'For nerves, scorch and a slight glow.' },
      { head: 'For sale', words: 'Hudson. Runs. Keys missing.' },
      { head: 'Help wanted', words: 'Ticket girl. Must be quick. Very quick.' },
      { head: 'Notice', words: 'The range is closed. It has always been closed.' },
    ],
  },
  nightbird: {
    masthead: 'The Salt Flats Dispatch',
    price: 'Five cents, ten on the train',
    weather: [
      'Wind from the lake. There is no lake.',
      'Cold, and salty about the eyes.',
      'Fog until noon. Then older fog.',
      'Still. Too still for a train.',
    ],
    ads: [
      { head: 'Lost', words: 'One bride. Answers to nobody.' },
      { head: 'Nightbird Limited', words: 'Running again. Mostly.' },
      { head: 'For sale', words: 'Salt. Any quantity. Some of it looks like people.' },
      { head: 'Room to let', words: 'Compartment C. Lock included.' },
      { head: 'Dr Pell’s Tonic', words: 'For chills, thirst and a crust on the glass.' },
      { head: 'Notice', words: 'The company regrets the delay of 1889.' },
    ],
  },
};

/** The morning paper. What is asserted is handed in; what is made up concerns weather and soap. */
export const NEWS = {
  papers: PAPERS,
  editions: ['Late edition', 'Last edition', 'Morning edition', 'Only edition'],
  headlines: HEADLINES,
  lead: (w: Told): string => LEADS[w.outcome](w),
  toll: { head: 'The toll', rows: TOLL },
  report: { head: 'What happened', rows: REPORT },
  weatherHead: 'Weather:',
  photo: (w: Told): string => `File picture: ${theKiller(w.killer)}.`,
} as const;
