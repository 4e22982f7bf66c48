import { useEffect, useRef } from 'preact/hooks';
import { actionOn, type KeyAction } from '../../app/ports/keys.ts';
import type { StagePort } from '../../app/ports/stage.ts';
import { SPEEDS } from '../../app/ports.ts';
import { take } from './choices.tsx';
import { toggleFullscreen } from './pause.tsx';

/** Papers that can lie over the table. */
export type Paper =
  | { kind: 'pause' | 'keys' | 'discard' | 'graveyard' | 'why' }
  | { kind: 'zoom'; card: string; turned: boolean }
  | { kind: 'rule'; rule: string }
  | null;

export interface KeyHands {
  stage: StagePort;
  setPaper: (paper: Paper) => void;
  notch: number;
  turn: (by: number) => void;
  zoomPointed: () => void;
}

/** The keyboard of a movie: one key at a time, and never two at once. A key that a control has use for is left to it. */
export function useKeys(hands: KeyHands): void {
  // Two keys may come between two frames: the second must find what the first has changed.
  const now = useRef(hands);
  now.current = hands;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') !== null || isKept(event)) return; // a dialog minds its own
      if (pressed(event.key, now.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Whether what has the focus wants the key for itself. */
function isKept({ key, target }: KeyboardEvent): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLInputElement) {
    return target.type === 'range' ? key.startsWith('Arrow') || key === ' ' : target.type === 'number' || key === ' ';
  }
  const isControl = target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;
  return isControl && (key === 'Enter' || key === ' ');
}

/** Whether the key meant something. */
function pressed(key: string, hands: KeyHands): boolean {
  if (/^[1-9]$/.test(key)) return chooseNumber(Number(key) - 1, hands);
  const action = actionOn(hands.stage.state().settings.keys, key);
  return action !== null && DO[action](hands);
}

const paper =
  (kind: 'discard' | 'graveyard' | 'keys') =>
  ({ setPaper }: KeyHands): boolean => {
    setPaper({ kind });
    return true;
  };

const to = (where: string) => (): boolean => {
  const it = document.querySelector<HTMLElement>(where);
  it?.focus();
  return it !== null;
};

const DO: Record<KeyAction, (hands: KeyHands) => boolean> = {
  back({ stage }) {
    if (stage.state().menus.length === 0) return false;
    stage.back();
    return true;
  },
  fewer: (hands) => turn(hands, -1),
  more: (hands) => turn(hands, 1),
  roll,
  skip({ stage }) {
    stage.skip();
    return true;
  },
  choice: to('.prompt-head'),
  table: to('.twin button'),
  log: to('#log'),
  ruling: () => false, // the screenplay minds it
  zoom({ zoomPointed }) {
    zoomPointed();
    return true;
  },
  discard: paper('discard'),
  graveyard: paper('graveyard'),
  undo({ stage }) {
    stage.undo();
    return true;
  },
  why({ stage, setPaper }) {
    if (stage.state().comments.every(({ why }) => why === null)) return false;
    setPaper({ kind: 'why' });
    return true;
  },
  speed({ stage }) {
    const { speed } = stage.state().settings;
    stage.set({ speed: SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? '1x' });
    return true;
  },
  mute({ stage }) {
    stage.set({ muted: !stage.state().settings.muted });
    return true;
  },
  fullscreen() {
    void toggleFullscreen();
    return true;
  },
  pause({ stage, setPaper }) {
    if (stage.state().menus.length > 0) stage.back();
    else setPaper({ kind: 'pause' });
    return true;
  },
  keys: paper('keys'),
};

/** The dial takes the focus with it, so that its odds are read out. */
function turn({ stage, turn: by }: KeyHands, step: number): boolean {
  if (stage.state().question?.dial == null) return false;
  document.querySelector<HTMLElement>('.dial-slider')?.focus();
  by(step);
  return true;
}

function chooseNumber(i: number, hands: KeyHands): boolean {
  const { stage } = hands;
  const { question, menus } = stage.state();
  if (question === null) return false;
  const options = menus[menus.length - 1] ?? question.options;
  const option = options[i];
  if (option !== undefined) take(stage, question, option);
  else if (menus.length === 0 && i === options.length) return roll(hands);
  return option !== undefined;
}

function roll({ stage, notch }: KeyHands): boolean {
  const { question } = stage.state();
  const reply = question?.dial?.notches[notch]?.reply;
  if (question === null || reply === undefined) return false;
  stage.choose(reply, question.n);
  return true;
}
