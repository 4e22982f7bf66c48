import type { Film, InVault } from '../app/vault/in-vault.ts';
import type { Finished } from '../storage/archive.ts';
import type { AnySave } from '../storage/save.ts';
import type { AppContext, Playing, Route, Screen } from './app-context.ts';

/** What a game brings to the house: fetched when somebody goes there, each part of it when it is needed. */
export interface GameDoor {
  /** Its rooms, by the name in the address. */
  readonly rooms: Readonly<Record<string, () => Promise<{ screen: Screen }>>>;
  /** A kept game as it goes on; null: it does not play. */
  revived(save: AnySave): Promise<Playing | null>;
  /** A finished one, on the projector. */
  shown(film: Film, back: Route): Promise<Screen>;
  /** The same, decision by decision. */
  dailies(context: AppContext, film: Film, finished: Finished): Promise<void>;
  inVault(): Promise<InVault>;
  /** What its stage needs, ahead of time; settles when a table could be shown at once. */
  fetchAhead(film: string, isDrawn: boolean): Promise<unknown>;
}
