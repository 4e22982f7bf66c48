import { useEffect, useRef } from 'preact/hooks';
import { UI } from '../../../../text/play/ui.ts';
import { Clapper } from '../../../../ui/kit/clapper.tsx';
import type { Option } from '../../app/ports/question.ts';
import type { StagePort, StageState } from '../../app/ports/stage.ts';
import { WORDS } from '../../text/words.ts';
import { MOST_KEYS, onCards } from '../table/offered.ts';
import { AdviceButton, AdviceCard } from './advice.tsx';

interface Props {
  stage: StagePort;
  state: StageState;
  /** At a drawn table her cards are buttons in sight, and need no others. */
  isDrawn: boolean;
}

/** What is asked, and every way to answer it. */
export function Choices({ stage, state, isDrawn }: Props) {
  const { question, menus, canUndo, phase, advice } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const n = question?.n ?? -1;
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (n >= 0 && isLost) heading.current?.focus({ preventScroll: true });
  }, [n]);
  if (question === null)
    return (
      <section class="gm-choices" aria-label={WORDS.table.NAMED.choices}>
        {phase === 'playing' && (
          <button type="button" class="gm-skip" onClick={() => stage.skip()}>
            {WORDS.table.NAMED.skip}
          </button>
        )}
      </section>
    );
  const open = menus.at(-1) ?? question.options;
  const elsewhere = new Set(isDrawn ? [...onCards(state).values()].map(({ option }) => option) : []);
  return (
    <section class="gm-choices" aria-label={WORDS.table.NAMED.choices} data-n={question.n}>
      <div class="gm-asks">
        <h2 id="gm-asked" ref={heading} tabIndex={-1}>
          {question.heading}
        </h2>
        {question.aside !== '' && <p>{question.aside}</p>}
        <AdviceButton stage={stage} state={state} />
        {canUndo && (
          <button type="button" class="gm-undo" onClick={() => stage.player?.undo()}>
            {UI.undo}
          </button>
        )}
      </div>
      <AdviceCard advice={advice} />
      <section class="gm-answers" aria-labelledby="gm-asked">
        {menus.length > 0 && (
          <button type="button" class="gm-choice quiet" onClick={() => stage.back()}>
            <b>{UI.back}</b>
          </button>
        )}
        {open.map((option, i) =>
          elsewhere.has(option) ? null : (
            <Choice
              key={option.id}
              option={option}
              at={i}
              stage={stage}
              n={question.n}
              meant={advice?.ids.includes(option.id) ?? false}
            />
          ),
        )}
      </section>
    </section>
  );
}

interface ChoiceProps {
  option: Option;
  at: number;
  stage: StagePort;
  n: number;
  /** It, or a list on the way to it, is what somebody else would do. */
  meant: boolean;
}

function Choice({ option, at, stage, n, meant }: ChoiceProps) {
  const { chances, detail, label, reply } = option;
  const odds = chances === null ? '' : WORDS.prompts.ODDS.lines(chances.two, chances.one, chances.none);
  const point = (on: boolean) => stage.point(on ? option.at : null);
  return (
    <button
      type="button"
      class={`gm-choice ${option.tone}${meant ? ' meant' : ''}`}
      onClick={() => (reply === null ? stage.open(option) : stage.player?.choose(reply, n))}
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
      onFocus={() => point(true)}
      onBlur={() => point(false)}
    >
      <b>
        {meant && <Clapper />}
        {meant && <span class="unseen">{WORDS.hints.HINT.marked}: </span>}
        {label}
      </b>
      {at < MOST_KEYS && (
        <span class="cap" aria-hidden="true">
          {at + 1}
        </span>
      )}
      {(detail !== '' || odds !== '') && (
        <span class="detail">{[detail, odds].filter((words) => words !== '').join(' · ')}</span>
      )}
    </button>
  );
}
