import type { Option, Question } from '../../app/ports/question.ts';
import type { StagePort } from '../../app/ports/stage.ts';
import { UI } from '../../text/ui.ts';

const KEYS = 9;

interface Props {
  question: Question;
  options: readonly Option[];
  stage: StagePort;
  /** Nested lists can be left again. */
  nested: boolean;
}

/** Makes a choice, or opens the list behind it. */
export function take(stage: StagePort, question: Question, option: Option): void {
  if (option.reply !== null) stage.choose(option.reply, question.n);
  else stage.open(option.more);
}

/** Every choice as a real button, the first nine with a key of their own. */
export function Choices({ question, options, stage, nested }: Props) {
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
            {option.label}{' '}
            {i < KEYS && (
              <span class="key" aria-hidden="true">
                {i + 1}
              </span>
            )}
          </span>
          {option.detail !== '' && <span class="choice-detail">{option.detail}</span>}
        </button>
      ))}
      {nested && (
        <button type="button" class="choice quiet" onClick={() => stage.back()}>
          <span class="choice-label">
            {UI.back}{' '}
            <span class="key" aria-hidden="true">
              0
            </span>
          </span>
        </button>
      )}
    </div>
  );
}
