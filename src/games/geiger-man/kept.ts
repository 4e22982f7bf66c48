import type { GeigerManConfig, GeigerManTypes, Reply } from '../../rules/geiger-man/index.ts';
import type { Keepable, KeptSave } from '../../storage/save.ts';

/** One chair, and it is hers. */
export interface Seating {
  seats: readonly [string];
}

/** The ways to play; what is particular about one comes with it. */
export interface Mode {
  kind: 'show';
}

export interface KeptShow extends Keepable {
  config: GeigerManConfig;
  seating: Seating;
  mode: Mode;
  reply: Reply;
  snapshot: GeigerManTypes['saved'];
}

export type Save = KeptSave<KeptShow>;
