import type { Deck } from '../decks/cards.ts';

/** The advanced rules (SA16), each a switch, and the few of this house. */
export interface Options {
  /** SA16.1 */
  lateArrival: boolean;
  /** SA16.2: Recast cards more or fewer than printed. */
  recast: number;
  /** SA16.3 */
  lateTools: boolean;
  /** SA16.4 */
  armsLength: boolean;
  /** SA16.5: copies of each card; null for the printed deck. */
  deck: Deck | null;
  /** SA16.6 */
  vengeance: boolean;
  /** SA16.7 */
  glassTrailer: boolean;
  /** SA16.8 */
  silent: boolean;
  /** SA16.9 */
  toldRoles: boolean;
  /** SA15.4: the doubles in play win together, whoever was turned last. */
  sharedTriumph: boolean;
  /** SA15.6: a person is reminded that no Original is left. */
  assist: boolean;
}

/** SA2.7 */
export const PLAIN: Options = {
  lateArrival: false,
  recast: 0,
  lateTools: false,
  armsLength: false,
  deck: null,
  vengeance: false,
  glassTrailer: false,
  silent: false,
  toldRoles: false,
  sharedTriumph: false,
  assist: true,
};
