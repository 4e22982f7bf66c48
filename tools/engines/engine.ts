import { ONE_STATE } from '../run/limits.mjs';

/** A browser, as the parts of the check need it. Pointer and keys are real ones: they go through the engine, not through the page. */
export interface Engine {
  readonly name: string;
  readonly version: string;
  /** Opens another tab beside those that are open. */
  tab(): Promise<Tab>;
  /** What its console said that should not have been said. */
  complaints(): readonly string[];
  quit(): Promise<void>;
}

export interface Tab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page; it may use nothing but the page and its argument, and returns plain data. */
  run<A, T>(inPage: (arg: A) => T | Promise<T>, arg: A): Promise<T>;
  point(at: Point): Promise<void>;
  click(at: Point): Promise<void>;
  /** A letter, or a name as in KeyboardEvent.key. */
  press(key: string): Promise<void>;
  picture(): Promise<Buffer>;
  /** In front of the other tabs: what is behind is hardly drawn. */
  front(): Promise<void>;
  close(): Promise<void>;
}

export interface Point {
  x: number;
  y: number;
}

/** The size of every page. */
export const PAGE = { width: 1280, height: 720 };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Looks until there is something to see. */
export async function until<T>(what: string, look: () => Promise<T | null | false>): Promise<T> {
  const late = performance.now() + ONE_STATE;
  for (;;) {
    const found = await look();
    if (found !== null && found !== false) return found;
    if (performance.now() > late) throw new Error(`waited in vain for ${what}`);
    await pause(50);
  }
}
