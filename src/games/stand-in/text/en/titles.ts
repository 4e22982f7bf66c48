import { shortName } from '../../../../text/en/cards/names.ts';
import { atHead, counted } from '../../../../text/en/grammar.ts';
import type { Face } from '../shapes/company.ts';
import type { Night, NightRow } from '../shapes/night.ts';

const of = (face: Face | null, say: (name: string) => string): string | null =>
  face === null ? null : say(shortName(face));
const some = (n: number): string => atHead(counted(n));
const doublesWon = ({ how }: Night): boolean => how === 'declared' || how === 'alone';

/** All that a night may be called: what any may, what something has to have happened for, and what is used sparingly. */
export const TITLES: Readonly<Record<'plain' | 'truths' | 'rare' | 'walkedOut', readonly NightRow[]>> = {
  plain: [
    ({ standIn }) => of(standIn, (it) => `That Is Not the ${it}`),
    ({ standIn }) => of(standIn, (it) => `I Shook Hands with the ${it}`),
    ({ standIn }) => of(standIn, (it) => `The ${it} Came Back from Make-Up`),
    ({ standIn }) => of(standIn, (it) => `The ${it} Who Wasn’t`),
    ({ standIn }) => of(standIn, (it) => `Never Share a Thermos with the ${it}`),
    ({ standIn }) => of(standIn, (it) => `The Other ${it}`),
    ({ seats }) => `${some(seats)} Chairs on Stage Four`,
    ({ seats }) => `${some(seats)} Sat Down`,
    () => 'Nobody Leaves Stage Four',
    () => 'The Road Is Out',
    () => 'It Knew Its Lines',
    () => 'Somebody in My Seat',
    () => 'The Thing in Wardrobe',
    () => 'A Stranger in the Credits',
  ],
  truths: [
    ({ hero }) => of(hero, (it) => `The ${it} Had a Match`),
    ({ hero, standIn }) =>
      hero === null || standIn === null ? null : `The ${shortName(hero)} Burns the ${shortName(standIn)}`,
    ({ firstBurnt }) => of(firstBurnt, (it) => `First They Burnt the ${it}`),
    ({ lastBurnt }) => of(lastBurnt, (it) => `The ${it} Goes Up in Smoke`),
    ({ firstTurned }) => of(firstTurned, (it) => `The ${it} Smiled Half a Second Late`),
    ({ lastTurned }) => of(lastTurned, (it) => `And Then the ${it}`),
    ({ lastTurned }) => of(lastTurned, (it) => `The Last Honest ${it}`),
    ({ wronged }) => of(wronged, (it) => `Everybody Blamed the ${it}`),
    ({ liar }) => of(liar, (it) => `The ${it} Would Never Lie`),
    (night) => (doublesWon(night) ? `${some(night.seats)} Who Used to Be Here` : null),
    (night) => (doublesWon(night) ? 'Everybody Laughed at Once' : null),
    ({ how, winners }) =>
      how === 'burnt' && winners.length > 1 ? `${some(winners.length)} Came Out in the Rain` : null,
    ({ turned }) => (turned >= 3 ? `${some(turned)} Handshakes` : null),
    ({ burnt }) => (burnt >= 3 ? `${some(burnt)} Reels of Nitrate` : null),
    ({ curtains }) => (curtains >= 2 ? 'The Curtain Came Down Twice' : null),
    ({ doors }) => (doors >= 2 ? 'Behind the Chained Door' : null),
    ({ refusals }) => (refusals >= 5 ? 'Not in Anybody’s Contract' : null),
  ],
  rare: [
    ({ how }) => (how === 'alone' ? 'A Company of One' : null),
    ({ how }) => (how === 'dawn' ? 'And Nothing Happened Till Dawn' : null),
    ({ how }) => (how === 'false-declaration' ? 'One Too Few, One Too Soon' : null),
    ({ how }) => (how === 'last' ? 'There Was Never Anything There' : null),
    ({ how }) => (how === 'vengeance' ? 'The Understudies’ Revenge' : null),
    ({ burnt, how }) => (burnt === 1 && how === 'burnt' ? 'One Match' : null),
    ({ lies }) => (lies >= 8 ? 'Everything They Said' : null),
    ({ midnight }) => (midnight ? 'The Midnight Company' : null),
  ],
  walkedOut: [
    () => 'An Empty Chair at the Table',
    () => 'Exit, Walking',
    ({ standIn }) => of(standIn, (it) => `I Never Found Out about the ${it}`),
  ],
};
