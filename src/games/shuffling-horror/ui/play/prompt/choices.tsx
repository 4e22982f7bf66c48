import type { ComponentChildren } from 'preact';
import { thingKey } from '../../../../../app/ports/board.ts';
import type { KeyChanges } from '../../../../../app/ports/keys.ts';
import { wordsOf } from '../../../../../text/cards/names.ts';
import { toneOf } from '../../../../../text/cards/prints.ts';
import { ADVICE } from '../../../../../text/play/advice.ts';
import type { Option, Question } from '../../../app/ports/question.ts';
import type { StagePort } from '../../../app/ports/stage.ts';
import type { TableThing } from '../../../app/ports/table-things.ts';
import { isUncut, useBelow, useFit, type Ways } from '../fit.ts';
import { Meant, useMeant } from './advice.tsx';
import { Back } from './back.tsx';
import { PickHint } from './key-hint.tsx';
import { usePointing } from './pointing.ts';

interface Props {
  question: Question;
  options: readonly Option[];
  stage: StagePort;
  keys: KeyChanges;
  /** Nested lists can be left again. */
  nested: boolean;
}

/** Makes a choice, or opens the list behind it. */
export function take(stage: StagePort, question: Question, option: Option): void {
  if (option.reply === null) stage.open(option.more);
  else if (option.dial !== null) stage.open([option]);
  else stage.player?.choose(option.reply, question.n);
}

/** With so many, each is a line. */
const MANY = 7;

/** Whether all of them are in sight, and each can be read to its end. */
const isWhole = (it: HTMLElement): boolean =>
  it.dataset.fit === 'brief' || it.dataset.fit === 'where'
    ? [...it.querySelectorAll('.choice-words')].every((words) => words.scrollWidth <= words.clientWidth)
    : it.parentElement === null || isUncut(it.parentElement);

/** What there is no room for is left out of each, before any is hidden: its detail's words, its odds (they stand on the table, too), then where it lies. */
const FEW_WAYS: Ways = { names: ['roomy', 'rows', 'brief', 'where', 'bare'], isWhole };
const MANY_WAYS: Ways = { names: ['rows', 'brief', 'where', 'bare'], isWhole };
const MOST_ACROSS = 5;

/** Every choice as a real button, the first nine with a key of their own. The way back is in sight however many there are. */
export function Choices({ question, options, stage, keys, nested }: Props) {
  const many = options.length >= MANY;
  const fit = useFit(many ? MANY_WAYS : FEW_WAYS);
  const list = useBelow<HTMLDivElement>();
  const across = Math.min(MOST_ACROSS, Math.ceil(options.length / 2));
  return (
    <div ref={fit} class={many ? 'choices many' : 'choices'}>
      <div ref={list} class="choices-list" style={{ '--across': across }}>
        {options.map((option, i) => (
          <Choice
            key={option.id}
            option={option}
            hint={<PickHint keys={keys} place={i} />}
            stage={stage}
            onTake={() => take(stage, question, option)}
          />
        ))}
      </div>
      {nested && <Back stage={stage} keys={keys} />}
    </div>
  );
}

/** What the thing that is chosen does, for whoever has not its card before their eyes. */
function briefOf({ at }: Option): string | undefined {
  if (at?.thing !== 'card' || toneOf(at.card) === 'monster') return undefined;
  return wordsOf(at.card).brief;
}

/** Whether it leads to what is pointed at on the board. */
const isAbout = ({ at, more }: Option, pointed: TableThing | null): boolean =>
  pointed !== null && ((at !== null && thingKey(at) === thingKey(pointed)) || more.some((it) => isAbout(it, pointed)));

interface ChoiceProps {
  option: Option;
  hint: ComponentChildren;
  stage: StagePort;
  onTake: () => void;
}

function Choice({ option, hint, stage, onTake }: ChoiceProps) {
  const pointing = usePointing(stage, option.at);
  const meant = useMeant(option.id);
  return (
    <button
      type="button"
      class={`choice ${option.tone}${meant ? ' meant' : ''}${isAbout(option, stage.state().pointed) ? ' pointed' : ''}`}
      aria-description={[meant ? ADVICE.marked : '', briefOf(option) ?? ''].filter(Boolean).join('. ') || undefined}
      onClick={onTake}
      {...pointing}
    >
      <span class="choice-label">
        {meant && <Meant />}
        <span class="choice-words">{option.label}</span> {hint}
      </span>
      {option.detail !== '' && <span class="choice-detail">{option.detail}</span>}
      {option.brief !== undefined && (
        <span class="choice-brief" aria-hidden="true">
          {option.brief.where} <span class="choice-odds">{option.brief.odds}</span>
        </span>
      )}
    </button>
  );
}
