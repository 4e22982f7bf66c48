import type { StagePort } from '../../app/ports/stage.ts';
import type { TableThing } from '../../app/ports.ts';
import type { NamedPart, Part } from '../../text/parts.ts';

const thingOf = ({ card, foe }: NamedPart): TableThing | null =>
  card !== null ? { thing: 'card', card } : foe !== null ? { thing: 'throng', foe } : null;

interface Props {
  parts: readonly Part[];
  stage: StagePort;
  /** Whether the tab key stops at its names; a long screenplay would otherwise be a long walk. */
  tabs: boolean;
  onZoom: (card: string) => void;
}

/** Up and down go from name to name, also to those that the tab key passes by. */
function toNext(event: KeyboardEvent): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  const here = event.currentTarget as HTMLElement;
  const names = [...(here.closest('[role="log"]')?.querySelectorAll<HTMLElement>('.name') ?? [])];
  if (step === 0 || names.length === 0) return;
  event.preventDefault();
  names[names.indexOf(here) + step]?.focus();
}

/** A sentence whose names are coloured by kind and point at their thing on the table. */
export function Sentence({ parts, stage, tabs, onZoom }: Props) {
  return (
    <>
      {parts.map((part, i) => {
        if (typeof part === 'string') return part;
        const at = thingOf(part);
        return (
          <a
            key={`${i}-${part.words}`}
            href={`#${part.card ?? 'table'}`}
            class={`name tone-${part.tone}`}
            tabIndex={tabs ? 0 : -1}
            onMouseEnter={() => stage.point(at)}
            onMouseLeave={() => stage.point(null)}
            onFocus={() => stage.point(at)}
            onBlur={() => stage.point(null)}
            onKeyDown={toNext}
            onClick={(event) => {
              event.preventDefault(); // one address for all: a card is looked at, not gone to
              if (part.card !== null) onZoom(part.card);
            }}
          >
            {part.words}
          </a>
        );
      })}
    </>
  );
}
