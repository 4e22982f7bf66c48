import { vi } from 'vitest';
import type { Settings } from '../../src/app/ports/settings.ts';
import { DEFAULT_SETTINGS } from '../../src/app/settings.ts';
import { answerTo } from '../../src/director-ai/shuffling-horror/messages.ts';
import type { GameSetup } from '../../src/games/shuffling-horror/app/play/game-setup.ts';
import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import { Session } from '../../src/games/shuffling-horror/app/play/session.ts';
import type { SessionPorts } from '../../src/games/shuffling-horror/app/play/session-ports.ts';
import type { StageState } from '../../src/games/shuffling-horror/app/ports/stage.ts';
import { leavesOf } from '../../src/games/shuffling-horror/app/questions/option.ts';
import type { Save, Seating } from '../../src/games/shuffling-horror/kept.ts';
import { chanceFrom, type MovieConfig, type Reply } from '../../src/rules/shuffling-horror/index.ts';
import { ONE_STATE } from '../../tools/run/limits.mjs';

export const SETTINGS: Settings = { ...DEFAULT_SETTINGS, speed: 'instant' };

export const config = (seed: string, seats = 3): MovieConfig => ({ seed, seats, deck: 'roswell-51' });
export const seating = (...seats: Seating['seats'][number][]): Seating => ({
  seats,
  director: 'late-show',
});
export const setup = (seed: string, who: Seating, seats = who.seats.length): GameSetup => ({
  config: config(seed, seats),
  seating: who,
  mode: { kind: 'feature' },
  openingReplies: [],
});

/** A session whose world is this test: saves go to a list, computers answer at once. */
export function staged(recording: Recording, over: Partial<SessionPorts> = {}) {
  const saves: Save[] = [];
  const heard: string[] = [];
  let finished = 0;
  const session = new Session(recording, {
    players: { worker: async (ask) => answerTo(ask), inPage: answerTo },
    sound: { cue: ({ cue }) => heard.push(cue), mood: () => {} },
    save: (save) => saves.push(save),
    finished: () => {
      finished++;
    },
    settings: SETTINGS,
    onSettings: () => {},
    ...over,
  });
  return { session, saves, heard, finished: () => finished };
}

/** Every reply that the page offers: its buttons and the stops of its dial. */
export function offered(state: StageState): Reply[] {
  const { question } = state;
  if (question === null) return [];
  const buttons = leavesOf(question.options).flatMap(({ reply }) => (reply === null ? [] : [reply]));
  return [...buttons, ...(question.dial?.notches.map(({ reply }) => reply) ?? [])];
}

/** Answers for the person, by any of the replies that the page offers. */
export function pressButtons(session: Session, seed: string, stop: (n: number) => boolean = () => false): void {
  const press = () => {
    const state = session.state();
    if (state.gone) session.watch(false);
    if (state.phase !== 'asking' || state.question === null) return;
    const { n } = state.question;
    if (stop(n)) return session.stop();
    const replies = offered(state);
    const reply = replies[Math.floor(chanceFrom(`${seed}/${n}`)() * replies.length)];
    if (reply === undefined) throw new Error(`prompt ${n} (${state.question.type}) offers nothing`);
    session.choose(reply, n);
  };
  session.subscribe(press);
}

export const started = (seed: string, who: Seating, seats = who.seats.length) =>
  Recording.start(setup(seed, who, seats));

/** A state that a session comes to by itself, sooner or later. */
export const until = (check: () => boolean): Promise<boolean> =>
  vi.waitUntil(check, { timeout: ONE_STATE, interval: 1 });
