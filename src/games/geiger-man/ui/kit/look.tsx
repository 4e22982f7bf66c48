import type { StagePort } from '../../app/ports/stage.ts';
import type { TableThing } from '../../app/ports/things.ts';

/** The name of a card on the table: pressed, it is chosen, or else looked at. */
export const Look = ({ at, stage, words }: { at: TableThing; stage: StagePort; words: string }) => (
  <button type="button" class="gm-look" onClick={() => stage.pick(at)}>
    {words}
  </button>
);
