import { DEFAULT_SETTINGS } from '../../../src/app/settings.ts';
import { answerTo, diceOf } from '../../../src/director-ai/stand-in/messages.ts';
import { oddsOf } from '../../../src/director-ai/stand-in/odds/odds.ts';
import { Recording } from '../../../src/games/stand-in/app/play/recording.ts';
import { Session } from '../../../src/games/stand-in/app/play/session.ts';
import type { SessionPorts } from '../../../src/games/stand-in/app/play/session-ports.ts';
import { setupFor, type Wish } from '../../../src/games/stand-in/app/play/setup.ts';
import type { Ask } from '../../../src/games/stand-in/app/play/types.ts';
import type { Question } from '../../../src/games/stand-in/app/ports/question.ts';
import type { Credits } from '../../../src/games/stand-in/app/ports/stage.ts';
import type { Save } from '../../../src/games/stand-in/kept.ts';
import { chanceFrom, type Reply } from '../../../src/rules/stand-in/index.ts';

export const WISH: Wish = {
  config: { seed: 'a night', seats: 5, human: 'dealt' },
  level: 'matinee',
  mode: { kind: 'game' },
  ears: 'always',
};

export const recordingOf = (wish: Partial<Wish> = {}): Recording => Recording.start(setupFor({ ...WISH, ...wish }));

/** A computer in the page, as the page has it when a thread fails. */
export const policy = ({ seed, ...ask }: Ask): Reply =>
  answerTo({ ...ask, dice: diceOf(seed, ask.prompt.to, ask.prompt.n) }).reply;

/** The quickest there is: the first reply that says nothing. */
export const plain = ({ prompt, seed }: Ask): Reply => {
  const quiet = prompt.replies.filter(({ type }) => type !== 'say' && type !== 'declare');
  const chance = chanceFrom(`${seed}/${prompt.n}`);
  return quiet[Math.floor(chance() * quiet.length)] as Reply;
};

/** A stage in a test: nothing is heard of it, and nothing waits. */
export const sessionPorts: SessionPorts = {
  sound: { cue: () => {}, mood: () => {} },
  settings: { ...DEFAULT_SETTINGS, speed: 'instant' },
  onSettings: () => {},
  players: { worker: async (ask) => plain(ask), inPage: plain },
  odds: async (view) => oddsOf(view),
  save: () => {},
  finished: () => {},
};

export interface Played {
  session: Session;
  saves: Save[];
  credits: Credits | null;
}

/** A whole game through the session: `choose` answers for the person; null leaves the table there. */
export async function played(
  recording: Recording,
  choose: (question: Question, session: Session) => Reply | null,
  more: Partial<SessionPorts> = {},
): Promise<Played> {
  const saves: Save[] = [];
  const end: { credits: Credits | null } = { credits: null };
  let left = () => {};
  const leaving = new Promise<void>((resolve) => {
    left = resolve;
  });
  const session: Session = new Session(recording, {
    ...sessionPorts,
    save: (save) => void saves.push(save as Save),
    finished: (_recording, credits) => {
      end.credits = credits;
    },
    ...more,
  });
  let last = -1;
  session.subscribe(() => {
    const { phase, question, burntOut } = session.state();
    if (burntOut) return session.watch('end');
    if (phase !== 'asking' || question === null || question.n === last) return;
    last = question.n;
    const reply = choose(question, session);
    if (reply === null) left();
    else queueMicrotask(() => session.choose(reply, question.n));
  });
  await Promise.race([session.run(recording.opening), leaving]);
  return { session, saves, credits: end.credits };
}

/** Every reply that a question offers, wherever it stands. */
export function repliesIn({ cards, others, says, quick, declare }: Question): Reply[] {
  const all = (options: readonly { reply: Reply | null; more: readonly never[] | readonly unknown[] }[]): Reply[] =>
    options.flatMap(({ reply, more }) => [...(reply === null ? [] : [reply]), ...all(more as never)]);
  return [...all([...cards, ...others, ...says, ...quick]), ...(declare === null ? [] : [declare.reply])];
}
