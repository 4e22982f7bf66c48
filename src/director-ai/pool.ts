/** A thread as the pool needs it: a Worker, or in a test whatever behaves like one. */
export interface Thread {
  onmessage: ((event: MessageEvent) => unknown) | null;
  onmessageerror: ((event: MessageEvent) => unknown) | null;
  onerror: ((event: ErrorEvent) => unknown) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}

/** What a thread is told, and what it says of that: what came of it, or why nothing did. */
export interface Told<J> {
  id: number;
  job: J;
}
export type Said<R> = { id: number; result: R } | { id: number; error: string };

export interface Running<R> {
  result: Promise<R>;
  /** Calls it off: the thread that is at it is ended, and replaced when one is needed. */
  stop(): void;
}

/** `players` has a thread of its own, so that nobody at the table waits for a sum; all others share the rest. */
export type Lane = 'players' | 'sums';

interface Task extends Told<unknown> {
  lane: Lane;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

interface Hand {
  thread: Thread;
  lane: Lane;
  task: Task | null;
}

const DISMISSED = 'The worker was dismissed.';

/**
 * Threads that are started when there is work for them and kept for more. Which of them does what makes no difference to what is found:
 * a job holds all that it is decided by. One that fails or talks nonsense is ended, and the next job gets another.
 */
export class Pool {
  /** How many sums are done at a time. */
  readonly size: number;
  readonly #start: () => Thread;
  readonly #onLost: () => void;
  #hands: Hand[] = [];
  #queue: Task[] = [];
  #last = 0;

  constructor(start: () => Thread, size: number, onLost: () => void = () => {}) {
    this.#start = start;
    this.size = size;
    this.#onLost = onLost;
  }

  run<R>(job: unknown, lane: Lane = 'sums'): Running<R> {
    const id = ++this.#last;
    const result = new Promise<R>((resolve, reject) => {
      this.#queue.push({ id, job, lane, resolve: resolve as (result: unknown) => void, reject });
    });
    this.#deal();
    return { result, stop: () => this.#callOff(id) };
  }

  /** One job after the other, as many at a time as there are threads (or `most`); told of each result, in whatever order they come. */
  runAll<R>(jobs: Iterable<unknown>, onResult: (result: R, i: number) => void, most = this.size): Running<void> {
    const left = jobs[Symbol.iterator]();
    const running = new Set<Running<R>>();
    let begun = 0;
    let stopped = false;
    const work = async (): Promise<void> => {
      for (let next = left.next(); !next.done && !stopped; next = left.next()) {
        const i = begun++;
        const one = this.run<R>(next.value);
        running.add(one);
        onResult(await one.result.finally(() => running.delete(one)), i);
      }
    };
    const stop = (): void => {
      stopped = true;
      for (const one of running) one.stop();
    };
    const result = Promise.all(Array.from({ length: most }, work)).then(() => {});
    result.catch(stop); // without one of them the others are nothing
    return { result, stop };
  }

  /** Ends the threads of a lane, whatever they are at: they hang, or what they say is nonsense. */
  dismiss(lane: Lane): void {
    for (const hand of this.#hands.filter((it) => it.lane === lane)) this.#end(hand, DISMISSED);
  }

  /** Gives whoever waits to a thread that has nothing to do, or to a new one while there may be more. */
  #deal(): void {
    for (const task of this.#queue) {
      const own = this.#hands.filter(({ lane }) => lane === task.lane);
      const free = own.find((hand) => hand.task === null);
      if (free === undefined && own.length >= (task.lane === 'players' ? 1 : this.size)) continue;
      this.#queue = this.#queue.filter((it) => it !== task);
      this.#give(task, free);
    }
  }

  #give(task: Task, free: Hand | undefined): void {
    let hand = free;
    try {
      hand ??= this.#hire(task.lane);
      hand.task = task;
      hand.thread.postMessage({ id: task.id, job: task.job } satisfies Told<unknown>);
    } catch (error) {
      task.reject(new Error(String(error)));
      if (hand !== undefined) this.#end(hand, DISMISSED);
    }
  }

  #hire(lane: Lane): Hand {
    const hand: Hand = { thread: this.#start(), lane, task: null };
    hand.thread.onmessage = ({ data }) => this.#heard(hand, data);
    hand.thread.onmessageerror = () => this.#end(hand, 'The worker cannot be understood.');
    hand.thread.onerror = () => {
      this.#end(hand, 'The worker failed.');
      this.#onLost();
    };
    this.#hands.push(hand);
    return hand;
  }

  #heard(hand: Hand, data: unknown): void {
    const { task } = hand;
    const said = data !== null && typeof data === 'object' ? (data as Said<unknown>) : null;
    if (task === null || said === null || said.id !== task.id || !('result' in said || 'error' in said)) {
      this.#end(hand, 'The worker talks nonsense.');
      return;
    }
    hand.task = null;
    if ('result' in said) task.resolve(said.result);
    else task.reject(new Error(said.error));
    this.#deal();
  }

  #callOff(id: number): void {
    const waiting = this.#queue.find((task) => task.id === id);
    this.#queue = this.#queue.filter((task) => task !== waiting);
    waiting?.reject(new Error(DISMISSED));
    const hand = this.#hands.find(({ task }) => task?.id === id);
    if (hand !== undefined) this.#end(hand, DISMISSED);
  }

  #end(hand: Hand, why: string): void {
    hand.thread.terminate();
    this.#hands = this.#hands.filter((it) => it !== hand);
    hand.task?.reject(new Error(why));
    hand.task = null;
    this.#deal();
  }
}
