import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { keyOf, plainKey } from '../../../../../app/ports/keys.ts';
import { nameOf } from '../../../../../text/cards/names.ts';
import { UI } from '../../../../../text/play/ui.ts';
import type { LogLine, StagePort, StageState } from '../../../app/ports/stage.ts';
import { isAlarm, toldFrom } from './alarms.tsx';
import { useFollowing } from './following.ts';
import './log.css';
import { Sentence } from '../prompt/names.tsx';

const SHOWN = 90;
const TABBED = 8;

interface Props {
  state: StageState;
  stage: StagePort;
  onZoom: (card: string) => void;
  onRule: (rule: string) => void;
}

/** The movie as a screenplay. */
export function Log({ state, stage, onZoom, onRule }: Props) {
  const page = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);
  const { log, freshFrom } = state;
  // The page comes first and its lines after it: readers do not hear what comes all at once.
  const [from, setFrom] = useState<number | null>(null);
  useEffect(() => setFrom(toldFrom(stage)), [stage]);
  const last = log[log.length - 1]?.id ?? 0;
  const { follows, leadBack } = useFollowing(page, last);
  // Whoever reads back keeps the lines that were there: nothing moves under a reader.
  const first = useRef(0);
  if (follows) first.current = log[Math.max(0, log.length - SHOWN)]?.id ?? 0;
  const lines = from === null ? [] : all ? log : log.filter(({ id }) => id >= first.current);

  useRules(page, onRule, keyOf(state.settings.keys, 'ruling'));

  return (
    <section class="log" aria-label={UI.log}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
      <div class="log-page" ref={page} role="log" aria-live="polite" tabIndex={0} id="log">
        <div>
          {lines.length < log.length && (
            <button type="button" class="log-earlier" aria-live="off" onClick={() => setAll(true)}>
              {UI.earlier}
            </button>
          )}
          {lines.map((line, i) => (
            <LineOf
              key={line.id}
              line={line}
              fresh={line.id >= freshFrom && line.by === 'director'}
              tabs={i >= lines.length - TABBED}
              silent={isAlarm(line) || isAside(line) || line.id < (from ?? 0) || i < lines.length - SHOWN}
              stage={stage}
              onZoom={onZoom}
            />
          ))}
        </div>
      </div>
      {!follows && (
        <button type="button" class="log-now" onClick={leadBack}>
          {UI.now}
        </button>
      )}
    </section>
  );
}

/** What the Director says of its choices, and where a round plays: there for whoever looks, and read on demand. */
const isAside = ({ id, style, isLead }: LogLine): boolean => isLead || style === 'scene' || !Number.isInteger(id);

interface LineProps {
  line: LogLine;
  fresh: boolean;
  tabs: boolean;
  /** Told at once elsewhere, or long ago: not read out as it comes. */
  silent: boolean;
  stage: StagePort;
  onZoom: (card: string) => void;
}

function LineOf({ line, fresh, tabs, silent, stage, onZoom }: LineProps) {
  const words = (
    <>
      {line.lead !== '' && <span class="unseen">{line.lead} </span>}
      <Sentence parts={line.parts} stage={stage} tabs={tabs} onZoom={onZoom} />
    </>
  );
  const kind = `line line-${line.style} by-${line.by}${fresh ? ' fresh' : ''}`;
  const live = silent ? 'off' : undefined;
  const rule = { 'data-rule': line.rule, title: line.rule ?? undefined, 'aria-live': live } as const;
  if (line.style === 'scene') {
    return (
      <h3 class={kind} {...rule}>
        {words}
      </h3>
    );
  }
  if (line.style === 'cue') {
    return (
      <h4 class={kind} {...rule}>
        {words}
      </h4>
    );
  }
  if (line.speaker === null) {
    return (
      <p class={kind} {...rule}>
        {words}
      </p>
    );
  }
  return (
    <p class={`${kind} spoken`} aria-live={live}>
      <span class="speaker">{line.speaker === 'director' ? UI.director : nameOf(line.speaker)}</span>
      <q>{words}</q>
    </p>
  );
}

/** A line opens its rule: by a click beside its names, or by its key on one of them, or on the page for the last line. */
function useRules(page: RefObject<HTMLElement | null>, onRule: (rule: string) => void, key: string): void {
  useEffect(() => {
    const log = page.current;
    if (log === null) return;
    const open = (line: HTMLElement | null | undefined): boolean => {
      const rule = line?.dataset.rule;
      if (rule !== undefined) onRule(rule);
      return rule !== undefined;
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof HTMLElement) || target.closest('a, button') !== null) return;
      if (window.getSelection()?.isCollapsed !== false) open(target.closest<HTMLElement>('[data-rule]'));
    };
    const onKey = (event: KeyboardEvent) => {
      if (plainKey(event.key) !== key || event.ctrlKey || event.metaKey || event.altKey) return;
      const lines = log.querySelectorAll<HTMLElement>('[data-rule]');
      const here = (event.target as HTMLElement).closest<HTMLElement>('[data-rule]') ?? lines[lines.length - 1];
      if (open(here)) event.preventDefault();
    };
    log.addEventListener('click', onClick);
    log.addEventListener('keydown', onKey);
    return () => {
      log.removeEventListener('click', onClick);
      log.removeEventListener('keydown', onKey);
    };
  }, [page, onRule, key]);
}
