import { useEffect, useRef } from 'preact/hooks';
import type { GirlId } from '../../../../rules/geiger-man/index.ts';
import { say } from '../../../../ui/kit/say.ts';
import type { LogLine, StageState } from '../../app/ports/stage.ts';
import type { Part } from '../../text/shapes/parts.ts';
import { WORDS } from '../../text/words.ts';
import './log.css';
import { Reasons } from './why.tsx';

const SHOWN = 80;
const TABBED = 8;

/** The screenplay: the last lines of it, the newest in sight. */
export function Log({ state: { log, freshFrom, table } }: { state: StageState }) {
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
          {log.slice(-SHOWN).map((line, i, all) => (
            <Told
              key={line.id}
              line={line}
              girl={table.girl.id}
              fresh={line.id >= freshFrom}
              tabs={i >= all.length - TABBED}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

interface ToldProps {
  line: LogLine;
  girl: GirlId;
  fresh: boolean;
  /** Its reasons can be reached by Tab. */
  tabs: boolean;
}

function Told({ line: { style, by, parts, rule, speaker, because }, girl, fresh, tabs }: ToldProps) {
  if (speaker !== null)
    return (
      <li class={`told-talk by-${by}`}>
        <b>{WORDS.table.TABLE.speaker(speaker, girl)}</b>{' '}
        <q>{parts.map((part) => (typeof part === 'string' ? part : part.words))}</q>
      </li>
    );
  return (
    <li class={`told-${style} by-${by}${fresh ? ' fresh' : ''}`} title={rule ?? undefined}>
      {parts.map((part, i) => (
        <Piece key={`${i} ${typeof part === 'string' ? part : part.card}`} part={part} />
      ))}
      {because !== null && (
        <details class="gm-because">
          <summary tabIndex={tabs ? 0 : -1}>{WORDS.because.BECAUSE.title}</summary>
          <Reasons because={because} />
        </details>
      )}
    </li>
  );
}

const Piece = ({ part }: { part: Part }) =>
  typeof part === 'string' ? part : <em class={`tone-${part.tone}`}>{part.words}</em>;
