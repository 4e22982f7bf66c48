/** What there is of a later game, and the name of just this print of it. */
export interface KeptGame {
  game: string;
  print: string;
  files: readonly string[];
}

/** How it went to keep a game. */
export type Keeping = 'kept' | 'no-room' | 'not-fetched';
/** The games that are kept, and those that are being fetched. */
export type KeptByWorker = { kept: string[]; coming: string[] };
export type AskedOfWorker = { type: 'which-games-are-kept' } | { type: 'keep-game'; game: string };

/** Of every later game; known when all is built (tools/kept-games.ts). */
declare const KEPT_GAMES: readonly KeptGame[];
const GAMES = KEPT_GAMES;

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
type Asked = Lasting & { data: AskedOfWorker | null; ports: readonly MessagePort[] };
type Fetched = Lasting & { request: Request; respondWith(answer: Promise<Response>): void };
type On = <E extends Event>(event: string, act: (event: E) => void) => void;

const OURS = 'game ';
const shelfOf = ({ game, print }: KeptGame): string => `${OURS}${game} ${print}`;
const addressOf = (file: string): string => new URL(file, location.href).href;
const shelfByAddress = new Map(GAMES.flatMap((it) => it.files.map((file) => [addressOf(file), shelfOf(it)] as const)));

const isWhole = async (it: KeptGame): Promise<boolean> => {
  const name = shelfOf(it);
  return (await caches.has(name)) && (await (await caches.open(name)).keys()).length === it.files.length;
};

/** What is being fetched: whoever asks for it again waits for the same. */
const coming = new Map<string, Promise<Keeping>>();

function keep(it: KeptGame): Promise<Keeping> {
  const how = coming.get(it.game) ?? fetched(it).finally(() => coming.delete(it.game));
  coming.set(it.game, how);
  return how;
}

async function fetched(it: KeptGame): Promise<Keeping> {
  if (await isWhole(it)) return 'kept';
  const name = shelfOf(it);
  try {
    // All of it or nothing; pictures and sounds keep their names from print to print, so the host is asked about each.
    await (await caches.open(name)).addAll(it.files.map((file) => new Request(addressOf(file), { cache: 'no-cache' })));
    return 'kept';
  } catch (why) {
    await caches.delete(name);
    return (why as Error).name === 'QuotaExceededError' ? 'no-room' : 'not-fetched';
  }
}

/** A newer print is not there until the games that were kept are there in it, too. */
async function carryOver(): Promise<void> {
  const shelves = await caches.keys();
  for (const it of GAMES.filter(({ game }) => shelves.some((name) => name.startsWith(`${OURS}${game} `))))
    if ((await keep(it)) === 'not-fetched') throw new Error(`${it.game} did not come`);
}

/** What was kept of prints that nobody shows any more. */
async function sweep(): Promise<void> {
  const current = new Set(GAMES.map(shelfOf));
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && !current.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function whichAreKept(): Promise<KeptByWorker> {
  const whole = await Promise.all(GAMES.map(isWhole));
  return { kept: GAMES.filter((_, at) => whole[at]).map(({ game }) => game), coming: [...coming.keys()] };
}

async function answer(asked: AskedOfWorker | null): Promise<KeptByWorker | Keeping | null> {
  if (asked?.type === 'which-games-are-kept') return whichAreKept();
  const wanted = asked?.type === 'keep-game' && GAMES.find(({ game }) => game === asked.game);
  return wanted ? keep(wanted) : null;
}

const on = self.addEventListener as unknown as On;
on<Lasting>('install', (event) => event.waitUntil(carryOver()));
on<Lasting>('activate', (event) => event.waitUntil(sweep()));
on<Asked>('message', (event) => event.waitUntil(answer(event.data).then((it) => event.ports[0]?.postMessage(it))));
on<Fetched>('fetch', (event) => {
  const cacheName = shelfByAddress.get(event.request.url.replace(/[?#].*/, ''));
  if (cacheName === undefined) return;
  const { url } = event.request;
  const kept = caches.match(url, { cacheName, ignoreSearch: true, ignoreVary: true });
  event.respondWith(kept.then((it) => it ?? fetch(event.request)));
});
