import type { Plugin } from 'vite';

const FILE = 'assets/watch.js';

/** Where the page keeps what went wrong, reloads and all. */
export const COMPLAINTS = 'complaints';

/**
 * Listens before anything else of the page runs, in every engine alike: not every driver hears the console. It is part of what is
 * built, so that it is there without a network, too.
 */
export const watched: Plugin = {
  name: 'watched',
  transformIndexHtml: () => [{ tag: 'script', attrs: { src: `./${FILE}` }, injectTo: 'head-prepend' }],
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: FILE, source: `(${inPage})(${JSON.stringify(COMPLAINTS)});` });
  },
};

function inPage(key: string): void {
  const complain = (words: string) => {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...before, words]));
  };
  const said = console.error;
  console.error = (...words) => {
    complain(words.map(String).join(' '));
    said(...words);
  };
  const onError = (event: Event) =>
    complain(event instanceof ErrorEvent ? event.message : `not loaded: ${(event.target as Element).outerHTML}`);
  addEventListener('error', onError, true); // a picture that does not load is told to nobody above it
  addEventListener('unhandledrejection', ({ reason }) => complain(`unhandled: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complain(`against the policy: ${violatedDirective} ${blockedURI}`),
  );
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('error', ({ message }) => complain(`in a worker: ${message}`));
    }
  };
}
