import type { Playing, Route, Screen } from '../../../../shell/app-context.ts';
import type { AnySave } from '../../../../storage/save.ts';
import { TITLE } from '../../../../text/rooms/title.ts';
import type { GameSetup } from '../../app/play/game-setup.ts';
import { Recording } from '../../app/play/recording.ts';
import type { Film } from '../../app/play/screening.ts';
import { screeningScreen } from '../stage/screening.ts';
import { stageScreen, startGame } from '../stage/stage.ts';
import type { WaysOf } from '../ways.ts';

/** Everything that can be on the stage. The rules come with it: the title does without them. */
export const begun = (setup: GameSetup, waysOf: WaysOf): Screen => stageScreen(startGame(setup), waysOf);

export const watched = (film: Film, back: Route, still?: number): Screen => screeningScreen(film, back, still);

export function revived(save: AnySave, waysOf: WaysOf): Playing | null {
  const recording = Recording.resume(save);
  if (recording === null) return null;
  const { reel, seats, deck } = recording.movie;
  return {
    film: deck,
    stands: TITLE.menu.kept(reel, seats.flatMap(({ pool }) => pool).length),
    // What was on another stage has gone on since: then it is played again up to here.
    screen: (how) => {
      const asKept = recording.replies.length === save.replies.length;
      const started = { recording: (asKept ? null : Recording.resume(save)) ?? recording, opening: [], ...how };
      return stageScreen(started, waysOf);
    },
  };
}
