/** What is shown at this address now: the same print as here, a newer one, or nothing, for want of a network. */
export type Print = 'same' | 'newer' | 'none';

/** What the bundler says when a part of the house could not be fetched. */
const LOST = 'vite:preloadError';

/** A thread that could not be fetched is a part as well. */
export const tellLostPart = (): void => void window.dispatchEvent(new Event(LOST));
export const onLostPart = (act: () => void): void => window.addEventListener(LOST, act);

/** The page is asked for again: a newer one names other files than the one that is open. */
export async function printNow(): Promise<Print> {
  if (!navigator.onLine) return 'none'; // the page itself may be kept
  const own = document.querySelector('script[type=module]')?.getAttribute('src') ?? '';
  const page = await fetch('./', { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  );
  if (page === null) return 'none';
  return page.includes(own) ? 'same' : 'newer';
}
