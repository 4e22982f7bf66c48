import { useEffect, useRef } from 'preact/hooks';
import { SPEEDS } from '../../../../app/ports/board.ts';
import { actionOn, isPick, type KeyAction, PICKS, QUERIES, type Query } from '../../../../app/ports/keys.ts';
import { UI } from '../../../../text/play/ui.ts';
import { say } from '../../../../ui/kit/say.ts';
import type { StagePort } from '../../app/ports/stage.ts';
import { WORDS } from '../../text/words.ts';
import type { Paper } from '../papers/papers.tsx';
import { answerTo, victimsIn, whereIs } from './answers.ts';

type Open = (paper: Paper) => void;

/** What was asked last, by which line was then the last, and how far back it had come. */
interface Further {
  query: Query | null;
  last: number;
  back: number;
}

/** The keyboard of the table, by the keys that the player has set. A key that a control has use for is left to it. */
export function useKeys(stage: StagePort, open: Open): void {
  const asked = useRef<Further>({ query: null, last: -1, back: 0 });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
      if (document.querySelector('dialog[open]') !== null || isKept(event)) return; // a dialog minds its own
      const action = actionOn(stage.state().settings.keys, event.key);
      if (action !== null && act(action, stage, open, asked)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [stage, open]);
}

const isKept = ({ key, target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  (target.closest('input, select, textarea') !== null ||
    (target.closest('button, summary') !== null && (key === 'Enter' || key === ' ')));

const said = (words: string): true => {
  say(words);
  return true;
};

const isQuery = (action: KeyAction): action is Query => QUERIES.some((it) => it === action);

function focus(where: string): boolean {
  const it = document.querySelector<HTMLElement>(where);
  it?.focus();
  return it !== null;
}

/** The same, asked again while nothing has happened, is the thing before it. */
function further(before: Further, query: Query, last: number): Further {
  const isAgain = before.query === query && before.last === last;
  return { query, last, back: isAgain ? before.back + 1 : 0 };
}

function pick(stage: StagePort, at: number): boolean {
  const { question, menus, phase } = stage.state();
  if (question === null || phase !== 'asking') return false;
  const option = (menus.at(-1) ?? question.options)[at];
  if (option === undefined) return said(WORDS.queries.QUERIES.noChoice(at + 1));
  if (option.reply === null) stage.open(option);
  else stage.player?.choose(option.reply, question.n);
  return true;
}

/** Whether the key meant something. */
function act(action: KeyAction, stage: StagePort, open: Open, asked: { current: Further }): boolean {
  const state = stage.state();
  const { menus, phase, settings, canUndo, advice } = state;
  if (isPick(action)) return pick(stage, PICKS.indexOf(action));
  if (isQuery(action)) {
    asked.current = further(asked.current, action, state.log.at(-1)?.id ?? 0);
    return said(answerTo(action, state, asked.current.back));
  }
  switch (action) {
    case 'back':
    case 'pause':
      if (menus.length > 0) stage.back();
      else if (action === 'pause') open('pause');
      return true;
    case 'skip':
      if (phase !== 'playing') return false;
      stage.skip();
      return true;
    case 'choice':
      return focus('.gm-asks h2');
    case 'log':
      return focus('.gm-page');
    case 'table':
      return said(whereIs(state));
    case 'graveyard':
      return said(victimsIn(state));
    case 'advice':
      if (!settings.advice || stage.player === null) return false;
      if (advice?.settled === true) return said(`${advice.words} ${advice.figures}`);
      stage.player.ask();
      return true;
    case 'why':
      open('why');
      return true;
    case 'undo':
      if (!canUndo) return said(WORDS.queries.QUERIES.cannotUndo);
      stage.player?.undo();
      return said(WORDS.queries.QUERIES.undone);
    case 'speed': {
      const speed = SPEEDS[(SPEEDS.indexOf(settings.speed) + 1) % SPEEDS.length] ?? '1x';
      stage.set({ speed });
      return said(UI.speedNow(UI.pause.speeds[speed]));
    }
    case 'mute':
      stage.set({ muted: !settings.muted });
      return said(UI.muteNow(!settings.muted));
    case 'keys':
      open('keys');
      return true;
    default:
      return false;
  }
}
