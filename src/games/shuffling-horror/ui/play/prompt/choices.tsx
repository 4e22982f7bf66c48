import type { ComponentChildren } from 'preact';
import { thingKey } from '../../../../../app/ports/board.ts';
import type { KeyChanges } from '../../../../../app/ports/keys.ts';
import { wordsOf } from '../../../../../text/cards/names.ts';
import { toneOf } from '../../../../../text/cards/prints.ts';
import { ADVICE } from '../../../../../text/play/advice.ts';
import type { Option, Question } from '../../../app/ports/question.ts';
import type { StagePort } from '../../../app/ports/stage.ts';
import type { TableThing } from '../../../app/ports/table-things.ts';
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

/** Every choice as a real button, the first nine with a key of their own. */
export function Choices({ question, options, stage, keys, nested }: Props) {
  return (
    <div class={options.length > 6 ? 'choices many' : 'choices'}>
      {options.map((option, i) => (
        <Choice
          key={option.id}
          option={option}
          hint={<PickHint keys={keys} place={i} />}
          stage={stage}
          onTake={() => take(stage, question, option)}
        />
      ))}
      {nested && <Back options={options} stage={stage} keys={keys} />}
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
        {option.label} {hint}
      </span>
      {option.detail !== '' && <span class="choice-detail">{option.detail}</span>}
    </button>
  );
}
