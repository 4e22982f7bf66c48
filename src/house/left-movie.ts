import { Recording } from '../app/recording.ts';
import type { Found } from '../storage/autosave.ts';
import type { Hall } from './hall.ts';

/** The movie that was being played, if one was; believed only when it plays. */
export async function leftMovie({ autosave }: Hall): Promise<{ found: Found; recording: Recording | null }> {
  await autosave.settled();
  let kept: Recording | null = null;
  const found = await autosave
    .find((save) => {
      kept = Recording.resume(save);
      return kept !== null;
    })
    .catch((): Found => ({ status: 'none', save: null }));
  return { found, recording: found.save === null ? null : kept };
}
