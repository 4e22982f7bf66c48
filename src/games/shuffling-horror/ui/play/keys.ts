import { useEffect, useRef } from 'preact/hooks';
import { SPEEDS } from '../../../../app/ports/board.ts';
import { actionOn, type KeyAction, PICKS, type PickAction, QUERIES, type Query } from '../../../../app/ports/keys.ts';
import { QUERIES as WORDS } from '../../../../text/play/queries.ts';
import { UI } from '../../../../text/play/ui.ts';
import { say } from '../../../../ui/kit/say.ts';
import type { StagePort } from '../../app/ports/stage.ts';
import { toggleFullscreen } from './papers/pause.tsx';
import { dialOf, roll, wayOf } from './prompt/aim.ts';
import { take } from './prompt/choices.tsx';
import { askedIn } from './prompt/spoken.ts';
import type { MeanwhileHand } from './told/meanwhile.tsx';

/** Papers that can lie over the table. */
export type Paper =
  /** The intermission; coming back from the rules, it is there that one was. */
  | { kind: 'pause'; at: 'rules' | null }
  | { kind: 'keys' | 'rules' | 'discard' | 'graveyard' | 'why' }
  | { kind: 'zoom'; card: string; turned: boolean; number: number | null }
  | { kind: 'rule'; rule: string }
  | null;

export interface KeyHands {
  stage: StagePort;
  setPaper: (paper: Paper) => void;
  notch: number;
  /** The way that was picked for an attack. */
  aim: string;
  turn: (by: number) => void;
  zoomPointed: () => void;
  meanwhile: MeanwhileHand;
  /** “What would you do?”, where there is somebody to ask. */
  onAdvice: (() => void) | undefined;
  /** Shows why a key did nothing, beside what is asked; the next key takes it away. */
  onRefused: (words: string) => void;
}

/** The keyboard of a movie: one key at a time, and never two at once. A key that a control has use for is left to it. */
export function useKeys(hands: KeyHands): void {
  // Two keys may come between two frames: the second must find what the first has changed.
  const now = useRef(hands);
  now.current = hands;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.defaultPrevented || (event.altKey && altKey(event) === null)) return;
      if (event.repeat && isPress(event)) return event.preventDefault();
      if (document.querySelector('dialog[open]') !== null || isKept(event)) return; // a dialog minds its own
      if (pressed(event, now.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/**
 * A screen reader that reads takes digits and letters for itself, but not with Alt. With Alt some keyboards type other signs: then it
 * is which key it is that counts.
 */
const altKey = ({ key, code }: KeyboardEvent): string | null =>
  /^[a-z0-9]$/i.test(key) ? key : (/^(?:Digit|Key)(.)$/.exec(code)?.[1]?.toLowerCase() ?? null);

/** Whether what has the focus wants the key for itself. */
function isKept({ key, target }: KeyboardEvent): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLInputElement) {
    if (target.type === 'range' || target.type === 'radio') return key.startsWith('Arrow') || key === ' ';
    return target.type === 'number' || key === ' ';
  }
  return isPress({ key, target });
}

const isPress = ({ key, target }: Pick<KeyboardEvent, 'key' | 'target'>): boolean =>
  (target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement) && (key === 'Enter' || key === ' ');

/** Whether the key meant something. One that is held down goes on turning the dial, and does nothing else: one press, one answer. */
function pressed(event: KeyboardEvent, hands: KeyHands): boolean {
  const key = event.altKey ? (altKey(event) ?? '') : event.key;
  const { repeat } = event;
  const action = actionOn(hands.stage.state().settings.keys, key);
  if (repeat && action !== 'fewer' && action !== 'more') return action !== null;
  if (action !== null) hands.onRefused('');
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

/** Says what came of a key. */
const said = (words: string): true => {
  say(words);
  return true;
};

/** Says and shows why nothing came of a key. */
const refused = ({ onRefused }: KeyHands, words: string): true => {
  onRefused(words);
  return said(words);
};

type Deed = (hands: KeyHands) => boolean;
const answered =
  (query: Query): Deed =>
  ({ stage }) =>
    said(stage.answer(query));
const QUERIED = Object.fromEntries(QUERIES.map((query) => [query, answered(query)])) as Record<Query, Deed>;
const PICKED = Object.fromEntries(
  PICKS.map((pick, i) => [pick, (hands: KeyHands) => chooseNumber(i, hands)]),
) as Record<PickAction, Deed>;

const DO: Record<KeyAction, Deed> = {
  ...PICKED,
  back(hands) {
    if (hands.stage.state().menus.length === 0) return refused(hands, WORDS.cannotGoBack);
    hands.stage.back();
    return true;
  },
  fewer: (hands) => turn(hands, -1),
  more: (hands) => turn(hands, 1),
  roll: (hands) => roll(hands.stage, hands.aim, hands.notch) || refused(hands, WORDS.cannotRoll),
  skip(hands) {
    if (hands.stage.state().phase === 'asking') return said(WORDS.cannotSkip); // a stray key: nothing to be shown for it
    hands.stage.skip();
    return true;
  },
  choice(hands) {
    const { stage, aim, notch } = hands;
    const asks = document.querySelector<HTMLElement>('.prompt-asks');
    if (asks === document.activeElement || stage.state().question === null) return DO.question(hands);
    asks?.focus();
    return said(askedIn(stage.state(), aim, notch).words);
  },
  advice(hands) {
    const { question, settings } = hands.stage.state();
    if (question === null || hands.onAdvice === undefined || !settings.advice) return refused(hands, WORDS.cannotAsk);
    hands.onAdvice();
    return true;
  },
  table: to('.twin button'),
  log: to('#log'),
  ...QUERIED,
  question(hands) {
    const { stage, aim, notch } = hands;
    const isAttack = wayOf(stage.state(), aim) !== null; // all of it is in how it is asked
    return isAttack ? said(askedIn(stage.state(), aim, notch).words) : QUERIED.question(hands);
  },
  ruling: (hands) => refused(hands, WORDS.cannotRule), // the screenplay minds its own
  zoom(hands) {
    if (hands.stage.state().pointed === null) return refused(hands, WORDS.cannotZoom);
    hands.zoomPointed();
    return true;
  },
  discard: paper('discard'),
  graveyard: paper('graveyard'),
  undo(hands) {
    if (!hands.stage.state().canUndo) return refused(hands, WORDS.cannotUndo);
    hands.stage.player?.undo();
    return said(WORDS.undone);
  },
  meanwhile: (hands) => hands.meanwhile.toggle() || refused(hands, WORDS.noMeanwhile),
  why(hands) {
    if (hands.stage.state().comments.every(({ why }) => why === null)) return refused(hands, WORDS.cannotExplain);
    hands.setPaper({ kind: 'why' });
    return true;
  },
  speed({ stage }) {
    const { speed } = stage.state().settings;
    const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? '1x';
    stage.set({ speed: next });
    return said(UI.speedNow(UI.pause.speeds[next]));
  },
  mute({ stage }) {
    const muted = !stage.state().settings.muted;
    stage.set({ muted });
    return said(UI.muteNow(muted));
  },
  fullscreen() {
    void toggleFullscreen();
    return true;
  },
  pause({ stage, setPaper, meanwhile }) {
    if (meanwhile.isOpen) meanwhile.toggle();
    else if (stage.state().menus.length > 0) stage.back();
    else setPaper({ kind: 'pause', at: null });
    return true;
  },
  keys: paper('keys'),
};

/** The dial takes the focus with it, so that its odds are read out. */
function turn({ stage, aim, turn: by }: KeyHands, step: number): boolean {
  if (dialOf(stage.state(), aim) === null) return false;
  document.querySelector<HTMLElement>('.dial-slider')?.focus();
  by(step);
  return true;
}

function chooseNumber(i: number, hands: KeyHands): boolean {
  const { stage, aim, notch } = hands;
  const { question, menus } = stage.state();
  if (question === null) return refused(hands, WORDS.notAsked);
  const isAttack = wayOf(stage.state(), aim) !== null;
  const options = isAttack ? [] : (menus[menus.length - 1] ?? question.options);
  const option = options[i];
  if (option !== undefined) take(stage, question, option);
  else if (i !== options.length || !roll(stage, aim, notch)) refused(hands, WORDS.noChoice(i + 1));
  return true;
}
