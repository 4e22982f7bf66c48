import type { KeyChanges } from '../../app/ports/keys.ts';
import type { Option, Question } from '../../app/ports/question.ts';
import type { StagePort } from '../../app/ports/stage.ts';
import { UI } from '../../text/ui.ts';
import { Key, KeyHint } from './key-hint.tsx';

const NUMBERED = 9;

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
  if (option.reply !== null) stage.choose(option.reply, question.n);
  else stage.open(option.more);
}

/** Every choice as a real button, the first nine with a key of their own. */
export function Choices({ question, options, stage, keys, nested }: Props) {
  return (
    <div class={options.length > 6 ? 'choices many' : 'choices'}>
      {options.map((option, i) => (
        <button
          key={option.id}
          type="button"
          class={`choice ${option.tone}`}
          onClick={() => take(stage, question, option)}
          onMouseEnter={() => stage.point(option.at)}
          onMouseLeave={() => stage.point(null)}
          onFocus={() => stage.point(option.at)}
          onBlur={() => stage.point(null)}
        >
          <span class="choice-label">
            {option.label} {i < NUMBERED && <Key name={String(i + 1)} />}
          </span>
          {option.detail !== '' && <span class="choice-detail">{option.detail}</span>}
        </button>
      ))}
      {nested && (
        <button type="button" class="choice quiet" onClick={() => stage.back()}>
          <span class="choice-label">
            {UI.back} <KeyHint keys={keys} action="back" />
          </span>
        </button>
      )}
    </div>
  );
}
