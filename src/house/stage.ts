import { type Booking, unloaded } from '../app/booking.ts';
import type { Credits } from '../app/ports/stage.ts';
import type { Shown } from '../app/presenter.ts';
import { Recording } from '../app/recording.ts';
import { Session } from '../app/session.ts';
import { YOU } from '../storage/save.ts';
import { UI } from '../text/ui.ts';
import { commentatorFor } from './commentary.ts';
import type { Hall, Screen } from './hall.ts';
import { keeper } from './keeper.ts';
import { meterFor } from './meter.ts';
import { onStage, stagePorts } from './on-stage.ts';
import { workerPlayers } from './players.ts';
import { practiceOf } from './practice.ts';
import type { Usher } from './usher.ts';
import { withUsher } from './with-usher.ts';
import { writtenUp } from './written-up.ts';

/** What is on: a movie, what of it is not shown yet, and what the player should know. */
export interface Billing {
  recording: Recording;
  opening: readonly Shown[];
  said: string | null;
}

export const billed = (booking: Booking): Billing => {
  const { recording, shown } = Recording.start(booking);
  return { recording, opening: shown, said: null };
};

const players = workerPlayers();

/** A movie being made, from the first frame until it is left. */
export const stageScreen = (billing: Billing): Screen =>
  billing.recording.booking.way.kind === 'first-night'
    ? withUsher((usher) => performed(billing, usher))
    : performed(billing, null);

const performed =
  ({ recording, opening, said }: Billing, usher: Usher | null): Screen =>
  (hall) => {
    const { booking } = recording;
    const practice = booking.way.kind === 'reel' ? practiceOf(hall, recording) : null;
    const ways = {
      onAgain: () => hall.begin(unloaded(session.recording.booking)),
      onFresh: () => hall.begin(withSeed(unloaded(session.recording.booking), hall)),
    };
    const told = writtenUp(hall, recording, ways);
    const session: Session = new Session(recording, {
      ...stagePorts(hall, booking.config.deck),
      players: usher?.players(players, () => session) ?? players,
      ...(usher && { guide: usher.guide }),
      ...(booking.seating.director !== YOU && { commentator: commentatorFor(booking.seating.director) }),
      save: keeper(hall),
      finished: (ended, credits) => {
        const kept = Promise.all([told.finished(ended, credits), keepNight(hall, booking, credits)]);
        void hall.autosave.retire(kept);
        practice?.finished(ended, credits.conceded);
      },
    });
    if (said !== null) session.notify(said);
    if (!recording.isWhole) session.notify(UI.notice.logLost);
    const stopTelling = hall.autosave.onTrouble((trouble) =>
      trouble ? session.notify(UI.notice.saveFailed) : session.withdraw(UI.notice.saveFailed),
    );
    const strike = onStage(hall, session, {
      level: UI.directorOf(UI.levels(booking.seating.director)),
      film: null,
      ending: practice?.ending ?? told.ending,
      onExport: () => void exported(session.recording),
      lessonOf: usher?.lesson(hall, session),
      meter: meterFor(session),
    });
    void session.run(opening);
    void import('../app/seal.ts').then(({ sealWords }) => session.sealed(sealWords(String(booking.config.seed))));
    return () => {
      stopTelling();
      practice?.stop();
      strike();
      delete hall.root.dataset.kept;
    };
  };

/** Works from memory, where nothing can be kept as well. */
async function exported(recording: Recording): Promise<void> {
  const [{ exportSave }, { download }] = await Promise.all([
    import('../app/film-can.ts'),
    import('../ui/vault/download.ts'),
  ]);
  download(exportSave(recording.save()));
}

/** A night's result is kept; how is fetched only then. */
async function keepNight({ shelf }: Hall, { way }: Booking, credits: Credits): Promise<void> {
  if (way.kind === 'tonight') await (await import('../app/tonight.ts')).keepNight(shelf, way.night, credits);
}

/** With another seed it is no longer the movie of its night. */
const withSeed = (booking: Booking, hall: Hall): Booking => ({
  ...booking,
  way: booking.way.kind === 'tonight' ? { kind: 'feature' } : booking.way,
  config: { ...booking.config, seed: hall.freshSeed() },
});
