import type { GeigerManConfig, GeigerManTypes, KillerId, LocationId, Reply } from '../../rules/geiger-man/index.ts';
import type { Keepable, KeptSave } from '../../storage/save.ts';

export const GEIGER_MAN = 'geiger-man';

/** One chair, and it is hers. */
export interface Seating {
  seats: readonly [string];
}

/** Where One More Night begins. */
export const MIDDLES = ['last-act', 'last-victims'] as const;
export type MiddleKind = (typeof MIDDLES)[number];

/** A Killer at a Location. */
export interface Pair {
  killer: KillerId;
  location: LocationId;
}

/** The ways to play; what is particular about one comes with it. */
export type Mode =
  | { kind: 'show' }
  | { kind: 'tonight'; night: string }
  /** `guided`: somebody is being shown the ropes. */
  | { kind: 'first-night'; guided: boolean }
  | { kind: 'one-more-night'; from: MiddleKind }
  /** What is shown second; and the first, once it was won (FG30.1). */
  | { kind: 'double-bill'; second: Pair; first: { config: GeigerManConfig; replies: readonly Reply[] } | null };

export interface KeptShow extends Keepable {
  config: GeigerManConfig;
  seating: Seating;
  mode: Mode;
  reply: Reply;
  snapshot: GeigerManTypes['saved'];
}

export type Save = KeptSave<KeptShow>;
