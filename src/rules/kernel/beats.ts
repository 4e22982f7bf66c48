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
  /** Asked even where there is but one reply. */
  always?: true;
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
export type StepsByKind<B extends BeatShape, P> = Record<string, Record<string, AnyStep<B, P>>>;

/** A step in one shape for all: a movie takes some seventeen hundred. */
interface Plain<B extends BeatShape, P> {
  name: string;
  run: ((m: unknown, beat: B) => Next<B>) | null;
  ask: ((m: unknown, beat: B) => P | null) | null;
  resume: ((m: unknown, beat: B, reply: unknown) => Next<B>) | null;
  pass: ((m: unknown, beat: B) => Next<B>) | null;
  always: boolean;
}
type Asking<B extends BeatShape, P> = { [K in keyof Plain<B, P>]: NonNullable<Plain<B, P>[K]> };
/** The steps of one kind of beat: few enough that comparing names takes less than a look-up; so are the kinds, the frequent first. */
type Steps<B extends BeatShape, P> = readonly Plain<B, P>[];
export type StepTable<B extends BeatShape, P> = readonly KindSteps<B, P>[];
interface KindSteps<B extends BeatShape, P> {
  kind: string;
  steps: Steps<B, P>;
}

export function stepTableOf<B extends BeatShape, P>(table: StepsByKind<B, P>): StepTable<B, P> {
  const plain = ([name, step]: [string, AnyStep<B, P>]): Plain<B, P> =>
    'run' in step
      ? { name, run: step.run, ask: null, resume: null, pass: null, always: false }
      : { name, run: null, ask: step.ask, resume: step.resume, pass: step.pass, always: step.always === true };
  return Object.entries(table).map(([kind, named]) => ({ kind, steps: Object.entries(named).map(plain) }));
}

function stepsOf<B extends BeatShape, P>(table: StepTable<B, P>, beat: B): Steps<B, P> {
  const { kind } = beat;
  for (let i = 0; i < table.length; i++) {
    const ofKind = table[i] as KindSteps<B, P>;
    if (ofKind.kind === kind) return ofKind.steps;
  }
  throw new Error(`No beat ${kind}`);
}

function stepOf<B extends BeatShape, P>(steps: Steps<B, P>, beat: B, name: string): Plain<B, P> {
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i] as Plain<B, P>;
    if (step.name === name) return step;
  }
  throw new Error(`No step ${beat.kind}/${name}`);
}

interface Asked {
  replies: readonly unknown[];
}

/** Runs the top beat until a step asks somebody (m.prompt is set) or the stack is empty (m.prompt is null). */
export function runToPrompt<B extends BeatShape, P extends Asked>(m: Machine<B, P>, table: StepTable<B, P>): void {
  const { stack } = m;
  for (let taken = 0; taken < MOST_STEPS; taken++) {
    if (stack.length === 0) {
      m.prompt = null;
      return;
    }
    const beat = stack[stack.length - 1] as B;
    if (follow(m, beat, stepsOf(table, beat), beat.step)) return;
  }
  throw new Error(`No prompt after ${MOST_STEPS} beats: ${trail(stack)}`);
}

/** Hands the reply to the asking step on top of the stack and runs on to the next prompt. */
export function resumeTop<B extends BeatShape, P extends Asked>(
  m: Machine<B, P>,
  table: StepTable<B, P>,
  reply: unknown,
) {
  const beat = m.stack[m.stack.length - 1] as B;
  const steps = stepsOf(table, beat);
  const { resume } = stepOf(steps, beat, beat.step);
  if (resume === null) throw new Error(`${beat.kind}/${beat.step} asks nobody`);
  if (!follow(m, beat, steps, resume(m, beat, reply))) runToPrompt(m, table);
}

/** From step to step of one beat, until one asks somebody (true) or the stack changes. Only then its step is written down. */
function follow<B extends BeatShape, P extends Asked>(
  m: Machine<B, P>,
  beat: B,
  steps: Steps<B, P>,
  first: Next<B>,
): boolean {
  let next = first;
  for (let taken = 0; taken < MOST_STEPS; taken++) {
    if (typeof next !== 'string') {
      goOn(m, beat, next);
      return false;
    }
    const on = take(m, beat, stepOf(steps, beat, next));
    if (on === null) {
      beat.step = next;
      return true;
    }
    next = on;
  }
  throw new Error(`No prompt after ${MOST_STEPS} steps of ${beat.kind}: ${trail(m.stack)}`);
}

/** The way on from a step, or null where it asks. One legal reply is no choice: it is given without asking. */
function take<B extends BeatShape, P extends Asked>(m: Machine<B, P>, beat: B, step: Plain<B, P>): Next<B> | null {
  if (step.run !== null) return step.run(m, beat);
  const { ask, resume, pass, always } = step as Asking<B, P>;
  const prompt = ask(m, beat);
  if (prompt === null) return pass(m, beat);
  if (prompt.replies.length === 1 && !always) return resume(m, beat, prompt.replies[0]);
  m.prompt = prompt;
  return null;
}

function goOn<B extends BeatShape, P>(m: Machine<B, P>, beat: B, next: End<B> | Resolve<B> | Unwind): void {
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
