import { DEFAULT_SETTINGS } from '../../../src/app/settings.ts';
import { Recording, type ShowSetup } from '../../../src/games/geiger-man/app/play/recording.ts';
import { Session, type SessionPorts } from '../../../src/games/geiger-man/app/play/session.ts';
import type { Credits, StageState } from '../../../src/games/geiger-man/app/ports/stage.ts';
import { leavesOf } from '../../../src/games/geiger-man/app/questions/question.ts';
import type { Save } from '../../../src/games/geiger-man/kept.ts';
import type { GeigerManConfig, Reply } from '../../../src/rules/geiger-man/index.ts';
import { YOU } from '../../../src/storage/save.ts';
import { Luck } from '../../properties/luck.ts';

export const setup = (config: GeigerManConfig): ShowSetup => ({
  config,
  seating: { seats: [YOU] },
  mode: { kind: 'show' },
  openingReplies: [],
});
export const started = (config: GeigerManConfig): Recording => Recording.start(setup(config));

/** Nobody counts anything. */
const nothing = () => ({ result: new Promise<never>(() => {}), stop: () => {} });

/** A session whose world is this test: saves go to a list, and what is heard to another. */
export function staged(recording: Recording, over: Partial<SessionPorts> = {}) {
  const saves: Save[] = [];
  const heard: string[] = [];
  const ended: Credits[] = [];
  const session = new Session(recording, {
    sound: { cue: ({ event }) => heard.push(event.type), mood: () => {} },
    save: (save) => saves.push(save),
    finished: (_, credits) => ended.push(credits),
    settings: { ...DEFAULT_SETTINGS, speed: 'instant' },
    onSettings: () => {},
    counts: { hint: nothing, chance: nothing },
    ...over,
  });
  return { session, saves, heard, ended };
}

/** Every reply that the page offers. */
export const offered = ({ question }: StageState): Reply[] =>
  leavesOf(question?.options ?? []).flatMap(({ reply }) => (reply === null ? [] : [reply]));

const BUSY: readonly Reply['type'][] = ['time', 'return', 'drop', 'stop'];

/** Answers by any of the buttons, those that only give something up less often. */
export function pressButtons(session: Session, seed: number, stop: (state: StageState) => boolean = () => false): void {
  const press = () => {
    const state = session.state();
    if (state.phase !== 'asking' || state.question === null) return;
    if (stop(state)) return session.stop();
    const replies = offered(state);
    const luck = new Luck(seed * 1009 + state.question.n);
    const busy = replies.filter(({ type }) => !BUSY.includes(type));
    session.player.choose(luck.of(busy.length > 0 && luck.below(5) > 0 ? busy : replies), state.question.n);
  };
  session.subscribe(press);
}
