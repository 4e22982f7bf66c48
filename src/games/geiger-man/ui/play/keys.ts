import { useEffect } from 'preact/hooks';
import type { StagePort } from '../../app/ports/stage.ts';

/** By its number a choice is made, Backspace leads out of a list, U takes back, the space bar skips, Escape opens the menu. */
export function useKeys(stage: StagePort, onMenu: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof Element && event.target.closest('input, select, textarea') !== null;
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isTyped) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (pressed(stage, event, onMenu)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [stage, onMenu]);
}

function pressed(stage: StagePort, { key, target }: KeyboardEvent, onMenu: () => void): boolean {
  const { question, menus, phase } = stage.state();
  if (/^[1-9]$/.test(key) && question !== null && phase === 'asking') {
    const option = (menus.at(-1) ?? question.options)[Number(key) - 1];
    if (option === undefined) return false;
    if (option.reply === null) stage.open(option);
    else stage.player?.choose(option.reply, question.n);
    return true;
  }
  switch (key) {
    case 'Escape':
    case 'Backspace':
      if (menus.length > 0) stage.back();
      else if (key === 'Escape') onMenu();
      return true;
    case 'u':
    case 'U':
      stage.player?.undo();
      return true;
    case ' ':
      if (phase !== 'playing' || (target instanceof Element && target.closest('button') !== null)) return false;
      stage.skip();
      return true;
    default:
      return false;
  }
}
