/**
 * Resolution is a stack of beats: plain objects that name a kind and a step and hold ids and numbers. What is under way can
 * therefore be saved and cloned at any prompt. Fields of a beat are replaced, never changed inside, so a clone may share them.
 */
export interface BeatShape {
  kind: string;
  step: string;
}

/** Ways on from a step: another step of the same beat (its name), the beat's end, children first, or back to an outer beat. */
export type Next<B extends BeatShape> = string | End<B> | Resolve<B> | Unwind;
export interface End<B extends BeatShape> {
  way: 'end';
  first: readonly B[];
}
export interface Resolve<B extends BeatShape> {
  way: 'resolve';
  first: readonly B[];
  then: string;
}
export interface Unwind {
  way: 'unwind';
  to: string;
  step: string;
}

const ENDED: End<never> = { way: 'end', first: [] };
/** This beat is over; `first` take its place, in the order given, so that a long duel never deepens the stack. */
export const end = <B extends BeatShape>(...first: B[]): End<B> => (first.length === 0 ? ENDED : { way: 'end', first });
/** `first` happen in the order given, then this beat goes on at `then`. */
export const resolve = <B extends BeatShape>(first: readonly B[], then: string): Resolve<B> => ({
  way: 'resolve',
  first,
  then,
});
/** Everything above the beat of kind `to` is dropped and that beat goes on at `step`. */
export const unwind = (to: string, step: string): Unwind => ({ way: 'unwind', to, step });

/** A step runs by itself, or asks one side and resumes with the reply; `ask` is pure and null where nobody has a choice. */
export interface RunStep<M, B extends BeatShape, Any extends BeatShape> {
  run(m: M, beat: B): Next<Any>;
}
export interface AskStep<M, B extends BeatShape, Any extends BeatShape, P, R> {
  ask(m: M, beat: B): P | null;
  resume(m: M, beat: B, reply: R): Next<Any>;
  /** The way on when nobody has a choice. */
  pass(m: M, beat: B): Next<Any>;
}
export type Step<M, B extends BeatShape, Any extends BeatShape, P, R> = RunStep<M, B, Any> | AskStep<M, B, Any, P, R>;

/** What the kernel needs of a game in play. */
export interface Machine<B extends BeatShape, P> {
  stack: B[];
  prompt: P | null;
}

// Loops that cannot end are bugs: stop loudly instead of hanging the page.
const MOST_STEPS = 10_000;
const DEEPEST = 64;

type AnyStep<B extends BeatShape, P> = Step<unknown, B, B, P, unknown>;
export type StepTable<B extends BeatShape, P> = Record<string, Record<string, AnyStep<B, P>>>;

/** A step in one shape for all, found by two look-ups: the loop below runs some two thousand times a movie. */
interface Plain<B extends BeatShape, P> {
  run: ((m: unknown, beat: B) => Next<B>) | null;
  ask: ((m: unknown, beat: B) => P | null) | null;
  resume: ((m: unknown, beat: B, reply: unknown) => Next<B>) | null;
  pass: ((m: unknown, beat: B) => Next<B>) | null;
}
type Steps<B extends BeatShape, P> = Record<string, Plain<B, P> | undefined>;
export type Score<B extends BeatShape, P> = Record<string, Steps<B, P> | undefined>;

export function scoreOf<B extends BeatShape, P>(table: StepTable<B, P>): Score<B, P> {
  const plain = (step: AnyStep<B, P>): Plain<B, P> =>
    'run' in step
      ? { run: step.run, ask: null, resume: null, pass: null }
      : { run: null, ask: step.ask, resume: step.resume, pass: step.pass };
  const score: Score<B, P> = Object.create(null);
  for (const [kind, steps] of Object.entries(table)) {
    const plainSteps: Steps<B, P> = Object.create(null);
    for (const [name, step] of Object.entries(steps)) plainSteps[name] = plain(step);
    score[kind] = plainSteps;
  }
  return score;
}

/**
 * Runs the top beat until a step asks somebody (m.prompt is set) or the stack is empty (m.prompt is null).
 * One legal reply is no choice: it is given without asking.
 */
export function runToPrompt<B extends BeatShape, P extends { replies: readonly unknown[] }>(
  m: Machine<B, P>,
  score: Score<B, P>,
): void {
  const { stack } = m;
  let steps: Steps<B, P> | undefined;
  let stepsFor: B | undefined;
  for (let taken = 0; taken < MOST_STEPS; taken++) {
    const beat = stack[stack.length - 1];
    if (beat === undefined) {
      m.prompt = null;
      return;
    }
    if (beat !== stepsFor) {
      steps = score[beat.kind];
      stepsFor = beat;
    }
    const step = steps?.[beat.step];
    if (step === undefined) throw new Error(`No step ${beat.kind}/${beat.step}`);
    if (step.run !== null) {
      goOn(m, beat, step.run(m, beat));
      continue;
    }
    const prompt = (step.ask as NonNullable<typeof step.ask>)(m, beat);
    if (prompt === null) goOn(m, beat, (step.pass as NonNullable<typeof step.pass>)(m, beat));
    else if (prompt.replies.length === 1) {
      goOn(m, beat, (step.resume as NonNullable<typeof step.resume>)(m, beat, prompt.replies[0]));
    } else {
      m.prompt = prompt;
      return;
    }
  }
  throw new Error(`No prompt after ${MOST_STEPS} steps: ${trail(stack)}`);
}

/** Hands the reply to the asking step on top of the stack. */
export function resumeTop<B extends BeatShape, P, R>(m: Machine<B, P>, score: Score<B, P>, reply: R): void {
  const beat = m.stack[m.stack.length - 1] as B;
  const resume = score[beat.kind]?.[beat.step]?.resume ?? null;
  if (resume === null) throw new Error(`${beat.kind}/${beat.step} asks nobody`);
  goOn(m, beat, resume(m, beat, reply));
}

function goOn<B extends BeatShape, P>(m: Machine<B, P>, beat: B, next: Next<B>): void {
  if (typeof next === 'string') {
    beat.step = next;
    return;
  }
  const { stack } = m;
  if (next.way === 'unwind') {
    while (stack.length > 0 && (stack[stack.length - 1] as B).kind !== next.to) stack.pop();
    const outer = stack[stack.length - 1];
    if (outer === undefined) throw new Error(`No beat ${next.to} to go back to`);
    outer.step = next.step;
    return;
  }
  if (next.way === 'end') stack.pop();
  else beat.step = next.then;
  for (let i = next.first.length - 1; i >= 0; i--) stack.push(next.first[i] as B);
  if (stack.length > DEEPEST) throw new Error(`More than ${DEEPEST} beats deep: ${trail(stack)}`);
}

const trail = (stack: readonly BeatShape[]): string => stack.map((b) => `${b.kind}/${b.step}`).join(' > ');
