/**
 * There is one projector for all tabs of this browser: who plays a movie holds it. Where the browser has no locks (Safari before
 * 15.4, a page without https) every tab thinks that it is alone: playing matters more than guarding against a second tab.
 */
const NAME = 'last-reel-stage';
/** A tab that is being closed or reloaded lets go a moment after its page is gone: it is looked for again, so many times. */
const LOOKS = 4;
const LOOK_MS = 100;
/** A tab that is asked to hand over first finishes what it is writing. One that sleeps does not answer. */
const HAND_OVER_MS = 2500;

/** Stops the movie at once; settles when nothing of it is left to be written. */
export type Stop = () => Promise<void>;

let held: { stop: Stop; letGo: () => void } | null = null;

/** `take`: have it, whoever holds it. `had`: the movie before this one was played in this tab, too. */
export async function holdTabLock(take: boolean, stop: Stop): Promise<'had' | 'got' | 'taken'> {
  if (held !== null) {
    held.stop = stop;
    return 'had';
  }
  const letGo = navigator.locks === undefined ? () => {} : await claim(take);
  if (letGo === null) return 'taken';
  held = { stop, letGo };
  return 'got';
}

export const holdsTabLock = (stop: Stop): boolean => held?.stop === stop;

export function letGoOfTabLock(stop: Stop): void {
  if (held?.stop !== stop) return;
  held.letGo();
  held = null;
}

/** The movie stops here, because it goes on in another tab. */
async function lose(): Promise<void> {
  const { stop } = held ?? {};
  held = null;
  await stop?.();
}

async function claim(take: boolean): Promise<(() => void) | null> {
  const channel = new BroadcastChannel(NAME);
  if (take) channel.postMessage('hand over');
  const letGo = take ? await wrest() : await find();
  if (letGo === null) {
    channel.close();
    return null;
  }
  channel.onmessage = () => {
    channel.close();
    void lose().then(letGo);
  };
  return () => {
    channel.close();
    letGo();
  };
}

async function find(): Promise<(() => void) | null> {
  for (let looks = 1; ; looks++) {
    const letGo = await request({ ifAvailable: true });
    if (letGo !== null || looks === LOOKS) return letGo;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

const wrest = async (): Promise<(() => void) | null> =>
  (await request({ signal: AbortSignal.timeout(HAND_OVER_MS) })) ?? request({ steal: true });

function request(options: LockOptions): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    let granted = false;
    const holding = (lock: Lock | null) =>
      new Promise<void>((letGo) => {
        granted = lock !== null;
        resolve(granted ? letGo : null);
        if (!granted) letGo();
      });
    // Refused: it was not free in time. Once it was granted: another tab took it without being answered.
    navigator.locks.request(NAME, options, holding).catch(() => (granted ? lose() : resolve(null)));
  });
}

/** Does something while no tab plays and none can begin to; false: one plays. */
export async function whileDark(act: () => Promise<void>): Promise<boolean> {
  if (navigator.locks === undefined) return act().then(() => true);
  return navigator.locks.request(NAME, { ifAvailable: true }, (lock) =>
    lock === null ? false : act().then(() => true),
  );
}
