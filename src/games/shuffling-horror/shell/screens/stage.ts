import type { GameSetup } from '../../app/play/game-setup.ts';
import type { Recording } from '../../app/play/recording.ts';
import type { Film } from '../../app/play/screening.ts';
import type { Route, Screen } from '../../../../shell/app-context.ts';
import { screeningScreen } from '../stage/screening.ts';
import { startGame } from '../stage/stage.ts';
import { oneStage } from '../../../../shell/stage/stage-lock.ts';

/** Everything that can be on the stage. The rules come with it: the title does without them. */
export const begun = (setup: GameSetup): Screen => oneStage(startGame(setup));
export const resumed = (recording: Recording, left?: string): Screen =>
  oneStage({ recording, opening: [], said: null, left });
export const goneOn = (): Screen => oneStage(null);
export const watched = (film: Film, back: Route, still?: number): Screen => screeningScreen(film, back, still);
