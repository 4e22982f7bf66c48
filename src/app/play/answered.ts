import type { AppTypes, PlayPort } from './game.ts';

/** Told why a reply was given, before it is. */
type Explain<G extends AppTypes> = (trace: G['trace']) => void;

/** Who answers for the chairs of computers. */
export interface PlayersOf<G extends AppTypes> {
  /** In a thread of their own; may fail, never answer, or talk nonsense. */
  worker(ask: G['ask'], explain: Explain<G>): Promise<G['reply']>;
  /** That thread talks nonsense: it is ended, and another begins with the next question. */
  dismiss?(): void;
  /** The same policy in the page. */
  inPage(ask: G['ask'], explain: Explain<G>): G['reply'] | Promise<G['reply']>;
}

interface Answered<G extends AppTypes> {
  reply: G['reply'];
  trace: G['trace'] | null;
  /** The worker did not answer in time, or at all, or not to the question. */
  late: boolean;
}

/** A decision takes milliseconds: a worker that is silent this long has died. */
const PATIENCE_MS = 4000;

const LATE = 'late';

export async function answered<G extends AppTypes>(
  { isAnswer }: PlayPort<G>,
  players: PlayersOf<G>,
  ask: G['ask'],
  patience = PATIENCE_MS,
): Promise<Answered<G>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), patience);
  });
  const why: { trace: G['trace'] | null } = { trace: null };
  const hear = (trace: G['trace']) => {
    why.trace = trace;
  };
  try {
    const reply: unknown = await Promise.race([players.worker(ask, hear), late]);
    if (isAnswer(ask, reply, why.trace)) return { reply, trace: why.trace, late: false };
    if (reply !== LATE) players.dismiss?.();
  } catch {
    // fall through: the page answers for it
  } finally {
    clearTimeout(timer);
  }
  why.trace = null;
  return { reply: await players.inPage(ask, hear), trace: why.trace, late: true };
}
