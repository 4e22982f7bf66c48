import { useState } from 'preact/hooks';
import type { Dial, Notch, Question } from '../../app/ports/question.ts';
import type { StagePort } from '../../app/ports/stage.ts';
import { UI } from '../../text/ui.ts';

interface Props {
  notch: Notch;
  dial: Dial;
  question: Question;
  stage: StagePort;
}

/** R12.3: the power part of a payment, split among the seats by hand. */
export function Split({ notch, dial, question, stage }: Props) {
  const owed = notch.amount - Math.min(notch.amount, dial.rest);
  const [parts, setParts] = useState<Record<number, number>>({});
  const [open, setOpen] = useState(false);
  if (owed === 0 || dial.purses.length < 2) return null;
  const { reply } = notch;
  if (reply.type !== 'spend' && reply.type !== 'flail') return null;
  const sum = Object.values(parts).reduce((a, b) => a + b, 0);
  const power = Object.fromEntries(Object.entries(parts).filter(([, part]) => part > 0));
  if (!open) {
    return (
      <button type="button" class="split-open" onClick={() => setOpen(true)}>
        {UI.dial.split}
      </button>
    );
  }
  return (
    <span class="split">
      {dial.rest > 0 && <span>{UI.dial.splitOwn(Math.min(dial.rest, notch.amount))}</span>}
      {dial.purses.map(({ seat, most }) => (
        <label key={seat}>
          {UI.seat(seat)}
          <input
            type="number"
            min={0}
            max={Math.min(most, owed)}
            value={parts[seat] ?? 0}
            onInput={(event) => setParts({ ...parts, [seat]: Number(event.currentTarget.value) || 0 })}
          />
        </label>
      ))}
      <button
        type="button"
        class="split-open"
        disabled={sum !== owed}
        onClick={() => stage.choose({ ...reply, power }, question.n)}
      >
        {UI.dial.splitDo} ({UI.dial.splitSum(sum, owed)})
      </button>
    </span>
  );
}
