import type { GeigerManConfig, GeigerManTypes, Reply } from '../../rules/geiger-man/index.ts';
import type { Keepable, KeptSave } from '../../storage/save.ts';

export const GEIGER_MAN = 'geiger-man';

/** One chair, and it is hers. */
export interface Seating {
  seats: readonly [string];
}

/** The ways to play; what is particular about one comes with it. */
export type Mode = { kind: 'show' } | { kind: 'tonight'; night: string };

export interface KeptShow extends Keepable {
  config: GeigerManConfig;
  seating: Seating;
  mode: Mode;
  reply: Reply;
  snapshot: GeigerManTypes['saved'];
}

export type Save = KeptSave<KeptShow>;
