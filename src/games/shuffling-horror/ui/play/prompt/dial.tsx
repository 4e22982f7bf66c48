import { useEffect, useRef } from 'preact/hooks';
import type { KeyChanges } from '../../../../../app/ports/keys.ts';
import { percent } from '../../../../../text/numerals.ts';
import { ADVICE } from '../../../../../text/play/advice.ts';
import { say } from '../../../../../ui/kit/say.ts';
import { Slider } from '../../../../../ui/kit/slider.tsx';
import type { Dial, Notch } from '../../../app/ports/question.ts';
import { Glossed } from '../../glossary/glossed.tsx';
import './dial.css';
import { Meant } from './advice.tsx';
import { PickHint } from './key-hint.tsx';
import { Split } from './split.tsx';
import { notchWords } from './spoken.ts';

interface Props {
  dial: Dial;
  at: number;
  onTurn: (at: number) => void;
  /** What is done with the stop that was chosen. */
  onRoll: (reply: Notch['reply']) => void;
  keys: KeyChanges;
  /** Of its button, among the answers. */
  place: number;
  /** Spoints that somebody else would spend. */
  meant: number | null;
}

const oddsWords = ({ chances }: Notch): string => chances.map(({ words, p }) => `${words} ${percent(p)}`).join(' · ');

/** Spoints by a slider; every stop shows its exact odds before anything is spent. */
export function DialOf({ dial, at, onTurn, onRoll, keys, place, meant }: Props) {
  const notch = dial.notches[at] ?? dial.notches[0];
  const words = notch === undefined ? '' : notchWords(notch);
  useTold(words);
  if (notch === undefined) return null;
  const last = dial.notches.length - 1;
  return (
    <div class="dial">
      <div class="dial-scale">
        <div class="dial-notches" aria-hidden="true">
          <span class="notch-heads">
            <span class="notch-amount">{dial.label}</span>
            {notch.chances.map(({ words: chance }) => (
              <span key={chance}>
                <Glossed words={chance} tabs={false} />
              </span>
            ))}
          </span>
          {dial.notches.map((it, i) => (
            <NotchOf key={it.amount} notch={it} on={i === at} meant={it.amount === meant} onPress={() => onTurn(i)} />
          ))}
        </div>
        <Slider class="dial-slider" label={dial.label} max={last} step={1} value={at} words={words} onSlide={onTurn} />
      </div>
      <div class="dial-do">
        <button type="button" class="choice dial-roll" onClick={() => onRoll(notch.reply)}>
          <span class="choice-label">
            {dial.verb}
            {notch.amount > 0 && ` +${notch.amount}`} <PickHint keys={keys} place={place} />
          </span>
          <span class="choice-detail">{oddsWords(notch)}</span>
        </button>
        <p class="dial-pays">
          <span>
            <Glossed words={notch.pays} />
          </span>
          <Split key={notch.amount} notch={notch} dial={dial} onRoll={onRoll} />
        </p>
      </div>
    </div>
  );
}

/** A chance that changes is said once: by the slider while that has the focus, else here. */
function useTold(words: string): void {
  const was = useRef(words);
  useEffect(() => {
    if (was.current !== words && !document.activeElement?.matches('.dial-slider')) say(words);
    was.current = words;
  }, [words]);
}

interface NotchProps {
  notch: Notch;
  on: boolean;
  meant: boolean;
  onPress: () => void;
}

function NotchOf({ notch, on, meant, onPress }: NotchProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      class={`notch${on ? ' on' : ''}${meant ? ' meant' : ''}`}
      title={meant ? ADVICE.marked : undefined}
      onClick={onPress}
    >
      {meant && <Meant />}
      <span class="notch-amount">{notch.amount === 0 ? '0' : `+${notch.amount}`}</span>
      {notch.chances.map(({ words, p }) => (
        <span key={words} class="notch-odds">
          {percent(p)}
        </span>
      ))}
    </button>
  );
}
