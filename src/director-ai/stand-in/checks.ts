import { PROMPT_TYPES, type Prompt, type Reply } from '../../rules/stand-in/index.ts';
import { LEVELS } from './levels.ts';
import type { Answer } from './messages.ts';
import { TEMPERS } from './tempers.ts';
import type { Job } from './work.ts';

/** What crosses between page and thread and is not what it should be; names the place and the reason. */
export class BadMessage extends Error {
  constructor(where: string, reason: string) {
    super(`${where}: ${reason}`);
    this.name = 'BadMessage';
  }
}

type Rec = Record<string, unknown>;
type Check = (value: unknown, where: string) => void;

const refuse = (where: string, reason: string): never => {
  throw new BadMessage(where, reason);
};

function recordAt(value: unknown, where: string): Rec {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) refuse(where, 'must be an object');
  return value as Rec;
}

const record =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value, where) => {
    const it = recordAt(value, where);
    for (const [name, check] of Object.entries(fields)) check(it[name], `${where}.${name}`);
  };

const text: Check = (value, where) => void (typeof value === 'string' || refuse(where, 'must be text'));
const whole =
  (low: number, high: number): Check =>
  (value, where) =>
    void (
      (Number.isInteger(value) && (value as number) >= low && (value as number) <= high) ||
      refuse(where, `must be a whole number from ${low} to ${high}`)
    );
const listOf =
  (check: Check): Check =>
  (value, where) => {
    if (!Array.isArray(value)) refuse(where, 'must be a list');
    for (const [i, it] of (value as unknown[]).entries()) check(it, `${where}[${i}]`);
  };
const oneOf =
  (known: readonly unknown[]): Check =>
  (value, where) =>
    void (known.includes(value) || refuse(where, `unknown: "${String(value)}"`));
const typed = record({ type: text });

const MOST_SEATS = 12;
const MOST_WORLDS = 100_000;
const chair = whole(0, MOST_SEATS - 1);

/** As much of it as is read by number or name; the rest comes from the rules of this very build. */
const view = record({
  seats: whole(4, MOST_SEATS),
  chair,
  ring: listOf(chair),
  hand: listOf(text),
  sizes: listOf(whole(0, 5)),
  doors: listOf(whole(0, MOST_SEATS)),
  trailers: listOf(whole(0, 3)),
  notes: listOf(typed),
  options: record({}),
  deck: record({}),
  scene: typed,
  known: record({ roles: listOf(() => {}), clear: listOf(() => {}), hands: listOf(listOf(text)) }),
});
const prompt = record({
  n: whole(0, Number.MAX_SAFE_INTEGER),
  to: chair,
  type: oneOf(PROMPT_TYPES),
  replies: listOf(typed),
});
const level = oneOf(Object.keys(LEVELS));
const worlds: Check = (value, where) => {
  const bound = whole(0, MOST_WORLDS);
  record({ from: bound, to: bound })(value, where);
  const { from, to } = value as { from: number; to: number };
  if (from >= to) refuse(where, 'is empty');
};
/** A game is checked by playing it: the rules refuse what cannot be. */
const footage = record({ config: record({}), replies: listOf(typed), level });

/** Only the one who is asked answers, and only what it may. */
const asked: Check = (value, where) => {
  record({ view, prompt })(value, where);
  const it = value as { view: { chair: number }; prompt: Prompt };
  if (it.prompt.to !== it.view.chair) refuse(where, 'another chair is asked');
  if (it.prompt.replies.length === 0) refuse(where, 'there is no reply');
};
const hinted: Check = (value, where) => {
  asked(value, where);
  record({ level, seed: text })(value, where);
};

const JOBS: Readonly<Record<Job['kind'], Check>> = {
  answer: record({
    ask: (value, where) => {
      asked(value, where);
      record({ level, temper: oneOf([null, ...Object.keys(TEMPERS)]), dice: text })(value, where);
    },
  }),
  ideas: record({ ask: hinted }),
  hint: (value, where) => {
    record({ ask: hinted, slice: record({ replies: listOf(typed), worlds }) })(value, where);
    const { ask, slice } = value as Extract<Job, { kind: 'hint' }>;
    for (const reply of slice.replies) if (!isListed(ask.prompt, reply)) refuse(`${where}.slice`, 'no such reply');
  },
  odds: record({ view, slice: worlds }),
  rushes: record({ footage }),
  chances: record({ standing: record({ config: record({}), replies: listOf(typed), level, chair }), slice: worlds }),
  missed: record({ footage, slice: record({ n: whole(0, MOST_WORLDS), replies: listOf(typed), worlds }) }),
};

/** What a thread is told. */
export function checkedJob(value: unknown): Job {
  const { kind } = recordAt(value, 'job');
  const check = typeof kind === 'string' && Object.hasOwn(JOBS, kind) ? JOBS[kind as Job['kind']] : undefined;
  if (check === undefined) return refuse('job.kind', `unknown: "${String(kind)}"`);
  check(value, 'job');
  return value as Job;
}

const isListed = ({ replies }: Prompt, reply: Reply): boolean => {
  const wanted = JSON.stringify(reply);
  return replies.some((it) => JSON.stringify(it) === wanted);
};

/** What a thread says to a question: one of its replies, and reasons that are plain data. */
export function checkedAnswer(value: unknown, to: Prompt): Answer {
  const { reply, why } = recordAt(value, 'answer');
  typed(reply, 'answer.reply');
  if (!isListed(to, reply as Reply)) refuse('answer.reply', 'is not one of those on offer');
  if (why !== null)
    record({ asked: oneOf([to.type]), weighed: listOf(record({ score: () => {} })) })(why, 'answer.why');
  return value as Answer;
}
