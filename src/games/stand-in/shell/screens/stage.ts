import type { Playing, Route, Screen } from '../../../../shell/app-context.ts';
import type { AnySave } from '../../../../storage/save.ts';
import { Recording, type TableSetup } from '../../app/play/recording.ts';
import type { Film } from '../../app/play/screening.ts';
import { STAND_IN } from '../../kept.ts';
import { ENDING } from '../../text/ending.ts';
import { screeningScreen } from '../stage/screening.ts';
import { stageScreen } from '../stage/stage.ts';
import type { WaysOf } from '../ways.ts';

/** Everything that can be on the stage. */
export function begun(setup: TableSetup, waysOf: WaysOf): Screen {
  const recording = Recording.start(setup);
  return stageScreen({ recording, opening: recording.opening, said: null }, waysOf);
}

export const watched = (film: Film, back: Route, still?: number): Screen => screeningScreen(film, back, still);

export function revived(save: AnySave, waysOf: WaysOf): Playing | null {
  const recording = Recording.resume(save);
  if (recording === null) return null;
  const { turn, ring } = recording.movie;
  return {
    film: STAND_IN,
    stands: ENDING.recap(turn, ring.length),
    // What was on another stage has gone on since: then it is played again up to here.
    screen: (how) => {
      const asKept = recording.replies.length === save.replies.length;
      const started = { recording: (asKept ? null : Recording.resume(save)) ?? recording, opening: [], ...how };
      return stageScreen(started, waysOf);
    },
  };
}
