import type { AppContext, Screen } from '../../../../shell/app-context.ts';
import { autosaveHook } from '../../../../shell/stage/autosave-hook.ts';
import { fetchedFirst } from '../../../../shell/stage/fetched-first.ts';
import { NOTICE } from '../../../../text/rooms/notices.ts';
import type { Recording } from '../../app/play/recording.ts';
import { Session } from '../../app/play/session.ts';
import { again, anew } from '../../app/play/setup.ts';
import type { PresentedEvent } from '../../app/play/show-types.ts';
import type { WaysOf } from '../ways.ts';
import { COUNTS } from './counts.ts';
import { type Extras, extrasFor } from './extras.ts';
import { onStage } from './on-stage.ts';
import { heard } from './sound.ts';
import { writtenUp } from './written-up.ts';

/** What is on: a show, what of it is not shown yet, and what the player should know. */
export interface StartedShow {
  recording: Recording;
  opening: readonly PresentedEvent[];
  said: string | null;
  /** Under which name it lay with the left movies. */
  left?: string | undefined;
}

/** A show being played, from the first frame until it is left. */
export const stageScreen = (started: StartedShow, waysOf: WaysOf): Screen => {
  const { kind } = started.recording.setup.mode;
  return kind === 'show' || kind === 'tonight'
    ? performed(started, {}, waysOf)
    : fetchedFirst(
        () => extrasFor(kind),
        (extras) => performed(started, extras ?? {}, waysOf),
      );
};

const performed =
  ({ recording, opening, said, left }: StartedShow, { tutorial, extraOf }: Extras, waysOf: WaysOf): Screen =>
  (context) => {
    const { begin, watch } = waysOf(context);
    const { setup } = recording;
    const extra = recording.isWhole ? extraOf?.(context, recording, begin) : undefined;
    const sound = heard(context);
    const told = writtenUp(context, recording, {
      onAgain: () => begin(again(setup)),
      onFresh: () => begin(anew(setup, context.freshSeed())),
      watch,
      dailies: (film) =>
        void import('../dailies.ts').then(({ openDailies }) => openDailies(context, { begin, watch }, film)),
    });
    const session: Session = new Session(recording, {
      sound: sound.port,
      counts: COUNTS,
      settings: context.settings(),
      onSettings: context.set,
      ...(tutorial && { guide: tutorial.guide }),
      save: autosaveHook(context, left === undefined ? undefined : () => context.store.remove(left)),
      finished: (ended, credits) => {
        const goesOn = extra?.finished(ended, credits) ?? false;
        if (!goesOn) void context.autosave.retire(told.finished(ended, credits));
      },
    });
    if (said !== null) session.notify(said);
    if (!recording.isWhole) session.notify(NOTICE.logLost);
    context.autosave.takeOver(async (strangers) =>
      (await import('../../../../shell/stage/leave.ts')).makeRoom(context, strangers, session.notify),
    );
    const stopTelling = context.autosave.onTrouble((trouble) => {
      if (trouble) session.notify(NOTICE.saveFailed);
      else session.withdraw(NOTICE.saveFailed);
    });
    const unmount = onStage(context, session, {
      film: null,
      lesson: tutorial?.lesson(context, session) ?? null,
      ending: (credits) => extra?.ending(credits) ?? told.ending(credits),
      onExport: () => void exported(session.recording).catch(() => session.notify(NOTICE.notFetched.same)),
      onLeave: () => leave(context),
    });
    void session.run(opening);
    return () => {
      stopTelling();
      extra?.stop();
      unmount();
      sound.close();
      delete context.root.dataset.kept;
    };
  };

const leave = (context: AppContext): void => context.go('marquee');

/** Works from memory, where nothing can be kept as well. */
async function exported(recording: Recording): Promise<void> {
  const [{ exportSave }, { download }] = await Promise.all([
    import('../../../../app/vault/movie-file.ts'),
    import('../../../../ui/vault/download.ts'),
  ]);
  const save = recording.save();
  download(exportSave(save, `turn-${save.snapshot.turn}`));
}
