import type { AtHand } from '../app/ports/front.ts';
import type { AskedOfWorker, Keeping, KeptByWorker } from './kept-games-worker.ts';

/** The worker that keeps them, once there is one: it may never come, where none is allowed. */
const worker = async (): Promise<ServiceWorker | null> => (await navigator.serviceWorker?.ready)?.active ?? null;

async function asked<Answer>(what: AskedOfWorker): Promise<Answer | null> {
  const active = await worker();
  if (active === null) return null;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    active.postMessage(what, [port2]);
  });
}

/** Fetches all of a game, for when there is no network. */
export const keepGame = async (game: string): Promise<Keeping> =>
  (await asked<Keeping>({ type: 'keep-game', game })) ?? 'not-fetched';

/** Which later games play without a network; `onChange` happens whenever more is known. */
export function watchAtHand(onChange: () => void) {
  let kept: readonly string[] | null = null;
  const tried = new Map<string, Exclude<Keeping, 'kept'> | 'keeping'>();
  const look = async () => {
    const found = await asked<KeptByWorker>({ type: 'which-games-are-kept' });
    kept = found?.kept ?? null;
    onChange();
    for (const game of found?.coming ?? []) if (!tried.has(game)) void keep(game);
  };
  const keep = async (game: string) => {
    tried.set(game, 'keeping');
    onChange();
    const how = await keepGame(game);
    if (how === 'kept') tried.delete(game);
    else tried.set(game, how);
    await look();
  };
  const watched = ['online', 'offline'] as const;
  for (const event of watched) addEventListener(event, onChange);
  void look();
  return {
    of(game: string): AtHand | null {
      if (kept === null) return null; // nothing can be kept here, or not yet
      return kept.includes(game) ? 'kept' : navigator.onLine ? (tried.get(game) ?? 'not-kept') : 'away';
    },
    keep,
    stop() {
      for (const event of watched) removeEventListener(event, onChange);
    },
  };
}
