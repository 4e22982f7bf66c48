import { roman } from '../../../numerals.ts';
import type { OwnNews } from '../../../play/own-news.ts';
import { headOf, inLine } from '../../cards/names.ts';
import { atHead, counted, listed } from '../../grammar.ts';
import { dayIn } from '../../rooms/dates.ts';

/** The Roswell Lantern, 1951. */
export const ROSWELL_51: OwnNews = {
  masthead: 'The Roswell Lantern',
  price: 'Five cents',
  date: (day) => dayIn(1951, day),
  survived: [
    (alive) => (alive === 1 ? 'One walks out of Roswell' : `${atHead(counted(alive))} walk out of Roswell`),
    () => 'Sun comes up, somebody sees it',
    (alive) =>
      alive === 1
        ? 'Lone survivor found, asks for coffee'
        : `${atHead(counted(alive))} survivors found, ask for coffee`,
    () => 'Visitors leave without saying goodbye',
  ],
  doomed: [
    () => 'Nobody left in Roswell',
    () => 'Roswell silent, census revised',
    () => 'Town closed until further notice',
    () => 'All lost, says weather balloon',
  ],
  allBack: (alive) => `The whole party accounted for: ${counted(alive)}. Army calls it a picnic.`,
  someBack: (cast, lost) => `${atHead(counted(cast))} went in; ${counted(lost)} did not come back, or came back wrong.`,
  noneBack: (cast, reel) => `${atHead(counted(cast))} held out as far as reel ${roman(reel)}. Army calls it weather.`,
  noneLost: 'Nobody was lost. The coroner’s office went home early.',
  turned: (names) =>
    `${atHead(listed(names.map(inLine)))} ${names.length === 1 ? 'was' : 'were'} later seen among the visitors, smiling.`,
  noneDown: 'No alien was put down. Several were asked to leave.',
  features: (n, reel) =>
    n === 1
      ? `The drive-in showed a Creature Feature in reel ${roman(reel)}. Nobody had booked it.`
      : `The drive-in showed ${counted(n)} Creature Features. Nobody had booked any of them.`,
  assault: (n) =>
    n === 1 ? 'A full assault came down Main Street.' : `${atHead(counted(n))} full assaults came down Main Street.`,
  probed: (who) => `${headOf(who)} was held in a beam and returned, or not, with opinions.`,
  turningPoint: (reel) => `By reel ${roman(reel)} the visitors outnumbered the residents. Rents are unchanged.`,
  quiet: [
    'The council met. The council left.',
    'The church supper is postponed. The pies are guarded.',
    'Library fines are waived for the missing.',
  ],
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
};
