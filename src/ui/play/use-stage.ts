import type { StagePort, StageState } from '../../app/ports/stage.ts';
import { usePort } from '../use-port.ts';

/** The stage's state, as of now and from now on. */
export const useStage = (stage: StagePort): StageState => usePort(stage);
