import type { KeyValueStore } from '../../../../storage/key-value-store.ts';
import { UI } from '../../../../text/play/ui.ts';
import { say } from '../../../../ui/kit/say.ts';
import type { Session } from '../../app/play/session.ts';
import { readRecords } from '../../app/records/records-kept.ts';

/** Whoever has never seen a movie to its end is told what it is about, before anything is asked. */
export async function sayGoal(store: KeyValueStore, session: Session): Promise<void> {
  const { played } = await readRecords(store);
  if (played > 0) return;
  const isAsked = (): boolean => session.state().phase === 'asking';
  if (!isAsked())
    await new Promise<void>((asked) => {
      const stop = session.subscribe(() => {
        if (!isAsked()) return;
        stop();
        asked();
      });
    });
  say(UI.goal);
}
