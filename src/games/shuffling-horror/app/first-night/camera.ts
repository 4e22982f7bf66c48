import type { Prompt, Reply, View } from '../../../../rules/shuffling-horror/index.ts';
import { FIRST_NIGHT } from '../../../../text/rooms/first-night.ts';
import type { GameSetup } from '../play/game-setup.ts';
import type { Answer } from '../play/recording.ts';
import type { Lesson } from '../ports/stage.ts';
import { defaultDirect, directSetup } from '../set-up/direct.ts';

const { camera, end } = FIRST_NIGHT;

/** So many of the Director's turns are coached. */
export const CAMERA_TURNS = 4;

/** An ordinary movie with the player in the other chair, and somebody behind it. */
export const cameraSetup = (seed: string): GameSetup => ({
  ...directSetup(defaultDirect(), seed),
  mode: { kind: 'first-night' },
});

const CLOSER = ['strike', 'fade-out', 'plot', 'place'] as const;

/** Whether somebody directs who is shown the ropes; nobody of the cast is ever asked these. */
export const isBehindCamera = ({ type }: Prompt): boolean => type === 'direct' || isCloser(type);
const isCloser = (type: Prompt['type']): type is (typeof CLOSER)[number] => CLOSER.some((it) => it === type);

/** What is to be said of the last turn, by what it was. */
function about(view: View, reply: Reply): string {
  if (reply.type === 'all-out') return camera.after.allOut;
  if (reply.type !== 'direct') return camera.after.other;
  return camera.after[(view.throngs[reply.slot]?.length ?? 0) > 1 ? 'grown' : 'started'];
}

/** Every choice is free; the sentence is about the question, or about the turn before. */
export function behindCamera(view: View, prompt: Prompt, answers: readonly Answer[]): Lesson | null {
  const turns = answers.flatMap(({ asked, reply }) => (asked.type === 'direct' ? [reply] : []));
  const last = turns.at(-1);
  const of = CAMERA_TURNS;
  const isFirst = answers.every(({ asked }) => asked.type !== 'direct' && !isCloser(asked.type));
  const goal = isFirst ? `${camera.goal} ` : '';
  if (prompt.type === 'direct') {
    if (last === undefined) return { words: `${goal}${camera.begin}`, at: 'prompt', step: 1, of };
    if (turns.length >= of) return { words: `${about(view, last)} ${end.words}`, at: 'end', step: of, of };
    return { words: about(view, last), at: 'prompt', step: turns.length + 1, of };
  }
  const step = Math.min(of, Math.max(1, turns.length));
  return isCloser(prompt.type) ? { words: `${goal}${camera[prompt.type]}`, at: 'prompt', step, of } : null;
}
