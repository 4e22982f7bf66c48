import type { AppContext, Screen } from '../../../../shell/app-context.ts';
import { autosaveHook } from '../../../../shell/stage/autosave-hook.ts';
import { fetchedFirst } from '../../../../shell/stage/fetched-first.ts';
import { YOU } from '../../../../storage/save.ts';
import { UI } from '../../../../text/play/ui.ts';
import { NOTICE } from '../../../../text/rooms/notices.ts';
import { wornAt } from '../../app/play/coat.ts';
import { type GameSetup, unloaded } from '../../app/play/game-setup.ts';
import type { PresentedEvent } from '../../app/play/presenter.ts';
import { Recording } from '../../app/play/recording.ts';
import { Session } from '../../app/play/session.ts';
import type { Credits } from '../../app/ports/stage.ts';
import { readRecords } from '../../app/records/records-kept.ts';
import type { WaysOf } from '../ways.ts';
import { advisorFor } from './advisor.ts';
import { commentatorFor } from './commentary.ts';
import { forecastFor } from './forecast.ts';
import { meterFor } from './meter.ts';
import { onStage, stagePorts } from './on-stage.ts';
import { workerPlayers } from './players.ts';
import { practiceOf } from './practice.ts';
import type { Tutorial } from './tutorial.ts';
import { writtenUp } from './written-up.ts';

/** What is on: a movie, what of it is not shown yet, and what the player should know. */
export interface StartedGame {
  recording: Recording;
  opening: readonly PresentedEvent[];
  said: string | null;
  /** Under which name it lay with the left movies. */
  left?: string | undefined;
}

export const startGame = (setup: GameSetup): StartedGame => {
  // A coat that was turned in another take hangs where it hung before that.
  const seating = wornAt(setup.seating, setup.openingReplies.length);
  const { recording, shown } = Recording.start({ ...setup, seating });
  return { recording, opening: shown, said: null };
};

const players = workerPlayers();

/** A movie being made, from the first frame until it is left. */
export const stageScreen = (started: StartedGame, waysOf: WaysOf): Screen =>
  started.recording.setup.mode.kind === 'first-night'
    ? fetchedFirst(
        async () => (await import('./tutorial.ts')).tutorial,
        (tutorial) => performed(started, tutorial, waysOf),
      )
    : performed(started, null, waysOf);

const performed =
  ({ recording, opening, said, left }: StartedGame, tutorial: Tutorial | null, waysOf: WaysOf): Screen =>
  (context) => {
    const { setup } = recording;
    const { begin, watch, playShort } = waysOf(context);
    const practice = setup.mode.kind === 'reel' ? practiceOf(context, recording, begin) : null;
    const again = {
      onAgain: () => begin(unloaded(session.recording.setup)),
      onFresh: () => begin(withSeed(unloaded(session.recording.setup), context)),
    };
    const told = writtenUp(context, recording, { ...again, watch, begin }, () =>
      session.notify(NOTICE.notFetched.same),
    );
    const session: Session = new Session(recording, {
      ...stagePorts(context, setup.config.deck),
      players: tutorial?.players(players, () => session) ?? players,
      ...(tutorial && { guide: tutorial.guide }),
      ...(setup.seating.director !== YOU && { commentator: commentatorFor(setup.seating.director) }),
      save: autosaveHook(context, left === undefined ? undefined : () => context.store.remove(left)),
      finished: (ended, credits) => {
        const kept = Promise.all([told.finished(ended, credits), keepNight(context, setup, credits)]);
        void context.autosave.retire(kept);
        practice?.finished(ended, credits.conceded);
      },
    });
    if (said !== null) session.notify(said);
    if (!recording.isWhole) session.notify(NOTICE.logLost);
    context.autosave.takeOver(async (strangers) =>
      (await import('../../../../shell/stage/leave.ts')).makeRoom(context, strangers, session.notify),
    );
    let unkept = false;
    const stopTelling = context.autosave.onTrouble((trouble) => {
      unkept = trouble;
      if (trouble) session.notify(NOTICE.saveFailed);
      else session.withdraw(NOTICE.saveFailed);
    });
    const advisor = advisorFor(session);
    const unmount = onStage(context, session, {
      level: UI.directorShort(UI.levels(setup.seating.director)),
      film: null,
      ending: practice?.ending ?? told.ending,
      onExport: () => void exported(session.recording).catch(() => session.notify(NOTICE.notFetched.same)),
      lessonOf: tutorial?.lesson(context, session),
      meter: meterFor(session),
      // Whoever leaves the table for a scene comes back to what is kept.
      onShort: (id) => (unkept ? session.notify(NOTICE.saveFailed) : playShort(id, 'movie')),
      onAdvice: advisor.ask,
    });
    const isFresh = setup.mode.kind === 'feature' && opening.length > 0;
    if (isFresh)
      void import('./first-feature.ts').then(({ sayGoal }) => sayGoal(context.store, session)).catch(() => {});
    void isFirstMovie(context).then((first) => (first ? session.hush() : session.seasoned()));
    const endForecast = forecastFor(session);
    void session.run(opening);
    void import('../../../../app/play/seal.ts').then(
      ({ sealWords }) => session.sealed(sealWords(String(setup.config.seed))),
      () => {}, // the dice are what they are
    );
    return () => {
      stopTelling();
      practice?.stop();
      endForecast();
      advisor.stop();
      unmount();
      delete context.root.dataset.kept;
    };
  };

/** Nothing but lessons and single reels was ever seen to its end here. */
const isFirstMovie = ({ store }: AppContext): Promise<boolean> =>
  readRecords(store).then(
    ({ ways }) => !Object.keys(ways).some((way) => way !== 'first-night' && way !== 'reel'),
    () => false,
  );

/** Works from memory, where nothing can be kept as well. */
async function exported(recording: Recording): Promise<void> {
  const [{ exportSave }, { download }] = await Promise.all([
    import('../../../../app/vault/movie-file.ts'),
    import('../../../../ui/vault/download.ts'),
  ]);
  const save = recording.save();
  download(exportSave(save, `reel-${save.snapshot.reel}`));
}

/** A night's result is kept; how is fetched only then. */
async function keepNight(
  { store }: AppContext,
  { mode, config: { deck } }: GameSetup,
  credits: Credits,
): Promise<void> {
  if (mode.kind !== 'tonight') return;
  const [tonight, { isLate }] = await Promise.all([
    import('../../app/tonight.ts'),
    import('../../../../app/nights.ts'),
  ]);
  const { night } = mode;
  await tonight.keepNight(store, { night, deck, late: isLate(night, new Date()) }, credits);
}

/** With another seed it is no longer the movie of its night. */
const withSeed = (setup: GameSetup, context: AppContext): GameSetup => ({
  ...setup,
  mode: setup.mode.kind === 'tonight' ? { kind: 'feature' } : setup.mode,
  config: { ...setup.config, seed: context.freshSeed() },
});
