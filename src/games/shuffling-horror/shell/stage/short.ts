import type { AppContext, Screen } from '../../../../shell/app-context.ts';
import { UI } from '../../../../text/play/ui.ts';
import { Recording } from '../../app/play/recording.ts';
import { Session } from '../../app/play/session.ts';
import { SHORT_IDS, type ShortId } from '../../app/ports/shorts.ts';
import { closingNow, shortPorts } from '../../app/shorts/perform.ts';
import { shortSetup } from '../../app/shorts/short.ts';
import { shortBy } from '../../app/shorts/shorts.ts';
import { shortEnding, shortLesson } from '../../ui/shorts/lesson.tsx';
import type { ShortFrom, WaysOf } from '../ways.ts';
import { onStage, stagePorts } from './on-stage.ts';

/** A scene of the rest of the book. Nothing of it is kept: neither as a movie nor in any record, and the movie that was left stays as it is. */
export const shortScreen =
  (id: ShortId, from: ShortFrom, waysOf: WaysOf): Screen =>
  (context) => {
    const it = shortBy(id);
    const { recording, shown } = Recording.start(shortSetup(it));
    const ports = stagePorts(context, it.config.deck);
    const session: Session = new Session(recording, {
      ...ports,
      ...shortPorts(it, () => session),
      settings: { ...ports.settings, briefed: true, waitAfterMove: false }, // the scene says it all itself
      save: () => {},
      finished: () => {},
    });
    const ways = waysFrom(context, id, from, waysOf);
    const unmount = onStage(context, session, {
      level: UI.directorShort(UI.levels(it.seating.director)),
      film: null,
      ending: shortEnding(id, () => closingNow(it, session), ways),
      onExport: null,
      lessonOf: shortLesson(id, ways),
      onLeave: ways.onBack ?? ways.onList,
    });
    void session.run(shown);
    return unmount;
  };

function waysFrom(context: AppContext, id: ShortId, from: ShortFrom, waysOf: WaysOf) {
  const { playShort } = waysOf(context);
  const next = SHORT_IDS[SHORT_IDS.indexOf(id) + 1];
  return {
    onAgain: () => playShort(id, from),
    next: next === undefined ? null : { id: next, onPlay: () => playShort(next, from) },
    onList: () => context.go('shorts'),
    onBack: from === 'movie' ? context.goOn : null,
    onLeave: () => context.go('marquee'),
  };
}
