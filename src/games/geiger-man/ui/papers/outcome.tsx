import type { ComponentChildren } from 'preact';
import { type EndingWays, Outcome } from '../../../../ui/ending/outcome.tsx';
import type { Credits } from '../../app/ports/stage.ts';
import { AFTER } from '../../text/after-words.ts';

/** A show's end, for whoever hangs the stage. */
export const outcomePaper =
  (ways: EndingWays): ((credits: Credits) => ComponentChildren) =>
  ({ outcome, hash, replay }) => {
    const { ENDING } = AFTER.ending;
    return (
      <Outcome
        verdict={ENDING.verdicts[outcome]}
        won={outcome === 'won'}
        hash={hash}
        replay={replay}
        fresh={ENDING.fresh}
        {...ways}
      />
    );
  };
