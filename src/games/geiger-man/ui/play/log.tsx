import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../../../ui/kit/say.ts';
import type { LogLine, StageState } from '../../app/ports/stage.ts';
import type { Part } from '../../text/shapes/parts.ts';
import { WORDS } from '../../text/words.ts';

const SHOWN = 80;

/** The screenplay: the last lines of it, the newest in sight. */
export function Log({ state: { log, freshFrom } }: { state: StageState }) {
  const box = useRef<HTMLDivElement>(null);
  const told = useRef(log.at(-1)?.id ?? 0);
  const last = log.at(-1)?.id ?? 0;
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
    const fresh = log.filter(({ id, heard }) => id > told.current && heard !== '');
    told.current = last;
    say(fresh.map(({ heard }) => heard).join(' '));
  }, [last, log]);
  return (
    <section class="gm-log" aria-label={WORDS.table.NAMED.log}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <div class="gm-page" ref={box} role="log" aria-live="off" tabIndex={0}>
        <ol>
          {log.slice(-SHOWN).map((line) => (
            <Told key={line.id} line={line} fresh={line.id >= freshFrom} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Told({ line: { style, by, parts, rule }, fresh }: { line: LogLine; fresh: boolean }) {
  return (
    <li class={`${style} by-${by}${fresh ? ' fresh' : ''}`} title={rule ?? undefined}>
      {parts.map((part, i) => (
        <Piece key={`${i} ${typeof part === 'string' ? part : part.card}`} part={part} />
      ))}
    </li>
  );
}

const Piece = ({ part }: { part: Part }) =>
  typeof part === 'string' ? part : <em class={`tone-${part.tone}`}>{part.words}</em>;
