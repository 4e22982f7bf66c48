import { roman } from '../../../numerals.ts';
import type { OwnNews } from '../../../play/own-news.ts';
import { headOf, inLine } from '../../cards/names.ts';
import { atHead, counted, listed } from '../../grammar.ts';
import { dayIn } from '../../rooms/dates.ts';

/** The Mill Valley Whistle comes out all year, but this only happens in its autumn. */
const SEPTEMBER_22 = 265;
const AUTUMN_DAYS = 70;

/** The Mill Valley Whistle, 1968. */
export const PITTSBURGH_68: OwnNews = {
  masthead: 'The Mill Valley Whistle',
  price: 'Ten cents',
  date: (day) => dayIn(1968, SEPTEMBER_22 + (day % AUTUMN_DAYS)),
  survived: [
    (alive) =>
      alive === 1 ? 'One still walks, in the good way' : `${atHead(counted(alive))} still walk, in the good way`,
    () => 'Sun up, dead down',
    (alive) =>
      alive === 1 ? 'Lone survivor found under coats' : `${atHead(counted(alive))} survivors found under coats`,
    () => 'Homecoming over, some came home',
  ],
  doomed: [
    () => 'Whole town turns out',
    () => 'Population steady, breathing down',
    () => 'Cemetery empty, streets full',
    () => 'No survivors, witnesses groan',
  ],
  allBack: (alive) => `The whole party accounted for: ${counted(alive)}. The sheriff’s office calls it a prank.`,
  someBack: (cast, lost) => `${atHead(counted(cast))} went in; ${counted(lost)} did not come out, or came out hungry.`,
  noneBack: (cast, reel) =>
    `${atHead(counted(cast))} held out as far as reel ${roman(reel)}. Governor blames outside agitators.`,
  noneLost: 'Nobody was lost. The funeral home asks for patience.',
  turned: (names) =>
    `${atHead(listed(names.map(inLine)))} ${names.length === 1 ? 'was' : 'were'} later seen on Mill Street, walking it off.`,
  noneDown: 'No zombie was put down. Most had been once.',
  features: (n, reel) =>
    n === 1
      ? `The Bijou gave a Creature Feature in reel ${roman(reel)}. The audience was in the picture.`
      : `The Bijou gave ${counted(n)} Creature Features. The audience was in all of them.`,
  assault: (n) =>
    n === 1 ? 'A full assault came down Mill Street.' : `${atHead(counted(n))} full assaults came down Mill Street.`,
  probed: (who) => `${headOf(who)} was detained by the ankle. The porch has been condemned.`,
  turningPoint: (reel) => `By reel ${roman(reel)} the deceased had a majority on the council. Attendance has improved.`,
  quiet: [
    'The mill reports no absences on the night shift. None at all.',
    'The bake sale is postponed. Please stop coming for it.',
    'Overdue burials will be carried over to next week.',
  ],
  weather: [
    'Fog, then shapes in it.',
    'Leaves falling. Other things rising.',
    'Smoke from the stacks, and from the school.',
    'Overcast. You would rather not see.',
    'Frost by morning. Ground soft in places.',
    'Cold, with moaning from the west.',
  ],
  ads: [
    { head: 'For sale', words: 'Cemetery plot, one owner. He does not need it.' },
    { head: 'Lost', words: 'Left shoe, near bridge. Foot may be inside.' },
    { head: 'Help wanted', words: 'Grave digger. Must also be able to run.' },
    { head: 'Kowalski Lumber', words: 'Boards, two for one. Nails while they last. So will you.' },
    { head: 'Homecoming', words: 'The queen will receive on the field. Bring nobody you like.' },
    { head: 'Found', words: 'Sousaphone. Occupied. Owner please not hurry.' },
    { head: 'The Bijou', words: 'Tonight: something light. Doors are nailed at eight.' },
    { head: 'Walkie-talkie repair', words: 'If all you hear is breathing, it works.' },
    { head: 'Bowling league', words: 'Tuesdays need four more. Pulse preferred.' },
    { head: 'Room to let', words: 'Cellar, shared. The argument about upstairs is included.' },
    { head: 'Draft board', words: 'Deferments for the deceased are under review.' },
    { head: 'Notice', words: 'The moaning on the hill is the wind. There is no wind.' },
  ],
};
