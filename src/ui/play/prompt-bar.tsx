import { useEffect, useRef } from 'preact/hooks';
import type { StagePort, StageState } from '../../app/ports/stage.ts';
import { UI } from '../../text/ui.ts';
import { Choices } from './choices.tsx';
import { DialOf } from './dial.tsx';
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
  const { question, phase, menus } = state;
  // What a button already says need not be said again above it.
  const fromBoard = state.hint !== '' && document.querySelector('.choice:hover, .choice:focus-visible') === null;
  const head = useRef<HTMLParagraphElement>(null);
  const n = question?.n ?? null;

  // Whoever plays by keys goes on from here; whoever is elsewhere in the page is left there.
  useEffect(() => {
    const at = document.activeElement;
    if (n !== null && (at === null || at === document.body)) head.current?.focus({ preventScroll: true });
  }, [n]);

  const menu = menus[menus.length - 1];
  const aside = fromBoard ? state.hint : (question?.aside ?? '');
  return (
    <section class={`prompt phase-${phase}`} aria-label={UI.prompt} data-n={n}>
      <div class="prompt-line">
        <p class="prompt-head" ref={head} tabIndex={-1} role="status">
          {question === null ? (
            <Idle state={state} />
          ) : (
            <>
              <strong>{question.heading}</strong> {aside !== '' && <span>{aside}</span>}
            </>
          )}
        </p>
        {state.canUndo && <TakeBack stage={stage} />}
      </div>
      {question !== null && (
        <div class="prompt-body">
          {menu !== undefined ? (
            <Choices question={question} options={menu} stage={stage} nested />
          ) : (
            <>
              {question.options.length > 0 && (
                <Choices question={question} options={question.options} stage={stage} nested={false} />
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

function Idle({ state }: { state: StageState }) {
  if (state.phase === 'thinking') return <span class="idle">{UI.thinking}</span>;
  if (state.phase === 'playing') return <span class="idle">{UI.playing}</span>;
  return null;
}

/** While the film runs there is little to do but to hurry it. */
function Hands({ state, stage }: { state: StageState; stage: StagePort }) {
  if (state.phase === 'waiting' && !state.gone) {
    return (
      <button type="button" class="choice best" onClick={() => stage.goOn()}>
        <span class="choice-label">
          {UI.goOn}{' '}
          <span class="key" aria-hidden="true">
            {UI.space}
          </span>
        </span>
      </button>
    );
  }
  if (state.phase !== 'playing') return null;
  return (
    <button type="button" class="choice quiet skip" onClick={() => stage.skip()}>
      <span class="choice-label">
        {UI.skip}{' '}
        <span class="key" aria-hidden="true">
          {UI.space}
        </span>
      </span>
    </button>
  );
}
