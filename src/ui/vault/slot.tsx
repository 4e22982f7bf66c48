import { useState } from 'preact/hooks';
import type { SlotView, VaultPort } from '../../app/ports/vault.ts';
import { VAULT } from '../../text/rooms/vault.ts';
import { BringBack } from './bring-back.tsx';
import { download } from './download.ts';
import { Label } from './label.tsx';
import { Rename } from './rename.tsx';

const WORDS = VAULT.shelf;

interface Props {
  view: SlotView;
  vault: VaultPort;
  /** There is a movie in the projector to keep. */
  canKeep: boolean;
  onPlay: () => void;
}

/** One of the six slots. */
export function Slot({ view, vault, canKeep, onPlay }: Props) {
  const { slot, status, movie, canBringBack } = view;
  const [naming, setNaming] = useState(false);
  const head =
    naming && movie !== null ? (
      <Rename name={movie.name} onName={(name) => vault.rename(slot, name)} onStop={() => setNaming(false)} />
    ) : undefined;
  const onExport = () => {
    const file = vault.exported(slot);
    if (file !== null) download(file);
  };
  return (
    <li class={`movie ${status}`} aria-label={WORDS.slot(slot)}>
      {movie !== null && <Label movie={movie} head={head} />}
      <span class="movie-number" aria-hidden="true">
        {slot}
      </span>
      {movie === null && (
        <p class="movie-none">{status === 'empty' || status === 'kept' ? WORDS.empty : WORDS.status[status]}</p>
      )}
      <div class="movie-do">
        {movie !== null && (
          <>
            <button type="button" class="first" onClick={onPlay}>
              {WORDS.play}
            </button>
            <button type="button" onClick={() => setNaming(true)}>
              {WORDS.rename}
            </button>
            <button type="button" onClick={onExport}>
              {WORDS.export}
            </button>
          </>
        )}
        {status !== 'empty' && (
          <button type="button" onClick={() => vault.remove(slot)}>
            {WORDS.remove}
          </button>
        )}
        {canBringBack && <BringBack onPick={() => vault.bringBack(slot)} />}
        {canKeep && (
          <button type="button" class="movie-keep" onClick={() => vault.keep(slot)}>
            {status === 'empty' ? WORDS.keep : WORDS.keepAgain}
          </button>
        )}
      </div>
    </li>
  );
}
