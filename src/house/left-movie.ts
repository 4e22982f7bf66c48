import type { Recording } from '../app/recording.ts';
import type { Found } from '../storage/autosave.ts';
import type { Save } from '../storage/save.ts';
import type { Hall } from './hall.ts';

/** A disk that is slow to wake is not an empty shelf. */
const TRIES = 3;

/** Marquee, set-up and stage ask one after the other, and a long movie takes a while to be played again. */
let last: { text: string; recording: Recording } | null = null;

/** The movie that was being played, if one was; believed only when it plays. */
export async function leftMovie({ autosave }: Hall): Promise<{ found: Found; recording: Recording | null }> {
  await autosave.settled();
  let kept: Recording | null = null;
  const look = (tries: number): Promise<Found> =>
    autosave
      .find(async (save) => {
        kept = await resumed(save);
        return kept !== null;
      })
      .catch(() => (tries > 1 ? look(tries - 1) : { status: 'none', save: null }));
  const found = await look(TRIES);
  if (found.save === null) last = null;
  return { found, recording: found.save === null ? null : kept };
}

async function resumed(save: Save): Promise<Recording | null> {
  const text = JSON.stringify(save);
  if (last?.text === text && last.recording.replies.length === save.replies.length) return last.recording;
  const { Recording } = await import('../app/recording.ts'); // the first visit need not fetch the rules
  const recording = Recording.resume(save);
  last = recording && { text, recording };
  return recording;
}
