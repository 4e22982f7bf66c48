import type { Recording } from '../games/shuffling-horror/app/play/recording.ts';
import type { Found } from '../storage/autosave.ts';
import { Late } from '../storage/key-value-store.ts';
import type { AnySave } from '../storage/save.ts';
import type { AppContext } from './app-context.ts';

/** A disk that is slow to wake is not an empty shelf: who has the time waits on, and is told. */
const TRIES = 3;
interface Patience {
  onLate(): void;
  /** Nobody waits for it any more. */
  isLeft(): boolean;
}

/** Marquee, set-up and stage ask one after the other, and a long movie takes a while to be played again. */
let last: { text: string; recording: Recording } | null = null;

/** The movie that was being played, if one was; believed only when it plays. */
export async function leftMovie(
  { autosave }: AppContext,
  patience: Patience | null = null,
): Promise<{ found: Found; recording: Recording | null }> {
  await autosave.settled();
  let kept: Recording | null = null;
  const look = (tries: number): Promise<Found> =>
    autosave
      .find(async (save) => {
        kept = await resumed(save);
        return kept !== null;
      })
      .catch((why) => {
        const late = why instanceof Late && patience !== null;
        if (late) patience.onLate();
        return tries > 1 || (late && !patience.isLeft()) ? look(tries - 1) : { status: 'none', save: null };
      });
  const found = await look(TRIES);
  if (found.save === null) last = null;
  return { found, recording: found.save === null ? null : kept };
}

async function resumed(save: AnySave): Promise<Recording | null> {
  const text = JSON.stringify(save);
  if (last?.text === text && last.recording.replies.length === save.replies.length) return last.recording;
  const { Recording } = await import('../games/shuffling-horror/app/play/recording.ts'); // the first visit need not fetch the rules
  const recording = Recording.resume(save);
  last = recording && { text, recording };
  return recording;
}
