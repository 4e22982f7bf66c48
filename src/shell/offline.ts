import { OFFLINE } from '../text/rooms/offline.ts';
import { mountNewerPrint } from '../ui/kit/lost-part.tsx';
import { mountNoticeBar, unmountNoticeBar } from '../ui/kit/notice-bar.tsx';
import { onLostPart, printNow } from './lost-part.ts';
import { whileDark } from './stage/tab-lock.ts';

/** How often a page that stays open asks whether there is a newer version. */
const NEWS_MS = 60 * 60 * 1000;

/** When a part of the house does not come because a newer print is running, whoever waits for it is told. `reload` keeps the place. */
export function tellOfNewer(reload: () => void): void {
  const box = document.body.appendChild(document.createElement('div'));
  const look = async () => {
    if ((await printNow()) === 'newer') mountNewerPrint(box, reload);
  };
  onLostPart(() => void look());
}

/** Keeps the whole game at hand without a network. A newer version waits until the player agrees, and never comes during a movie. */
export async function keepOffline(house: HTMLElement, reload: () => void): Promise<void> {
  const { serviceWorker } = navigator;
  if (!import.meta.env.PROD || serviceWorker === undefined) return;
  const box = document.body.appendChild(document.createElement('div'));
  const atMarquee = () => house.dataset.screen === 'marquee';
  let controlled = serviceWorker.controller !== null;
  let agreed = false;
  let replaced = false;

  const ask = (worker: ServiceWorker, words: string = OFFLINE.fresh) =>
    mountNoticeBar(box, { words, onThread: () => void thread(worker), onLater: () => unmountNoticeBar(box) });

  const thread = async (worker: ServiceWorker) => {
    agreed = true;
    const dark = await whileDark(() => threaded(worker));
    if (dark) return reload();
    agreed = false;
    ask(worker, OFFLINE.busy);
  };

  // Agreed to in another tab: what this page would still fetch may be gone. At the marquee nothing is lost by starting over.
  const startOver = () => {
    if (replaced && atMarquee()) reload();
  };
  serviceWorker.addEventListener('controllerchange', () => {
    replaced = controlled && !agreed;
    controlled = true;
    startOver();
  });

  const registration = await serviceWorker.register('./sw.js', { updateViaCache: 'none' }).catch(() => null);
  if (registration === null) return; // not allowed here: there is a network, or there would be no page
  const watch = (worker: ServiceWorker | null) => {
    const offer = () => {
      if (worker?.state === 'installed' && serviceWorker.controller !== null) ask(worker);
    };
    worker?.addEventListener('statechange', offer);
    offer();
  };
  watch(registration.waiting ?? registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));

  let asked = Date.now();
  const onMove = () => {
    startOver();
    if (!atMarquee() || document.hidden || Date.now() - asked < NEWS_MS) return;
    asked = Date.now();
    registration.update().catch(() => {}); // no network: next time
  };
  document.addEventListener('visibilitychange', onMove);
  new MutationObserver(onMove).observe(house, { attributeFilter: ['data-screen'] });
}

/** Lets a waiting worker take over; settles when it has, or when a newer one took its place. */
const threaded = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const onState = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', onState);
    onState();
    worker.postMessage({ type: 'SKIP_WAITING' });
  });
