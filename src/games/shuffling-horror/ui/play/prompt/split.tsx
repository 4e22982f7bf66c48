import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { UI } from '../../../../../text/play/ui.ts';
import { say } from '../../../../../ui/kit/say.ts';
import type { Dial, Notch } from '../../../app/ports/question.ts';

interface Props {
  notch: Notch;
  dial: Dial;
  onRoll: (reply: Notch['reply']) => void;
}

const sumOf = (parts: Record<number, number>): number => Object.values(parts).reduce((a, b) => a + b, 0);

/** R12.3: the power part of a payment, split among the seats by hand. */
export function Split({ notch, dial, onRoll }: Props) {
  const owed = notch.amount - Math.min(notch.amount, dial.rest);
  const [parts, setParts] = useState<Record<number, number>>({});
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  // What was pressed is gone: on to the first purse.
  useLayoutEffect(() => box.current?.querySelector('input')?.focus(), [open]);
  if (owed === 0 || dial.purses.length < 2) return null;
  const { reply } = notch;
  if (reply.type !== 'spend' && reply.type !== 'flail') return null;
  const sum = sumOf(parts);
  const power = Object.fromEntries(Object.entries(parts).filter(([, part]) => part > 0));
  const put = (next: Record<number, number>) => {
    setParts(next);
    say(UI.dial.splitSum(sumOf(next), owed));
  };
  if (!open) {
    return (
      <button type="button" class="split-open" onClick={() => setOpen(true)}>
        {UI.dial.split}
      </button>
    );
  }
  return (
    <span class="split" ref={box}>
      {dial.rest > 0 && <span>{UI.dial.splitOwn(Math.min(dial.rest, notch.amount))}</span>}
      {dial.purses.map(({ seat, most }) => (
        <label key={seat}>
          {UI.seat(seat)}
          <input
            type="number"
            min={0}
            max={Math.min(most, owed)}
            value={parts[seat] ?? 0}
            onInput={(event) => put({ ...parts, [seat]: Number(event.currentTarget.value) || 0 })}
          />
        </label>
      ))}
      <button type="button" class="split-open" disabled={sum !== owed} onClick={() => onRoll({ ...reply, power })}>
        {UI.dial.splitDo} ({UI.dial.splitSum(sum, owed)})
      </button>
    </span>
  );
}
