import type { Level } from '../../../../director-ai/stand-in/levels.ts';
import type { Screen } from '../../../../shell/app-context.ts';
import { autosaveHook } from '../../../../shell/stage/autosave-hook.ts';
import { YOU } from '../../../../storage/save.ts';
import { NOTICE } from '../../../../text/rooms/notices.ts';
import type { Recording, TableSetup } from '../../app/play/recording.ts';
import { Session } from '../../app/play/session.ts';
import { setupFor } from '../../app/play/setup.ts';
import type { PresentedEvent } from '../../app/play/types.ts';
import type { Mode } from '../../kept.ts';
import { VAULT } from '../../text/vault.ts';
import type { WaysOf } from '../ways.ts';
import { hintInThreads } from './hints.ts';
import type { OfModeFor } from './of-mode.ts';
import { onStage } from './on-stage.ts';
import { countedOdds, workerPlayers } from './players.ts';
import { heardFrom } from './sound.ts';
import { withMode } from './with-mode.ts';

/** What is on: a game, what of it is not shown yet, and what the player should know. */
export interface StartedGame {
  recording: Recording;
  opening: readonly PresentedEvent[];
  said: string | null;
  /** Under which name it lay with the left movies. */
  left?: string | undefined;
}

const players = workerPlayers();

/** A game being played, from the deal until it is left. */
export const stageScreen = (started: StartedGame, waysOf: WaysOf): Screen =>
  withMode(started.recording.setup.mode.kind, (of) => performed(started, of, waysOf));

const performed =
  ({ recording, opening, said, left }: StartedGame, ofMode: OfModeFor | null, waysOf: WaysOf): Screen =>
  (context) => {
    const { setup } = recording;
    const ways = waysOf(context);
    const { begin, watch } = ways;
    const of = ofMode?.(context, recording, () => session, ways) ?? null;
    const sound = heardFrom(context, recording.chair);
    const session: Session = new Session(recording, {
      sound: sound.port,
      settings: context.settings(),
      onSettings: context.set,
      players: of?.players(players, () => session) ?? players,
      guide: of?.guide ?? null,
      odds: countedOdds(),
      hint: hintInThreads,
      save: autosaveHook(context, left === undefined ? undefined : () => context.store.remove(left)),
      finished: (ended, credits) => {
        of?.finished(ended, credits);
        void context.autosave.retire(import('./ending.ts').then((it) => it.recordEnding(context, ended, credits)));
      },
    });
    if (said !== null) session.notify(said);
    if (!recording.isWhole) session.notify(NOTICE.logLost);
    context.autosave.takeOver(async (strangers) =>
      (await import('../../../../shell/stage/leave.ts')).makeRoom(context, strangers, session.mention),
    );
    const stopTelling = context.autosave.onTrouble((trouble) => {
      if (trouble) session.notify(NOTICE.saveFailed);
      else session.withdraw(NOTICE.saveFailed);
    });
    const unmount = onStage(context, session, {
      ending: {
        morning: async (credits) => (await import('./morning.ts')).morningOf(session.recording, credits),
        onAgain: () => begin(again(setup)),
        onFresh: () => begin(again(setup, context.freshSeed())),
        onWatch: recording.isWhole
          ? () => watch({ config: setup.config, replies: session.recording.replies }, 'marquee')
          : null,
        onRushes: recording.isWhole
          ? () => {
              const { replies, setup: now } = session.recording;
              void import('../rushes.ts').then(
                (it) => it.openRushes(context, { watch }, { config: setup.config, replies, seating: now.seating }),
                () => session.notify(NOTICE.notFetched.same),
              );
            }
          : null,
        onLeave: () => context.go('marquee'),
      },
      lesson: of?.lesson ?? null,
      ownEnding: of?.ending ?? null,
      onLeave: () => context.go('marquee'),
      onExport: () =>
        void exported(session.recording).then(
          () => session.notify(VAULT.sealed),
          () => session.notify(NOTICE.notFetched.same),
        ),
    });
    void session.run(opening);
    return () => {
      stopTelling();
      of?.stop();
      unmount();
      sound.close();
      delete context.root.dataset.kept;
    };
  };

/** The same table with nothing pencilled in; with another seed it is another. What was a lesson is dealt by the seed. */
function again({ config, seating, mode }: TableSetup, seed = config.seed): TableSetup {
  const level = seating.seats.find((it) => it !== YOU)?.split(':')[0] as Level;
  const { loaded: _stacked, ...plain } = config;
  return setupFor({
    config: { ...plain, seed },
    level,
    mode: seed === config.seed ? mode : unbilled(mode),
    ears: seating.ears,
  });
}

/** With another seed it is no longer the show of its night. */
const unbilled = (mode: Mode): Mode => (mode.kind === 'tonight' ? { kind: 'game' } : mode);

/** Works from memory, where nothing can be kept as well. */
async function exported(recording: Recording): Promise<void> {
  const [{ exportSave }, { download }] = await Promise.all([
    import('../../../../app/vault/movie-file.ts'),
    import('../../../../ui/vault/download.ts'),
  ]);
  download(exportSave(recording.save(), `turn-${recording.movie.turn}`, '', VAULT.sealed));
}
