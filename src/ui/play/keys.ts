import { useEffect, useRef } from 'preact/hooks';
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

/** The keyboard of a movie. A key that a control has use for is left to it. */
export function useKeys(hands: KeyHands): void {
  // Two keys may come between two frames: the second must find what the first has changed.
  const now = useRef(hands);
  now.current = hands;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') !== null || isTyping(event.target)) return; // a dialog minds its own
      if (pressed(event, now.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

const isTyping = (at: EventTarget | null): boolean =>
  at instanceof HTMLTextAreaElement || (at instanceof HTMLInputElement && at.type === 'number');
const isControl = (at: EventTarget | null): boolean =>
  at instanceof HTMLButtonElement || at instanceof HTMLInputElement;
const isSlider = (at: EventTarget | null): boolean => at instanceof HTMLInputElement && at.type === 'range';

/** Whether the key meant something. */
function pressed(event: KeyboardEvent, hands: KeyHands): boolean {
  const { stage, setPaper } = hands;
  const { key, target } = event;
  if (/^[1-9]$/.test(key)) return chooseNumber(Number(key) - 1, hands);
  switch (key) {
    case '0':
    case 'Backspace':
      if (stage.state().menus.length === 0) return false;
      stage.back();
      return true;
    case 'ArrowLeft':
    case 'ArrowRight':
      if (stage.state().question?.dial == null || isSlider(target)) return false;
      hands.turn(key === 'ArrowLeft' ? -1 : 1);
      return true;
    case 'Enter':
      return isControl(target) && !isSlider(target) ? false : roll(hands);
    case ' ':
      if (isControl(target)) return false;
      stage.skip();
      return true;
    case 'Escape':
      if (stage.state().menus.length > 0) stage.back();
      else setPaper({ kind: 'pause' });
      return true;
    case '?':
      setPaper({ kind: 'keys' });
      return true;
    default:
      return letter(key.toLowerCase(), hands);
  }
}

function letter(key: string, { stage, setPaper, zoomPointed }: KeyHands): boolean {
  const { settings } = stage.state();
  switch (key) {
    case 'z':
      zoomPointed();
      return true;
    case 'd':
      setPaper({ kind: 'discard' });
      return true;
    case 'g':
      setPaper({ kind: 'graveyard' });
      return true;
    case 'w':
      if (stage.state().comments.every(({ why }) => why === null)) return false;
      setPaper({ kind: 'why' });
      return true;
    case 'u':
      stage.undo();
      return true;
    case 'l':
      document.getElementById('log')?.focus();
      return true;
    case 's':
      stage.set({ speed: SPEEDS[(SPEEDS.indexOf(settings.speed) + 1) % SPEEDS.length] ?? '1x' });
      return true;
    case 'm':
      stage.set({ muted: !settings.muted });
      return true;
    case 'f':
      void toggleFullscreen();
      return true;
    default:
      return false;
  }
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
