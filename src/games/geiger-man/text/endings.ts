import type { GirlId, KillerId, LocationId } from '../../../rules/geiger-man/index.ts';

/** What the last blow to the Killer was. */
export const WON_BY = ['card', 'item', 'reaction', 'trap', 'sergeant', 'both'] as const;
export type WonBy = (typeof WON_BY)[number];

/** What took her last heart. */
export const LOST_TO = ['killer', 'minion', 'own', 'secret', 'dread', 'event', 'stall'] as const;
export type LostTo = (typeof LOST_TO)[number];

/** All that titles, posters and the paper are told of a show, as ids; what did not happen is null. */
export interface Told {
  girl: GirlId;
  killer: KillerId;
  location: LocationId;
  outcome: 'won' | 'lost' | 'left';
  turns: number;
  saved: number;
  killed: number;
  /** Where it ended. */
  space: string;
  /** What the Killer was hurt with most. */
  item: string | null;
  /** The Secret that was told, and the Last Act that was seen. */
  power: string | null;
  finale: string | null;
  /** A special victim who got out, and one who did not. */
  out: string | null;
  gone: string | null;
  /** Her star turn was earned. */
  ultimate: boolean;
  midnight: boolean;
  /** She won with her last heart. */
  close: boolean;
}

export type TitleRow = (w: Told) => string | null;
