import type { GeigerManEvent, KillerId, Table } from '../../../../rules/geiger-man/index.ts';

/** What is to be heard: an event, and the table as it was before. Which sound that is, is the sounds' own business. */
export interface Sounding {
  event: GeigerManEvent;
  before: Pick<Table, 'killer' | 'girlAt' | 'health' | 'killerHealth'>;
}

/** What the music is to be. */
export interface MoodName {
  killer: KillerId;
  /** The Horror Level, 1 to 8. */
  horror: number;
  /** How near he is to her, from 0 to 1. */
  danger: number;
  /** How near she is to her last, from 0 to 1. */
  faint: number;
  lastAct: boolean;
}
