import type { StandInEvent } from '../../../../rules/stand-in/index.ts';
import type { Who } from './company.ts';
import type { Part } from './parts.ts';
import type { Saying } from './sayings.ts';

/** A line of the screenplay. */
export interface Line {
  style:
    | 'scene' // INT. STAGE FOUR. THE ROAD IS OUT.
    | 'cue' // THE COOK'S TURN
    | 'action'
    | 'private' // what only the reader's own seat knows
    | 'talk' // a face, a coloured verb, words in quotes
    | 'big'; // a title card
  /** Told only where somebody wants every step: another line says what matters. */
  quiet: boolean;
  /** Whose face stands beside it. */
  speaker: Who | null;
  /** Of talk: which kind of verb it is, for its colour, and the verb itself. */
  saying: Saying | 'answer' | 'yes' | 'no' | 'silent' | null;
  verb: string;
  parts: readonly Part[];
}

const line = (style: Line['style'], parts: readonly Part[], quiet = false): Line => ({
  style,
  quiet,
  speaker: null,
  saying: null,
  verb: '',
  parts,
});
export const action = (parts: readonly Part[]): Line => line('action', parts);
/** A step that goes without saying. */
export const step = (parts: readonly Part[]): Line => line('action', parts, true);
export const secret = (parts: readonly Part[]): Line => line('private', parts);
export const cue = (parts: readonly Part[]): Line => line('cue', parts);
export const big = (parts: readonly Part[]): Line => line('big', parts);
export const scene = (words: string): Line => line('scene', [words]);

/** An event as `seen` leaves it for the reader's chair, one of a kind. */
export type EventOf<T extends StandInEvent['type']> = Extract<StandInEvent, { type: T }>;
