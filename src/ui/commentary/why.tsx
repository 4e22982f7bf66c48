import type { Comment, WeighedOption } from '../../app/ports/commentary.ts';
import { COMMENTARY } from '../../text/commentary.ts';
import { Dialog } from '../play/dialog.tsx';
import './why.css';

const { why } = COMMENTARY;

/** What the Director weighed for its last choice, best first, each option split by what speaks for and against it. */
export function WhyPaper({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const options = comment.why?.options ?? [];
  const widest = Math.max(...options.map(extentOf), 0.01);
  const inks = [...new Set(options.flatMap(({ terms }) => terms.map(({ name }) => name)))];
  return (
    <Dialog title={why.title} kind="wide" onClose={onClose}>
      <p class="why-said">“{comment.words}”</p>
      {comment.luck !== '' && (
        <p class="why-note">
          {why.dice}: {comment.luck}
        </p>
      )}
      {comment.why?.notes.map((note) => (
        <p key={note} class="why-note">
          {note}
        </p>
      ))}
      <ol class="why-options">
        {options.map((option, i) => (
          <Row key={i} option={option} widest={widest} inks={inks} />
        ))}
      </ol>
      <p class="paper-aside">{why.aside}</p>
    </Dialog>
  );
}

/** How long its bar is: what speaks for it or, where that is more, against it. */
const extentOf = ({ terms }: WeighedOption): number => {
  let pro = 0;
  let con = 0;
  for (const { value } of terms) {
    if (value > 0) pro += value;
    else con -= value;
  }
  return Math.max(pro, con);
};

interface RowProps {
  option: WeighedOption;
  widest: number;
  inks: readonly string[];
}

function Row({ option: { words, chosen, score, terms }, widest, inks }: RowProps) {
  const ink = (name: string) => `why-ink ink-${inks.indexOf(name) % 6}`;
  const part = ({ name, value }: { name: string; value: number }) => (
    <i key={name} class={ink(name)} style={{ width: `${(Math.abs(value) / widest) * 100}%` }} />
  );
  return (
    <li class={chosen ? 'why-option chosen' : 'why-option'}>
      <p class="why-head">
        <strong>{words}</strong>
        {chosen && <em>{why.chosen}</em>}
        <span>{why.total(signed(score))}</span>
      </p>
      <div class="why-bar" aria-hidden="true">
        {terms.filter(({ value }) => value > 0).map(part)}
      </div>
      {terms.some(({ value }) => value < 0) && (
        <div class="why-bar against" aria-hidden="true">
          {terms.filter(({ value }) => value < 0).map(part)}
        </div>
      )}
      <ul class="why-terms">
        {terms.map(({ name, value }) => (
          <li key={name}>
            <i class={ink(name)} aria-hidden="true" /> {name} {signed(value)}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** With a true minus: a hyphen is no number. */
const signed = (value: number): string => `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(2)}`;
