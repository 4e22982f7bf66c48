import { deckArt, FIRST_DECK } from '../art/decks.ts';
import { UI } from '../text/ui.ts';
import type { Hall, Screen } from './hall.ts';
import { leftMovie } from './left-movie.ts';
import { holdProjector, holdsProjector, letGoOfProjector, type Stop } from './projector.ts';
import { type Billing, stageScreen } from './stage.ts';

/** A movie on the one stage there is; null: the one that was left. While another tab plays, the player says where it goes on. */
export const oneStage =
  (wanted: Billing | null): Screen =>
  (hall) => {
    let closed = false;
    let strike = () => {};
    const clear = () => {
      strike();
      strike = () => {};
    };

    const tell = async (why: 'taken' | 'lost') => {
      clear();
      const { hangProjector } = await import('../ui/projector.tsx');
      const seen = wanted ?? (await leftBilling(hall));
      const { scenery } = deckArt(seen?.recording.booking.config.deck ?? FIRST_DECK);
      const props = { why, scenery, onTake: () => void enter(true), onLeave: () => hall.go('marquee') };
      if (!closed && !holdsProjector(stop)) strike = hangProjector(hall.root, props);
    };
    const stop: Stop = () => {
      void tell('lost');
      return hall.autosave.settled();
    };

    const enter = async (take: boolean) => {
      const how = await holdProjector(take, stop);
      if (how === 'taken') return closed ? undefined : tell('taken');
      if (how === 'got') await freshen(hall);
      // Whoever takes the projector from another tab goes on with that tab's movie, whatever was wanted: it must not be lost.
      const billing = take || wanted === null ? ((await leftBilling(hall)) ?? wanted) : wanted;
      if (closed) return letGoOfProjector(stop);
      if (!holdsProjector(stop)) return;
      clear();
      if (billing === null) hall.go('marquee');
      else strike = stageScreen(billing)(untilItEnds(hall, () => letGoOfProjector(stop)));
    };

    void enter(false);
    return () => {
      closed = true;
      clear();
      void hall.autosave.settled().then(() => letGoOfProjector(stop));
    };
  };

/** Once nothing is left to continue, the credits may be read here while another tab plays. */
const untilItEnds = (hall: Hall, letGo: () => void): Hall => ({
  ...hall,
  autosave: { ...hall.autosave, retire: (kept) => hall.autosave.retire(kept).finally(letGo) },
});

/** Other tabs write on the same shelf: what this one read there earlier may be old news. */
async function leftBilling(hall: Hall): Promise<Billing | null> {
  const { found, recording } = await leftMovie(hall);
  return recording && { recording, opening: [], said: found.status === 'older' ? UI.notice.saveOlder : null };
}

/** For the same reason: the next save must not fall on the newest one. Where the shelf fails there is none. */
const freshen = ({ autosave }: Hall): Promise<unknown> => autosave.find().catch(() => null);
