import type { ComponentChildren } from 'preact';
import { UI } from '../../../../../text/play/ui.ts';
import { type EndingWays, Outcome } from '../../../../../ui/ending/outcome.tsx';
import type { Credits } from '../../../app/ports/stage.ts';

const { outcome } = UI;

/** A movie's end, for whoever hangs the stage. */
export const outcomePaper =
  (ways: EndingWays): ((credits: Credits) => ComponentChildren) =>
  ({ survived, conceded, hash, replay }) => (
    <Outcome
      verdict={conceded ? outcome.conceded : survived ? outcome.survived : outcome.doomed}
      won={survived}
      hash={hash}
      replay={replay}
      {...ways}
    />
  );
