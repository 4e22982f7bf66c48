import type { Screen } from '../../../../shell/app-context.ts';
import { autosaveHook } from '../../../../shell/stage/autosave-hook.ts';
import { NOTICE } from '../../../../text/rooms/notices.ts';
import type { Recording } from '../../app/play/recording.ts';
import { Session } from '../../app/play/session.ts';
import { again } from '../../app/play/setup.ts';
import type { PresentedEvent } from '../../app/play/show-types.ts';
import type { WaysOf } from '../ways.ts';
import { onStage } from './on-stage.ts';
import { heard } from './sound.ts';

/** What is on: a show, what of it is not shown yet, and what the player should know. */
export interface StartedShow {
  recording: Recording;
  opening: readonly PresentedEvent[];
  said: string | null;
  /** Under which name it lay with the left movies. */
  left?: string | undefined;
}

/** A show being played, from the first frame until it is left. */
export const stageScreen =
  ({ recording, opening, said, left }: StartedShow, waysOf: WaysOf): Screen =>
  (context) => {
    const { begin } = waysOf(context);
    const { setup } = recording;
    const sound = heard(context);
    const session: Session = new Session(recording, {
      sound: sound.port,
      settings: context.settings(),
      onSettings: context.set,
      save: autosaveHook(context, left === undefined ? undefined : () => context.store.remove(left)),
      finished: () => void context.autosave.retire(Promise.resolve()),
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
      onAgain: () => begin(again(setup)),
      onFresh: () => begin(again(setup, context.freshSeed())),
      onLeave: () => context.go('marquee'),
    });
    void session.run(opening);
    return () => {
      stopTelling();
      unmount();
      sound.close();
      delete context.root.dataset.kept;
    };
  };
