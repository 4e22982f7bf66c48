import { agree, plural } from '../../../../text/en/grammar.ts';
import type { Who } from '../shapes/company.ts';
import type { Night, NightRow, Own } from '../shapes/night.ts';
import { text } from '../shapes/parts.ts';
import { ROLE_NAMES } from './cards.ts';
import { does, everyone, is, The, the } from './grammar.ts';

const was = (who: Who): string => does(who, 'was', 'were');

/** Why it ended as it did (SA15), in one line. */
export const WHY = {
  burnt: (standIn: Who, by: Who): string => text`${The(by)} burnt ${the(standIn)}, and that was the Stand-In.`,
  burntForNobody: (standIn: Who, by: Who): string =>
    text`${The(by)} burnt ${the(standIn)}, the Stand-In. No Original was left to enjoy it.`,
  declared: (standIn: Who): string => text`${The(standIn)} declared: no Original was left. It was so.`,
  declaredLast: (standIn: Who, last: Who): string =>
    text`${The(standIn)} declared, and it was so. ${The(last)} ${was(last)} turned last, and ${does(last, 'does', 'do')} not share in it.`,
  alone: (standIn: Who): string => text`Everybody was turned and no Original burnt: ${the(standIn)} won alone.`,
  shared: (standIn: Who): string => text`${The(standIn)} declared, and it was so. The doubles share it.`,
  falseDeclaration: (standIn: Who, left: readonly Who[]): string =>
    text`${The(standIn)} declared, and it was not so: ${everyone(left)} ${left.length === 1 && left[0] !== 'you' ? 'was an Original' : 'were still Originals'}.`,
  vengeanceOriginals: 'The Stand-In was burnt, and in the end its last Recast, too.',
  vengeanceRecast: 'The Stand-In was burnt, but its Recast outlasted the Originals.',
  dawn: 'Eight shuffles without a fire. The sun came up, the road was open, and nobody had won.',
  last: (who: Who): string => text`${The(who)} ${was(who)} alone at the table before the Stand-In was ever drawn.`,
  left: (turn: number): string => `You left the set in turn ${turn}.`,
} as const;

/** What that meant for whoever played, in one line. */
export function ownEnd({ role, won, burnt, last }: Own, how: Night['how']): string {
  if (won) {
    if (how === 'last') return 'You outlasted everybody, and there was never anything to fear.';
    if (how === 'alone') return 'You won alone. The company is yours, all of it.';
    return WON[role];
  }
  if (burnt !== null) return `You were burnt in turn ${burnt}, and the burnt do not win.`;
  if (how === 'dawn') return 'You lost. So did everybody.';
  if (how === 'alone') return 'You were turned, like everybody, so the Stand-In needed nobody. You lost.';
  if (last) return 'You were the last Original, and turned: the last one does not win with the others.';
  return LOST[role];
}

const WON = {
  original: 'You stayed yourself, and won.',
  recast: 'You were not yourself, and won.',
  'stand-in': 'Nobody is left who could say what you are. You won.',
} as const;
const LOST = {
  original: 'You were an Original to the end. It was not enough.',
  recast: 'You had changed sides, and your side lost.',
  'stand-in': 'They found you out. You lost.',
} as const;

/** The words of the credits. */
export const ENDING = {
  the: 'The End',
  verdicts: { won: 'You won', lost: 'You lost', nobody: 'Nobody won', watched: 'It is over', left: 'Walked out' },
  sides: { originals: 'The Originals win', doubles: 'The doubles win', alone: 'The Stand-In wins alone' },
  pages: { credits: 'Credits', front: 'Front page', rushes: 'Rushes', poster: 'Poster' },
  cast: 'The company',
  winners: 'Winners',
  roles: 'Who was who',
  hands: 'What they held',
  /** A seat in the credits. */
  fates: {
    original: 'Original to the end.',
    standIn: 'The Stand-In, all along.',
    becameStandIn: (turn: number): string => `The Stand-In, from turn ${turn} on.`,
    turned: (by: Who, turn: number): string => text`Turned by ${the(by)} in turn ${turn}.`,
    burnt: (by: Who, turn: number, role: Own['role']): string =>
      text`Burnt by ${the(by)} in turn ${turn}: ${ROLE_NAMES[role]}.`,
    won: 'Won.',
    lost: 'Lost.',
  },
  numbers: {
    turns: 'Turns',
    exchanges: 'Exchanges',
    refused: 'Refused',
    turned: 'Turned',
    burnt: 'Burnt',
    claims: 'Claims',
    lies: 'Of them false',
    choices: 'Choices made',
    asked: 'Asked “What would you do?”',
    shuffles: 'Shuffles',
  },
  again: 'Same again',
  fresh: 'Another game',
  sheet: {
    above: 'Last Reel Pictures presents',
    starring: 'Starring',
    and: (who: Who): string => text`and ${the(who)} as somebody else`,
    below: (half: number): string =>
      half >= 7 ? 'The company of the year' : half >= 5 ? 'Held over' : half >= 3 ? 'This week only' : 'One night only',
    small: (seed: string, hash: string): string => `Seed ${seed} · Print no. ${hash}`,
  },
  /** What the press made of it, by half stars of four. */
  notice: (half: number): string => NOTICES[Math.max(0, Math.min(NOTICES.length - 1, half))] as string,
  recap: (turn: number, inPlay: number): string =>
    `Turn ${turn}. ${inPlay} ${agree(inPlay, 'chair is', 'chairs are')} still taken.`,
  meanwhile: (n: number): string => `${plural(n, 'thing')} since your last turn`,
} as const;

const NOTICES: readonly string[] = [
  'Nobody could be found to review it.',
  'The fire was convincing.',
  'A warm evening, mostly for others.',
  'Some of the faces were real.',
  'Held the interest. Some were held longer.',
  'Tense. One dared not pass the salt.',
  'A company to remember, whoever they are.',
  'Not a hand out of place.',
  'Nobody was who they said, and all were excellent.',
];

/** Lines over the title. */
export const TAGLINES: readonly NightRow[] = [
  ({ seats }) => `${seats} chairs. One too many of them is warm.`,
  ({ standIn }) => (standIn === null ? null : text`Would you take a card from ${the(standIn)}?`),
  ({ firstBurnt }) => (firstBurnt === null ? null : text`They were sure about ${the(firstBurnt)}. They were sure.`),
  ({ firstTurned }) =>
    firstTurned === null ? null : text`${The(firstTurned)} ${is(firstTurned)} fine. Ask ${the(firstTurned)}.`,
  ({ lies }) => (lies > 4 ? `${lies} lies, and every one in good faith.` : null),
  ({ refusals }) => (refusals > 4 ? 'Nobody would shake hands. They had the right idea.' : null),
  ({ doors }) => (doors > 1 ? 'Every door was locked. From both sides.' : null),
  () => 'The storm was real. Nothing else was.',
  () => 'Sit where you like. It will sit beside you.',
  () => 'No one was admitted after it began. No one left.',
];
