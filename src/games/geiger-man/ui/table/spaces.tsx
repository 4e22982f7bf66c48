import type { StagePort, StageState } from '../../app/ports/stage.ts';
import type { SpaceOnTable } from '../../app/ports/table.ts';
import { WORDS } from '../../text/words.ts';
import { leaves } from './offered.ts';

/** The Location in words: a list of spaces, with who is there and what each is next to. */
export function Spaces({ stage, state }: { stage: StagePort; state: StageState }) {
  const { table } = state;
  const near = [...table.spaces].sort((a, b) => a.steps - b.steps);
  const offered = new Set(leaves(state).flatMap(({ at }) => (at?.thing === 'space' ? [at.space] : [])));
  return (
    <section class="gm-spaces" aria-label={WORDS.table.NAMED.board}>
      <ul>
        {near.map((space) => (
          <li key={space.id} class={`${space.girl ? 'girl' : ''}${space.killer ? ' killer' : ''}`}>
            <Space
              panics={table.phase === 'panic'}
              space={space}
              stage={stage}
              killer={table.killer.id}
              offered={offered.has(space.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SpaceProps {
  space: SpaceOnTable;
  killer: StageState['table']['killer']['id'];
  offered: boolean;
  /** Somebody may panic: the numbers that lead away are told. */
  panics: boolean;
  stage: StagePort;
}

function Space({ space, killer, offered, panics, stage }: SpaceProps) {
  const { QUERIES } = WORDS.queries;
  const here = {
    you: space.girl,
    killer: space.killer ? killer : null,
    victims: space.victims,
    minions: space.minions.length,
    pillar: space.pillar,
    trap: space.trap,
  };
  const words = QUERIES.space(
    space.id,
    here,
    space.near.map((it) => it.space),
  );
  const kinds = [
    space.exit === 'open' ? QUERIES.kind.exit : space.exit === 'shut' ? QUERIES.kind.shut : '',
    space.pile === null ? '' : QUERIES.kind.search(space.pile.left),
    space.pile?.top == null ? '' : WORDS.table.TABLE.pileTop(space.pile.top),
  ].filter((kind) => kind !== '');
  return (
    <>
      <p>{words}</p>
      {kinds.length > 0 && <p class="kind">{kinds.join(', ')}</p>}
      {panics && space.victims.length > 0 && (
        <p class="kind">
          {WORDS.table.TABLE.panicNumbers}:{' '}
          {space.near
            .filter(({ numbers }) => numbers.length > 0)
            .map((it) => `${WORDS.names.spaceName(it.space)} ${it.numbers.join(', ')}`)
            .join('; ')}
        </p>
      )}
      {offered && (
        <button type="button" onClick={() => stage.pick({ thing: 'space', space: space.id })}>
          {QUERIES.steps(space.id, space.steps)}
        </button>
      )}
    </>
  );
}
