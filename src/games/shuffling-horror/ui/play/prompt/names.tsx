import type { NamedPart, Part } from '../../../../../text/play/parts.ts';
import type { StagePort } from '../../../app/ports/stage.ts';
import { foeThing, type TableThing } from '../../../app/ports/table-things.ts';
import { Glossed } from '../../glossary/glossed.tsx';
import { usePointing } from './pointing.ts';

const thingOf = ({ card, foe }: NamedPart): TableThing | null =>
  card !== null ? { thing: 'card', card } : foe !== null ? foeThing(foe) : null;

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
export function Sentence({ parts, ...rest }: Props) {
  return (
    <>
      {parts.map((part, i) =>
        typeof part === 'string' ? (
          <Glossed key={`${i}-words`} words={part} tabs={rest.tabs} />
        ) : (
          <Name key={`${i}-${part.words}`} part={part} {...rest} />
        ),
      )}
    </>
  );
}

function Name({ part, stage, tabs, onZoom }: Omit<Props, 'parts'> & { part: NamedPart }) {
  const pointing = usePointing(stage, thingOf(part));
  return (
    <a
      href={`#${part.card ?? 'table'}`}
      class={`name tone-${part.tone}`}
      tabIndex={tabs ? 0 : -1}
      {...pointing}
      onKeyDown={toNext}
      onClick={(event) => {
        event.preventDefault(); // one address for all: a card is looked at, not gone to
        if (part.card !== null) onZoom(part.card);
      }}
    >
      {part.words}
    </a>
  );
}
