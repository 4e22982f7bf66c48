import { gameOf } from '../games/index.ts';
import type { Found } from '../storage/autosave.ts';
import { Late } from '../storage/key-value-store.ts';
import type { AnySave } from '../storage/save.ts';
import type { AppContext, Playing } from './app-context.ts';

/** A disk that is slow to wake is not an empty shelf: who has the time waits on, and is told. */
const TRIES = 3;
interface Patience {
  onLate(): void;
  /** Nobody waits for it any more. */
  isLeft(): boolean;
}

/** Marquee, set-up and stage ask one after the other, and a long game takes a while to be played again. */
let last: { text: string; playing: Playing } | null = null;
export const filmLeft = (): string | null => last?.playing.film ?? null;

/** The game that was being played, if one was; believed only when it plays. */
export async function leftMovie(
  { autosave }: Pick<AppContext, 'autosave'>,
  patience: Patience | null = null,
): Promise<{ found: Found; playing: Playing | null }> {
  await autosave.settled();
  let kept: Playing | null = null;
  const look = (tries: number): Promise<Found> =>
    autosave
      .find(async (save) => {
        kept = await revived(save);
        return kept !== null;
      })
      .catch((why) => {
        const late = why instanceof Late && patience !== null;
        if (late) patience.onLate();
        return tries > 1 || (late && !patience.isLeft()) ? look(tries - 1) : { status: 'none', save: null };
      });
  const found = await look(TRIES);
  if (found.save === null) last = null;
  return { found, playing: found.save === null ? null : kept };
}

/** The first visit need not fetch any rules. */
async function revived(save: AnySave): Promise<Playing | null> {
  const text = JSON.stringify(save);
  if (last?.text === text) return last.playing;
  const playing = (await (await gameOf(save.game)?.door())?.revived(save)) ?? null;
  last = playing && { text, playing };
  return playing;
}
