import { roman } from '../../numerals.ts';
import { counted } from '../grammar.ts';

/** What is said to whoever asks by a key. */
export const QUERIES = {
  /** In one breath. */
  short: (reel: number, round: number, alive: number): string =>
    `Reel ${roman(reel)}, round ${round}, ${counted(alive)} alive`,
  worst: (p: string): string => `worst throng ${p}`,
  noThrongs: 'No throngs',
  noSurvivors: 'Nobody of yours is left',
  holds: (names: string): string => `holds ${names}`,
  choice: (key: string, words: string): string => `${key}: ${words}`,
  notAsked: 'Nothing is asked.',
  noEvent: 'Nothing before that.',
  noRemark: 'The Director says nothing.',
  /** Why a key does nothing. */
  noChoice: (n: number): string => `No choice ${n}.`,
  noMeanwhile: 'Nothing since then.',
  cannotGoBack: 'No list open.',
  cannotRoll: 'Nothing to roll.',
  cannotSkip: 'Nothing to skip.',
  cannotRule: 'No rule here.',
  cannotUndo: 'Nothing to undo.',
  cannotExplain: 'No reasons given.',
  cannotAsk: 'Nobody to ask just now.',
  cannotZoom: 'Point at something.',
  undone: 'Taken back.',
} as const;
