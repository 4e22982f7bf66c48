import type { DeckId } from '../../../rules/shuffling-horror/index.ts';
import { roman } from '../../numerals.ts';
import type { OwnNews } from '../../play/own-news.ts';
import type { ByDeck } from '../../words-by-deck.ts';
import { headOf, inLine } from '../cards/names.ts';
import { atHead, counted, listed } from '../grammar.ts';
import { theirs } from '../words-by-deck.ts';
import { culprit } from './ending.ts';
import { PITTSBURGH_68 } from './newspaper/pittsburgh-68.ts';
import { ROSWELL_51 } from './newspaper/roswell-51.ts';

const people = (n: number): string => (n === 1 ? 'one survivor' : `${counted(n)} survivors`);

/** The words of the morning paper. What is asserted here is handed in; what is made up concerns weather and soap. */
const paperOf = (own: OwnNews, deck: DeckId) => ({
  masthead: own.masthead,
  price: own.price,
  dateline: (day: number, edition: string): string => `${own.date(day)} · ${edition}`,
  editions: ['Late edition', 'Last edition', 'Morning edition', 'Only edition'],

  headlines: {
    survived: own.survived,
    doomed: own.doomed,
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
      lost === 0 ? own.allBack(alive) : own.someBack(cast, lost),
    doomed: own.noneBack,
    conceded: (reel: number): string => `Last seen in reel ${roman(reel)}, near the exit.`,
    blame: (by: string): string => `Blame falls on ${culprit(by)}.`,
    unknown: 'Records of the first reels were cut for another projector.',
  },

  toll: {
    head: 'The toll',
    none: own.noneLost,
    lost: (who: string, reel: number, by: string | null): string =>
      by === null
        ? `${headOf(who)} was lost in reel ${roman(reel)}.`
        : `${headOf(who)} fell to ${culprit(by)} in reel ${roman(reel)}.`,
    taken: (who: string, reel: number): string =>
      `${headOf(who)} breathed in the wrong thing in reel ${roman(reel)} and changed sides.`,
    turned: own.turned,
    unseen: (who: string): string => `${headOf(who)} was lost. Nobody saw how.`,
    putDown: (who: string, by: string): string =>
      `${atHead(inLine(by))} had to put ${inLine(who)} down. They had been close.`,
    others: (names: readonly string[]): string => `Also missed: ${listed(names.map(inLine))}.`,
    words: (who: string, words: string): string => `Last words of ${inLine(who)}: “${words}”`,
  },

  living: {
    one: (who: string): string => `${headOf(who)} walked in at dawn, alone, and asked what day it was.`,
    many: (names: readonly string[]): string =>
      `${atHead(listed(names.map(inLine)))} walked in at dawn and would not sit with their backs to the door.`,
    running: (n: number): string =>
      `At the time of going to press ${people(n)} ${n === 1 ? 'was' : 'were'} still running.`,
    none: 'This newspaper would welcome a letter from anyone.',
    noneWrapped: 'The Director was unavailable for comment, having nobody left to fetch the telephone.',
  },

  fight: {
    head: 'Battle report',
    none: own.noneDown,
    hero: (who: string, n: number): string =>
      n === 1
        ? `${headOf(who)} put down one of them, which was one more than planned.`
        : `${headOf(who)} put down ${counted(n)}.`,
    total: (n: number): string =>
      n === 1
        ? `One ${theirs(deck).alien} went down in all.`
        : `${atHead(n > 12 ? String(n) : counted(n))} ${theirs(deck).aliens} went down in all.`,
    biggest: (by: string, target: string, total: number, reel: number): string =>
      `The hardest hit of the night came in reel ${roman(reel)}: ${inLine(by)} did ${total} to ${culprit(target)}.`,
    headShot: (by: string, target: string, reel: number): string =>
      `A single blow by ${inLine(by)} ended the career of ${culprit(target)} in reel ${roman(reel)}.`,
    headShots: (n: number): string => `There were ${counted(n)} such shots.`,
    worst: (target: string, by: string, total: number): string =>
      `The worst blow was aimed at ${inLine(target)}: ${total}, from ${culprit(by)}.`,
    fumbles: (n: number): string =>
      n === 1 ? 'One attack went the other way.' : `${atHead(counted(n))} attacks went the other way.`,
    hands: (who: string, target: string): string => `${headOf(who)} met ${culprit(target)} with bare hands and won.`,
  },

  photo: (card: string): string => `File picture: ${culprit(card)}.`,

  town: {
    head: 'Around town',
    features: own.features,
    assault: own.assault,
    fell: (what: string, reel: number): string =>
      `${headOf(what)} fell in reel ${roman(reel)}. It had been rated for worse.`,
    stands: (what: string): string => `${headOf(what)} still stands. The door wants paint.`,
    probed: own.probed,
    turningPoint: own.turningPoint,
    lastStand: (who: string, survived: boolean): string =>
      survived
        ? `At the end only ${inLine(who)} stood. It was enough.`
        : `At the end only ${inLine(who)} stood. It was not enough.`,
    star: (who: string, reel: number): string => `${headOf(who)} was named star of reel ${roman(reel)}.`,
    clip: 'Part of the film burned. The projectionist apologises.',
    quiet: own.quiet,
  },

  weather: own.weather,
  ads: own.ads,
});

export const NEWS: ByDeck<ReturnType<typeof paperOf>> = {
  'roswell-51': paperOf(ROSWELL_51, 'roswell-51'),
  'pittsburgh-68': paperOf(PITTSBURGH_68, 'pittsburgh-68'),
};

/** Over the weather of any paper. */
export const WEATHER_HEAD = 'Weather:';
