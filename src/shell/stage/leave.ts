import { leaveOn, type Strangers } from '../../storage/left.ts';
import { KEPT } from '../../text/rooms/kept.ts';
import type { AppContext } from '../app-context.ts';

/** Makes room for a movie: what lies in its place goes to the left movies, and it is said. Fetched then: most have left none. */
export async function makeRoom(context: AppContext, strangers: Strangers, say: (words: string) => void): Promise<void> {
  const what = await leaveOn(context.store, context.keeps, Date.now)(strangers);
  if (what !== null) say(KEPT.wentToVault[what]);
}
