import type { FinishedView, VaultPort, VaultState } from '../../app/ports/vault.ts';
import { VAULT } from '../../text/rooms/vault.ts';
import { BringBack } from './bring-back.tsx';
import { download } from './download.ts';
import './finished.css';

const WORDS = VAULT.finished;

/** A finished movie: its credits, and the way to see it again. */
function Finished({ movie, vault }: { movie: FinishedView; vault: VaultPort }) {
  const { id, title, end, line, cast, numbers, finished, shows, gone } = movie;
  const onExport = () => {
    const file = vault.exportedFinished(id);
    if (file !== null) download(file);
  };
  if (gone) {
    return (
      <li class="finished gone" aria-label={title}>
        <h3>{title}</h3>
        <div class="movie-do">
          <BringBack onPick={() => vault.bringFinishedBack(id)} />
        </div>
      </li>
    );
  }
  return (
    <li class="finished" aria-label={title}>
      <h3>{title}</h3>
      <p class={`movie-ending ${end}`}>{line}</p>
      <p class="movie-date">{VAULT.date(finished)}</p>
      <p class="finished-cast">
        {cast.map(({ name, fate, words }) => (
          <span key={name} class={fate}>
            {name} <small>{words}</small>
          </span>
        ))}
      </p>
      <p class="finished-numbers">{numbers}</p>
      {shows !== 'yes' && <p class="finished-why">{WORDS.shows[shows]}</p>}
      <div class="movie-do">
        {shows === 'yes' && (
          <>
            <button type="button" class="first" onClick={() => vault.watch(id)}>
              {WORDS.watch}
            </button>
            <button type="button" onClick={() => vault.dailies(id)}>
              {WORDS.dailies}
            </button>
          </>
        )}
        {shows !== 'mixed' && (
          <button type="button" onClick={onExport}>
            {WORDS.copy}
          </button>
        )}
        <button type="button" onClick={() => vault.removeFinished(id)}>
          {WORDS.remove}
        </button>
      </div>
    </li>
  );
}

export function FinishedMovies({
  finished,
  away,
  vault,
}: Pick<VaultState, 'finished' | 'away'> & { vault: VaultPort }) {
  return (
    <section aria-labelledby="vault-finished">
      <div class="vault-head">
        <h2 id="vault-finished">{WORDS.title}</h2>
        <p>{finished.length + away === 0 ? WORDS.none : WORDS.aside}</p>
        {away > 0 && <p>{WORDS.away(away)}</p>}
      </div>
      <ul class="finished-list">
        {finished.map((movie) => (
          <Finished key={movie.id} movie={movie} vault={vault} />
        ))}
      </ul>
    </section>
  );
}
