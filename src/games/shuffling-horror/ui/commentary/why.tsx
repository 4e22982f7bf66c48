import { useState } from 'preact/hooks';
import { COMMENTARY } from '../../../../text/play/commentary.ts';
import { Dialog } from '../../../../ui/kit/dialog.tsx';
import { Told } from '../../../../ui/kit/told.tsx';
import { type Comment, mainOf, type WeighedOption } from '../../app/ports/commentary.ts';
import './why.css';

const { why } = COMMENTARY;

/** What the Director weighed for its last few choices, the last first; options best first, each split by what speaks for it. */
export function WhyPaper({ comments, onClose }: { comments: readonly Comment[]; onClose: () => void }) {
  const told = comments.filter((it) => it.why !== null);
  const last = mainOf(told);
  const [at, setAt] = useState(last === null ? 0 : told.indexOf(last));
  const comment = told[at];
  return (
    <Dialog title={why.title} kind="wide" isRead={false} onClose={onClose}>
      {comment !== undefined && <OneWhy comment={comment} />}
      {told.length > 1 && (
        <div class="paper-buttons">
          <button type="button" class="stamp" disabled={at === 0} onClick={() => setAt(at - 1)}>
            {why.earlier}
          </button>
          <button type="button" class="stamp" disabled={at === told.length - 1} onClick={() => setAt(at + 1)}>
            {why.later}
          </button>
        </div>
      )}
    </Dialog>
  );
}

function OneWhy({ comment }: { comment: Comment }) {
  const options = comment.why?.options ?? [];
  const widest = Math.max(...options.map(extentOf), 0.01);
  const inks = [...new Set(options.flatMap(({ terms }) => terms.map(({ name }) => name)))];
  return (
    <>
      <Told class="why-said" words={`“${comment.words}”`} />
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
          <Row key={i} option={option} points={comment.why?.points ?? true} widest={widest} inks={inks} />
        ))}
      </ol>
      <p class="paper-aside">{comment.why?.points ? why.aside : why.thumb}</p>
    </>
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
  points: boolean;
  widest: number;
  inks: readonly string[];
}

function Row({ option: { words, chosen, score, terms }, points, widest, inks }: RowProps) {
  const ink = (name: string) => `why-ink ink-${inks.indexOf(name) % 6}`;
  const part = ({ name, value }: { name: string; value: number }) => (
    <i key={name} class={ink(name)} style={{ width: `${(Math.abs(value) / widest) * 100}%` }} />
  );
  return (
    <li class={chosen ? 'why-option chosen' : 'why-option'}>
      <p class="why-head">
        <strong>{words}</strong>
        {chosen && <em>{why.chosen}</em>}
        <span>{points ? why.points(why.amount(score)) : why.amount(score)}</span>
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
            <i class={ink(name)} aria-hidden="true" /> {name} {why.amount(value)}
          </li>
        ))}
      </ul>
    </li>
  );
}
