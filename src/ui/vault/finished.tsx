import type { FinishedView, VaultPort } from '../../app/ports/vault.ts';
import { VAULT } from '../../text/rooms/vault.ts';
import { BringBack } from './bring-back.tsx';
import { download } from './download.ts';
import './finished.css';

const WORDS = VAULT.cans;

/** A finished movie: its credits, and the way to see it again. */
function Finished({ can, vault }: { can: FinishedView; vault: VaultPort }) {
  const { id, title, end, line, cast, numbers, finished, shows, gone } = can;
  const onExport = () => {
    const file = vault.exportedCan(id);
    if (file !== null) download(file);
  };
  if (gone) {
    return (
      <li class="finished gone" aria-label={title}>
        <h3>{title}</h3>
        <div class="can-do">
          <BringBack onPick={() => vault.bringCanBack(id)} />
        </div>
      </li>
    );
  }
  return (
    <li class="finished" aria-label={title}>
      <h3>{title}</h3>
      <p class={`can-ending ${end}`}>{line}</p>
      <p class="can-date">{VAULT.date(finished)}</p>
      <p class="finished-cast">
        {cast.map(({ name, fate, words }) => (
          <span key={name} class={fate}>
            {name} <small>{words}</small>
          </span>
        ))}
      </p>
      <p class="finished-numbers">{numbers}</p>
      {shows !== 'yes' && <p class="finished-why">{WORDS.shows[shows]}</p>}
      <div class="can-do">
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
        <button type="button" onClick={() => vault.removeCan(id)}>
          {WORDS.remove}
        </button>
      </div>
    </li>
  );
}

export function FinishedMovies({ cans, vault }: { cans: readonly FinishedView[]; vault: VaultPort }) {
  return (
    <section aria-labelledby="vault-finished">
      <div class="vault-head">
        <h2 id="vault-finished">{WORDS.title}</h2>
        <p>{cans.length === 0 ? WORDS.none : WORDS.aside}</p>
      </div>
      <ul class="finished-list">
        {cans.map((can) => (
          <Finished key={can.id} can={can} vault={vault} />
        ))}
      </ul>
    </section>
  );
}
