import { useLayoutEffect, useState } from 'preact/hooks';
import type { StagePort, StageState } from '../../app/ports/stage.ts';

/** The stage's state, as of now and from now on. */
export function useStage(stage: StagePort): StageState {
  const [state, set] = useState(stage.state);
  // At once, not after the next paint: the first question may come in between.
  useLayoutEffect(() => {
    set(stage.state());
    return stage.subscribe(() => set(stage.state()));
  }, [stage]);
  return state;
}
