import type { Recording } from '../app/recording.ts';
import type { Found } from '../storage/autosave.ts';
import type { Hall } from './hall.ts';

/** A disk that is slow to wake is not an empty shelf. */
const TRIES = 3;

/** The movie that was being played, if one was; believed only when it plays. */
export async function leftMovie({ autosave }: Hall): Promise<{ found: Found; recording: Recording | null }> {
  await autosave.settled();
  let kept: Recording | null = null;
  const look = (tries: number): Promise<Found> =>
    autosave
      .find(async (save) => {
        kept = (await import('../app/recording.ts')).Recording.resume(save); // the first visit need not fetch the rules
        return kept !== null;
      })
      .catch(() => (tries > 1 ? look(tries - 1) : { status: 'none', save: null }));
  const found = await look(TRIES);
  return { found, recording: found.save === null ? null : kept };
}
