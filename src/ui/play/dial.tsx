import type { Dial, Notch, Question } from '../../app/ports/question.ts';
import type { StagePort } from '../../app/ports/stage.ts';
import { percent } from '../../text/numerals.ts';
import { UI } from '../../text/ui.ts';
import './dial.css';
import { Key } from './key-hint.tsx';
import { Split } from './split.tsx';

interface Props {
  question: Question;
  dial: Dial;
  at: number;
  onTurn: (at: number) => void;
  stage: StagePort;
  /** The number key of its button. */
  keyNumber: number;
}

export const oddsWords = ({ chances }: Notch): string =>
  chances.map(({ words, p }) => `${words} ${percent(p)}`).join(' · ');

/** Spoints by a slider; every stop shows its exact odds before anything is spent. */
export function DialOf({ question, dial, at, onTurn, stage, keyNumber }: Props) {
  const notch = dial.notches[at] ?? dial.notches[0];
  if (notch === undefined) return null;
  const last = dial.notches.length - 1;
  const roll = () => stage.choose(notch.reply, question.n);
  return (
    <div class="dial">
      <div class="dial-scale">
        <div class="dial-notches" aria-hidden="true">
          <span class="notch-heads">
            <span class="notch-amount">{dial.label}</span>
            {notch.chances.map(({ words }) => (
              <span key={words}>{words}</span>
            ))}
          </span>
          {dial.notches.map((it, i) => (
            <NotchOf key={it.amount} notch={it} on={i === at} onPress={() => onTurn(i)} />
          ))}
        </div>
        <input
          class="dial-slider"
          type="range"
          min={0}
          max={last}
          step={1}
          value={at}
          aria-label={dial.label}
          aria-valuetext={`${UI.dial.of(notch.amount)}: ${oddsWords(notch)}`}
          onInput={(event) => onTurn(Number(event.currentTarget.value))}
        />
      </div>
      <div class="dial-do">
        <button type="button" class="choice best dial-roll" onClick={roll}>
          <span class="choice-label">
            {dial.verb}
            {notch.amount > 0 && ` +${notch.amount}`} <Key name={String(keyNumber)} />
          </span>
          <span class="choice-detail">{oddsWords(notch)}</span>
        </button>
        <p class="dial-pays">
          <span>{notch.pays}</span>
          <Split key={notch.amount} notch={notch} dial={dial} question={question} stage={stage} />
        </p>
      </div>
    </div>
  );
}

function NotchOf({ notch, on, onPress }: { notch: Notch; on: boolean; onPress: () => void }) {
  return (
    <button type="button" tabIndex={-1} class={on ? 'notch on' : 'notch'} onClick={onPress}>
      <span class="notch-amount">{notch.amount === 0 ? '0' : `+${notch.amount}`}</span>
      {notch.chances.map(({ words, p }) => (
        <span key={words} class="notch-odds">
          {percent(p)}
        </span>
      ))}
    </button>
  );
}
