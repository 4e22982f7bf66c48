import { useEffect, useRef, useState } from 'preact/hooks';
import type { Option } from '../../app/ports/question.ts';
import type { StagePort, StageState } from '../../app/ports/stage.ts';
import { UI } from '../../text/ui.ts';
import { Choices } from './choices.tsx';
import { DialOf } from './dial.tsx';
import { KeyHint } from './key-hint.tsx';
import './prompt-bar.css';
import { TakeBack } from './take-back.tsx';

interface Props {
  state: StageState;
  stage: StagePort;
  notch: number;
  onTurn: (at: number) => void;
}

/** What is asked, and every answer to it. */
export function PromptBar({ state, stage, notch, onTurn }: Props) {
  const { question, phase, menus, settings } = state;
  // What a button already says need not be said again above it.
  const fromBoard = state.hint !== '' && document.querySelector('.choice:hover, .choice:focus-visible') === null;
  const n = question?.n ?? null;
  const menu = menus[menus.length - 1];
  const within = menu === undefined ? null : listOf(question?.options ?? [], menu);
  const aside = fromBoard ? state.hint : (within?.label ?? question?.aside ?? '');
  const { head, elsewhere } = useFocusOnAsked(n, menus.length);
  return (
    <section class={`prompt phase-${phase}`} aria-label={UI.prompt} data-n={n}>
      <div class="prompt-line">
        <h2 class="prompt-head" ref={head} tabIndex={-1}>
          {question === null ? (
            <Idle state={state} />
          ) : (
            <>
              <strong>{question.heading}</strong> {aside !== '' && <span>{aside}</span>}
            </>
          )}
        </h2>
        {state.canUndo && <TakeBack stage={stage} />}
      </div>
      {/* Only for those who are elsewhere in the page: who is led here hears it anyway. */}
      <p class="unseen" role="status">
        {elsewhere && question !== null && `${question.heading} ${question.aside}`.trim()}
      </p>
      {question !== null && (
        <div class="prompt-body">
          {menu !== undefined ? (
            <Choices question={question} options={menu} stage={stage} keys={settings.keys} nested />
          ) : (
            <>
              {question.options.length > 0 && (
                <Choices
                  question={question}
                  options={question.options}
                  stage={stage}
                  keys={settings.keys}
                  nested={false}
                />
              )}
              {question.dial !== null && (
                <DialOf
                  question={question}
                  dial={question.dial}
                  at={notch}
                  onTurn={onTurn}
                  stage={stage}
                  keyNumber={question.options.length + 1}
                />
              )}
            </>
          )}
        </div>
      )}
      {question === null && <Hands state={state} stage={stage} />}
    </section>
  );
}

/** Whoever plays by keys goes on from what is asked; whoever is elsewhere in the page is left there, and told. */
function useFocusOnAsked(n: number | null, depth: number) {
  const head = useRef<HTMLHeadingElement>(null);
  const [elsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    if (n === null) return;
    const at = document.activeElement;
    const free = at === null || at === document.body || at === head.current;
    if (free) head.current?.focus({ preventScroll: head.current.closest('.drawn') !== null });
    setElsewhere(!free);
  }, [n, depth]);
  return { head, elsewhere };
}

/** The choice whose closer choices these are. */
function listOf(options: readonly Option[], menu: readonly Option[]): Option | null {
  for (const option of options) {
    const found = option.more === menu ? option : listOf(option.more, menu);
    if (found !== null) return found;
  }
  return null;
}

function Idle({ state }: { state: StageState }) {
  if (state.phase === 'thinking') return <span class="idle">{UI.thinking}</span>;
  if (state.phase === 'playing') return <span class="idle">{UI.playing}</span>;
  return null;
}

/** While the film runs there is little to do but to hurry it. */
function Hands({ state, stage }: { state: StageState; stage: StagePort }) {
  if (state.phase === 'waiting' && !state.gone) return <GoOn state={state} stage={stage} />;
  if (state.phase !== 'playing') return null;
  return (
    <button type="button" class="choice quiet skip" onClick={() => stage.skip()}>
      <span class="choice-label">
        {UI.skip} <KeyHint keys={state.settings.keys} action="skip" />
      </span>
    </button>
  );
}

function GoOn({ state, stage }: { state: StageState; stage: StagePort }) {
  const it = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const at = document.activeElement;
    if (at === null || at === document.body || at.classList.contains('prompt-head')) it.current?.focus();
  }, []);
  return (
    <button ref={it} type="button" class="choice best" onClick={() => stage.goOn()}>
      <span class="choice-label">
        {UI.goOn} <KeyHint keys={state.settings.keys} action="skip" />
      </span>
    </button>
  );
}
