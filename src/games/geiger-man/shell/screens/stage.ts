import { distance } from '../../../../rules/geiger-man/index.ts';
import type { Playing, Route, Screen } from '../../../../shell/app-context.ts';
import type { AnySave } from '../../../../storage/save.ts';
import { intervalIn } from '../../app/double-bill/bill.ts';
import { Recording, type ShowSetup } from '../../app/play/recording.ts';
import type { Film } from '../../app/play/screening.ts';
import { GEIGER_MAN } from '../../kept.ts';
import { LOBBY } from '../../text/lobby-words.ts';
import { WORDS } from '../../text/words.ts';
import { screeningScreen } from '../stage/screening.ts';
import { stageScreen } from '../stage/stage.ts';
import type { WaysOf } from '../ways.ts';

/** Everything that can be on the stage. The rules come with it: the marquee does without them. */
export function begun(setup: ShowSetup, waysOf: WaysOf): Screen {
  const recording = Recording.start(setup);
  return stageScreen({ recording, opening: recording.opening, said: null }, waysOf);
}

export const watched = (film: Film, back: Route, still?: number): Screen => screeningScreen(film, back, still);

function standsOf(recording: Recording): string {
  const { girl, turn, health, killerHealth, girlAt, killerAt } = recording.movie;
  const interval = intervalIn(recording);
  return interval === null
    ? WORDS.queries.QUERIES.short(girl, turn, health, killerHealth, distance(recording.movie, girlAt, killerAt))
    : LOBBY.setUp.DOUBLE_BILL.intermission.next(interval.next.killer, interval.next.location);
}

export function revived(save: AnySave, waysOf: WaysOf): Playing | null {
  const recording = Recording.resume(save);
  if (recording === null) return null;
  return {
    film: GEIGER_MAN,
    stands: standsOf(recording),
    // What was on another stage has gone on since: then it is played again up to here.
    screen: (how) => {
      const asKept = recording.replies.length === save.replies.length;
      return stageScreen(
        { recording: (asKept ? null : Recording.resume(save)) ?? recording, opening: [], ...how },
        waysOf,
      );
    },
  };
}
