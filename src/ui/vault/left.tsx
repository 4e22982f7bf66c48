import { useEffect, useRef, useState } from 'preact/hooks';
import type { LeftView, VaultPort } from '../../app/ports/vault.ts';
import { VAULT } from '../../text/rooms/vault.ts';
import { Ask } from './ask.tsx';
import { download } from './download.ts';
import { Label } from './label.tsx';

const WORDS = VAULT.left;

interface Props {
  left: readonly LeftView[];
  vault: VaultPort;
}

/** Movies that made room for others: as many as there are. */
export function LeftMovies({ left, vault }: Props) {
  const [asked, setAsked] = useState<LeftView | null>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  useEffect(() => {
    // Its button goes with what was thrown away, and the focus would with it.
    if (!first.current && document.activeElement === document.body) head.current?.focus();
    first.current = false;
  }, [left.length]);
  return (
    <section aria-labelledby="vault-left">
      <div class="vault-head">
        <h2 id="vault-left" ref={head} tabIndex={-1}>
          {WORDS.title}
        </h2>
        <p>{left.length === 0 ? WORDS.none : WORDS.aside}</p>
      </div>
      <ul class="movies">
        {left.map((view) => (
          <LeftMovie key={view.id} view={view} vault={vault} onThrow={() => setAsked(view)} />
        ))}
      </ul>
      {asked !== null && (
        <Ask
          words={{ ...WORDS.throwAway, title: WORDS.throwAway.title(nameOf(asked)) }}
          onDo={() => {
            setAsked(null);
            vault.throwAway(asked.id);
          }}
          onNot={() => setAsked(null)}
        />
      )}
    </section>
  );
}

const nameOf = ({ movie }: LeftView): string => movie?.name ?? WORDS.nameless;

function LeftMovie({ view, vault, onThrow }: Omit<Props, 'left'> & { view: LeftView; onThrow: () => void }) {
  const { id, date, status, movie, canExport } = view;
  const onExport = () => {
    const file = vault.exportedLeft(id);
    if (file !== null) download(file);
  };
  return (
    <li class={`movie left ${status}`} aria-label={nameOf(view)}>
      {movie !== null && <Label movie={movie} />}
      {status !== 'kept' && (
        <div class="movie-none">
          <p>{WORDS.status[status]}</p>
          <p class="movie-date">{VAULT.date(date)}</p>
        </div>
      )}
      <div class="movie-do">
        {movie !== null && (
          <button type="button" class="first" onClick={() => vault.takeUp(id)}>
            {VAULT.current.play}
          </button>
        )}
        {canExport && (
          <button type="button" onClick={onExport}>
            {VAULT.shelf.export}
          </button>
        )}
        <button type="button" onClick={onThrow}>
          {WORDS.throwAway.open}
        </button>
      </div>
    </li>
  );
}
