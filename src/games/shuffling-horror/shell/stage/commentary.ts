import type { Commentator } from '../../app/commentary/commentator.ts';

/** The Director's remarks on its own choices: fetched while the movie begins, and silence until then. */
export function commentatorFor(policy: string): () => Commentator | null {
  let found: Commentator | null = null;
  import('../../app/commentary/commentator.ts').then(
    (it) => {
      found = new it.Commentator(policy);
    },
    () => {}, // the movie goes on without a word
  );
  return () => found;
}
