import { useEffect, useRef } from 'preact/hooks';
import type { Card } from '../../../../rules/stand-in/index.ts';
import { shortName } from '../../../../text/cards/names.ts';
import { UI } from '../../../../text/play/ui.ts';
import { say } from '../../../../ui/kit/say.ts';
import type { LogLine, StageState } from '../../app/ports/stage.ts';
import type { TableModel } from '../../app/ports/table.ts';
import { type FaceLook, faceFrame } from '../../art.ts';
import type { Part } from '../../text/shapes/parts.ts';
import { NAMES, TABLE } from '../../text/table.ts';
import { Picture } from '../kit/picture.tsx';
import './log.css';

const SHOWN = 120;

interface Props {
  state: StageState;
  table: TableModel;
  onZoom: (card: Card) => void;
}

/** The game as a screenplay, talk and all; what goes without saying is left out. */
export function Log({ state: { log }, table, onZoom }: Props) {
  const lines = log.filter(({ quiet }) => !quiet).slice(-SHOWN);
  useHeard(log);
  return (
    <section class="si-log" aria-label={NAMES.log}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
      <div class="si-log-page" role="log" aria-live="off" tabIndex={0} id="si-log" aria-label={UI.log}>
        <div>
          {lines.map((line) => (
            <Told key={line.id} line={line} table={table} onZoom={onZoom} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Who listens is told of each thing once, in fewer words than are written. */
function useHeard(log: readonly LogLine[]): void {
  const from = useRef(log.at(-1)?.id ?? 0);
  const last = log.at(-1)?.id ?? 0;
  useEffect(() => {
    const fresh = log.filter(({ id, heard }) => id > from.current && heard !== '');
    from.current = Math.max(from.current, last);
    if (fresh.length > 0) say(fresh.map(({ heard }) => heard).join(' '));
  }, [last]);
}

function Told({ line, table, onZoom }: { line: LogLine; table: TableModel; onZoom: Props['onZoom'] }) {
  const { style, face, saying, verb, parts, speaker } = line;
  const words = glued(parts).map((some, i) => (
    <span key={i} class={some.length > 1 ? 'told-glued' : ''}>
      {some.map((part) => (
        <Word key={typeof part === 'string' ? part : part.words} part={part} onZoom={onZoom} />
      ))}
    </span>
  ));
  if (face === null) return <p class={`told-${style}`}>{words}</p>;
  const shown = face === 'you' ? (table.you === null ? undefined : table.faces[table.you]) : face;
  return (
    <div class={`told-talk saying-${saying ?? 'remark'}`}>
      {shown !== undefined && <Picture sheet="faces" frame={faceFrame(shown, LOOKS[saying ?? 'answer'] ?? 'plain')} />}
      <p>
        <span class="told-who">{face === 'you' ? TABLE.you : shortName(face)}</span>{' '}
        <span class="told-verb">{verb}</span>
        <span class="told-words">{speaker === null ? words : <>“{words}”</>}</span>
      </p>
    </div>
  );
}

/** The face beside what is said. */
const LOOKS: Readonly<Partial<Record<NonNullable<LogLine['saying']>, FaceLook>>> = {
  accuse: 'accusing',
  no: 'pleading',
};

/** A card is a button, and a full stop or a comma behind it would go to the next line by itself. */
function glued(parts: readonly Part[]): Part[][] {
  return parts.flatMap((part, i): Part[][] => {
    const next = parts[i + 1];
    const before = parts[i - 1];
    const isAfterCard = before !== undefined && typeof before !== 'string' && before.card !== null;
    const own = typeof part === 'string' && isAfterCard ? part.replace(SIGNS, '') : part;
    if (own === '') return [];
    const signs =
      typeof part !== 'string' && part.card !== null && typeof next === 'string' ? SIGNS.exec(next)?.[0] : '';
    return [signs ? [own, signs] : [own]];
  });
}

/** What never begins a line. */
const SIGNS = /^[.,:;!?”’)]+/;

function Word({ part, onZoom }: { part: Part; onZoom: Props['onZoom'] }) {
  if (typeof part === 'string') return <>{part}</>;
  const { words, tone, card } = part;
  if (card === null) return <b class={`tone-${tone}`}>{words}</b>;
  return (
    <button type="button" class="told-card" tabIndex={-1} onClick={() => onZoom(card)}>
      {words}
    </button>
  );
}
