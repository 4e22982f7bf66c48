import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { keyOf, plainKey } from '../../app/ports/keys.ts';
import type { LogLine, StagePort, StageState } from '../../app/ports/stage.ts';
import { nameOf } from '../../text/names.ts';
import { UI } from '../../text/ui.ts';
import { isAlarm } from './alarms.tsx';
import './log.css';
import { Sentence } from './names.tsx';

const SHOWN = 90;
const TABBED = 8;
/** Nearer to the end than this, the page follows what is being written. */
const FOLLOWS_PX = 80;

const sizeOf = (it: HTMLElement): string => `${it.clientWidth} ${it.clientHeight}`;

interface Props {
  state: StageState;
  stage: StagePort;
  onZoom: (card: string) => void;
  onRule: (rule: string) => void;
}

/** The movie as a screenplay. */
export function Log({ state, stage, onZoom, onRule }: Props) {
  const page = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const size = useRef('');
  const [all, setAll] = useState(false);
  const { log, freshFrom } = state;
  const lines = all ? log : log.slice(-SHOWN);
  const last = log[log.length - 1]?.id ?? 0;

  useEffect(() => {
    const it = page.current;
    if (it !== null && follows.current && last > 0) it.scrollTop = it.scrollHeight;
  }, [last]);

  useEffect(() => {
    const it = page.current;
    if (it === null) return;
    const watch = new ResizeObserver(() => {
      size.current = sizeOf(it);
      if (follows.current) it.scrollTop = it.scrollHeight;
    });
    watch.observe(it);
    return () => watch.disconnect();
  }, []);

  useRules(page, onRule, keyOf(state.settings.keys, 'ruling'));

  const onScroll = () => {
    const it = page.current;
    if (it === null || sizeOf(it) !== size.current) return; // a new size scrolls, too: that is nobody's wish
    follows.current = it.scrollHeight - it.scrollTop - it.clientHeight < FOLLOWS_PX;
  };

  return (
    <section class="log" aria-label={UI.log}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
      <div class="log-page" ref={page} role="log" aria-live="polite" tabIndex={0} id="log" onScroll={onScroll}>
        {lines.length < log.length && (
          <button type="button" class="log-earlier" onClick={() => setAll(true)}>
            {UI.earlier}
          </button>
        )}
        {lines.length === log.length && state.seal !== '' && <p class="line line-roll by-film">{state.seal}</p>}
        {lines.map((line, i) => (
          <LineOf
            key={line.id}
            line={line}
            fresh={line.id >= freshFrom && line.by === 'director'}
            tabs={i >= lines.length - TABBED}
            silent={isAlarm(line, state.table) || i < lines.length - SHOWN}
            stage={stage}
            onZoom={onZoom}
          />
        ))}
      </div>
    </section>
  );
}

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
  const words = <Sentence parts={line.parts} stage={stage} tabs={tabs} onZoom={onZoom} />;
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
