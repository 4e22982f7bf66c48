import type { GirlId, KillerId, Level, LocationId } from '../../../../rules/geiger-man/index.ts';

/** What somebody picks before a show; null: it is drawn. */
export interface Chosen {
  girl: GirlId | null;
  killer: KillerId | null;
  location: LocationId | null;
  level: Level;
}

export interface OnOffer {
  girls: readonly GirlId[];
  killers: readonly KillerId[];
  locations: readonly LocationId[];
  levels: readonly Level[];
}
