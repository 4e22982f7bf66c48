import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { keyOf } from '../../../../../app/ports/keys.ts';
import { keyName } from '../../../../../text/play/keys.ts';
import { UI } from '../../../../../text/play/ui.ts';
import { say } from '../../../../../ui/kit/say.ts';
import type { StagePort, StageState } from '../../../app/ports/stage.ts';
import { Glossed } from '../../glossary/glossed.tsx';
import { behind, rollWith, wayOf, waysOf } from './aim.ts';
import { AttackPanel } from './attack-panel.tsx';
import { Choices } from './choices.tsx';
import { DialOf } from './dial.tsx';
import { KeyHint } from './key-hint.tsx';
import { HitPlan } from './plans.tsx';
import './prompt-bar.css';
import './drawn-prompt.css';
import './brief-choices.css';
import { askedIn, countOf } from './spoken.ts';
import { TakeBack } from './take-back.tsx';
import { toNextChoice, useAsked } from './use-asked.ts';

interface Props {
  state: StageState;
  stage: StagePort;
  notch: number;
  onTurn: (at: number) => void;
  /** The way that was picked for an attack. */
  aim: string;
  onAim: (way: string) => void;
  /** Why the last key did nothing; it was said already. */
  refusal: string;
  /** What stands at the left of what is asked. */
  children?: ComponentChildren;
}

/** What is asked, and every answer to it. */
export function PromptBar({ state, stage, notch, onTurn, aim, onAim, refusal, children }: Props) {
  const { question, phase, menus, settings } = state;
  // What a button already says need not be said again above it.
  const fromBoard = state.hint !== '' && document.querySelector('.choice:hover, .choice:focus-visible') === null;
  const n = question?.n ?? null;
  const menu = menus[menus.length - 1];
  const within = menu === undefined || question === null ? null : behind(question, menu);
  const way = wayOf(state, aim);
  const inList = way === null ? within?.label : `${within?.label ?? ''} ${within?.detail ?? ''}`;
  const aside = fromBoard && way === null ? state.hint : (inList ?? question?.aside ?? '');
  const hasDial = way !== null || question?.dial != null;
  const bar = useAsked(askedIn(state, aim, notch));
  return (
    <section class={`prompt phase-${phase}`} aria-label={UI.prompt} data-n={n}>
      <h2 class="prompt-head">
        {question === null ? (
          <Idle state={state} />
        ) : (
          <>
            <span class={`prompt-chair ${question.chair.kind}`}>{question.chair.words}</span>{' '}
            <strong>
              <Glossed words={question.heading} />
            </strong>{' '}
            {refusal !== '' && (
              <span class="prompt-refusal" aria-hidden="true">
                {refusal}
              </span>
            )}{' '}
            {aside !== '' && refusal === '' && (
              <span class="prompt-aside" title={aside}>
                <Glossed words={aside} />
              </span>
            )}{' '}
            {way === null && <span class="unseen">{UI.choices(countOf(state))}</span>}
          </>
        )}
      </h2>
      {/* A toolbar, so that a screen reader hands its keys to the game. */}
      <div
        ref={bar}
        class="prompt-asks"
        role="toolbar"
        aria-label={UI.answers}
        aria-orientation="vertical"
        tabIndex={-1}
        onKeyDown={(event) => toNextChoice(event, hasDial)}
      >
        {question !== null && (
          <div class="prompt-body">
            {way !== null ? (
              <AttackPanel
                state={state}
                stage={stage}
                ways={waysOf(state)}
                way={way}
                onWay={onAim}
                notch={notch}
                onTurn={onTurn}
              />
            ) : menu !== undefined ? (
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
                    key={n}
                    dial={question.dial}
                    at={notch}
                    onTurn={onTurn}
                    onRoll={(reply) => rollWith(stage, aim, reply)}
                    keys={settings.keys}
                    place={question.options.length}
                    meant={state.advice?.ids.length === 0 ? state.advice.amount : null}
                  />
                )}
                <HitPlan state={state} stage={stage} question={question} />
              </>
            )}
          </div>
        )}
        {question === null && <Hands state={state} stage={stage} />}
      </div>
      {children}
      {state.canUndo && <TakeBack stage={stage} />}
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
    if (at === null || at === document.body || at.classList.contains('prompt-asks')) it.current?.focus();
    else say(`${UI.goOn}: ${keyName(keyOf(state.settings.keys, 'skip'))}.`);
  }, []);
  return (
    <button ref={it} type="button" class="choice best" onClick={() => stage.player?.goOn()}>
      <span class="choice-label">
        {UI.goOn} <KeyHint keys={state.settings.keys} action="skip" />
      </span>
    </button>
  );
}
