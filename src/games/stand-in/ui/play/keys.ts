import { useEffect, useRef } from 'preact/hooks';
import { SPEEDS } from '../../../../app/ports/board.ts';
import { actionOn, isPick, type KeyAction, PICKS, QUERIES, type Query } from '../../../../app/ports/keys.ts';
import { UI } from '../../../../text/play/ui.ts';
import { say } from '../../../../ui/kit/say.ts';
import type { StagePort, StageState } from '../../app/ports/stage.ts';
import { QUERIES as WORDS } from '../../text/queries.ts';
import { answerTo, provedIn } from './answers.ts';
import { keyed, take } from './options.ts';

export interface KeyHands {
  stage: StagePort;
  /** What is asked has only just come. */
  fresh: boolean;
  onPause: () => void;
  onKeys: () => void;
  onHide: () => void;
  onDeclare: () => void;
}

/** The keyboard of the table: one key at a time. A key that a control has use for is left to it. */
export function useKeys(hands: KeyHands): void {
  const now = useRef(hands);
  now.current = hands;
  const asked = useRef<Further>({ query: null, last: -1, back: 0 });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.defaultPrevented || event.repeat) return;
      if (document.querySelector('dialog[open]') !== null || isKept(event)) return; // a dialog minds its own
      const action = actionOn(now.current.stage.state().settings.keys, keyOf(event));
      if (action === null || !act(action, now.current, asked)) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** With Alt some keyboards type other signs: then it is which key it is that counts. */
const keyOf = ({ key, code, altKey }: KeyboardEvent): string =>
  altKey && !/^[a-z0-9]$/i.test(key) ? (/^(?:Digit|Key)(.)$/.exec(code)?.[1]?.toLowerCase() ?? '') : key;

const isKept = ({ key, target }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement || (target instanceof HTMLButtonElement && (key === 'Enter' || key === ' '));

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

/** What was asked last, by which line was then the last, and how far back it had come. */
interface Further {
  query: Query | null;
  last: number;
  back: number;
}

/** The same, asked again while nothing has happened, is the thing before it. */
function further(before: Further, query: Query, last: number): Further {
  const isAgain = before.query === query && before.last === last;
  return { query, last, back: isAgain ? before.back + 1 : 0 };
}

/** A digit pressed in the very moment in which another question comes was for the one before; in a list, or where nothing moves, it is not. */
const isForWhatWas = (fresh: boolean, { menus, settings }: StageState): boolean =>
  fresh && menus.length === 0 && settings.speed !== 'instant';

/** Whether the key meant something. */
function act(action: KeyAction, hands: KeyHands, asked: { current: Further }): boolean {
  const { stage } = hands;
  const state = stage.state();
  const { table } = stage.show.state();
  if (isPick(action)) {
    const option = keyed(state)[PICKS.indexOf(action)];
    if (option == null) return false;
    if (isForWhatWas(hands.fresh, state)) return true;
    take(stage, option);
    return true;
  }
  if (isQuery(action)) {
    asked.current = further(asked.current, action, state.log.at(-1)?.id ?? 0);
    return said(answerTo(action, state, table, asked.current.back));
  }
  switch (action) {
    case 'back':
      if (state.menus.length === 0) return false;
      stage.back();
      return true;
    case 'skip':
      if (state.phase === 'asking') return false;
      if (state.lesson?.waits) stage.player?.heard();
      else stage.skip();
      return true;
    case 'choice':
      return focus('.prompt-asks');
    case 'table':
      return focus('#si-notes');
    case 'log':
      return focus('#si-log');
    case 'advice':
      if (state.question === null || !state.settings.advice) return false;
      stage.player?.advise();
      return true;
    case 'meanwhile':
      return focus('#si-says button') || said(WORDS.cannotSay);
    case 'why':
      return said(provedIn(table));
    case 'graveyard':
      hands.onHide();
      return true;
    case 'discard':
      if (state.question?.declare == null) return said(WORDS.cannotDeclare);
      hands.onDeclare();
      return true;
    case 'undo':
      if (!state.canUndo) return false;
      stage.player?.undo();
      return true;
    case 'speed': {
      const speed = SPEEDS[(SPEEDS.indexOf(state.settings.speed) + 1) % SPEEDS.length] ?? '1x';
      stage.set({ speed });
      return said(UI.speedNow(UI.pause.speeds[speed]));
    }
    case 'mute':
      stage.set({ muted: !state.settings.muted });
      return said(UI.muteNow(!state.settings.muted));
    case 'pause':
      if (state.menus.length > 0) stage.back();
      else hands.onPause();
      return true;
    case 'keys':
      hands.onKeys();
      return true;
    default:
      return false;
  }
}
