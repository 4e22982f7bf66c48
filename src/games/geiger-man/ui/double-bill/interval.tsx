import { useState } from 'preact/hooks';
import { UI } from '../../../../text/play/ui.ts';
import { Dialog } from '../../../../ui/kit/dialog.tsx';
import type { Interval } from '../../app/ports/double-bill.ts';
import { LOBBY } from '../../text/lobby-words.ts';
import { WORDS } from '../../text/words.ts';
import './interval.css';

interface Props {
  interval: Interval;
  /** With one item, or none. */
  onGo(item: string | null): void;
  onLeave(): void;
}

/** Between the two shows: what comes along is chosen, and nothing else. */
export function IntervalPaper({ interval, onGo, onLeave }: Props) {
  const { girl, health, items, outlived, next } = interval;
  const { intermission } = LOBBY.setUp.DOUBLE_BILL;
  const [item, setItem] = useState<string | null>(items[0] ?? null);
  const row = (id: string | null, name: string, line: string) => (
    <label key={name} class={id === item ? 'gm-carry picked' : 'gm-carry'}>
      <input type="radio" name="item" checked={id === item} onChange={() => setItem(id)} />
      <b>{name}</b> <span>{line}</span>
    </label>
  );
  return (
    <Dialog title={intermission.title}>
      <p class="paper-aside">{intermission.won(girl, outlived.killer)}</p>
      <p class="paper-aside">{intermission.health(health)}</p>
      {items.length > 0 ? (
        <fieldset class="gm-carries">
          <legend>{intermission.carry}</legend>
          {items.map((id) =>
            row(id, intermission.take(id), WORDS.items.ITEMS[id as keyof typeof WORDS.items.ITEMS].line),
          )}
          {row(null, intermission.nothing, '')}
        </fieldset>
      ) : (
        <p class="paper-aside">{intermission.empty}</p>
      )}
      <p class="paper-aside">{intermission.next(next.killer, next.location)}</p>
      <div class="paper-buttons">
        <button type="button" class="stamp first" onClick={() => onGo(item)}>
          {intermission.go}
        </button>
        <button type="button" class="stamp" onClick={onLeave}>
          {UI.outcome.marquee}
        </button>
      </div>
    </Dialog>
  );
}
