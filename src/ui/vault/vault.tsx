import { render } from 'preact';
import { useState } from 'preact/hooks';
import type { KeptMovie, VaultPort, Where } from '../../app/ports/vault.ts';
import { VAULT } from '../../text/rooms/vault.ts';
import { Room } from '../kit/room.tsx';
import { Told } from '../kit/told.tsx';
import { usePort } from '../kit/use-port.ts';
import { Ask } from './ask.tsx';
import { download } from './download.ts';
import { FinishedMovies } from './finished.tsx';
import { Label } from './label.tsx';
import { LeftMovies } from './left.tsx';
import { OpenFilm } from './open-film.tsx';
import { Slot } from './slot.tsx';
import './vault.css';

interface Props {
  vault: VaultPort;
  onLeave: () => void;
}

/** Everything that was kept: the movie under way, the six slots, and what was played to its end. */
function VaultRoom({ vault, onLeave }: Props) {
  const { ready, current, foreign, slots, left, finished, away, loose, said } = usePort(vault);
  const locked = slots.length === 0;
  const [erasing, setErasing] = useState(false);
  const none = foreign === null ? VAULT.current.none : VAULT.current.status[foreign];
  const onExport = () => {
    const file = vault.exported('current');
    if (file !== null) download(file);
  };
  const row = (movie: KeptMovie, where: Where, words: string) => (
    <div class="movie threaded">
      <Label movie={movie} />
      <div class="movie-do">
        <button type="button" class="first" onClick={() => vault.play(where)}>
          {words}
        </button>
        {where === 'current' && (
          <button type="button" onClick={onExport}>
            {VAULT.shelf.export}
          </button>
        )}
      </div>
    </div>
  );
  return (
    <Room title={VAULT.title} aside={VAULT.aside} kind="vault" onLeave={onLeave}>
      <Told class={said?.bad ? 'vault-said bad' : 'vault-said'} words={said?.words ?? ''} />
      {!ready && <p class="vault-wait">{VAULT.reading}</p>}
      {loose !== null && row(loose, 'loose', VAULT.shelf.play)}
      {ready && (
        <section aria-labelledby="vault-current">
          <div class="vault-head">
            <h2 id="vault-current">{VAULT.current.title}</h2>
            <p>{current === null ? none : locked ? VAULT.current.unkept : VAULT.current.aside}</p>
          </div>
          {current !== null && row(current, 'current', VAULT.current.play)}
        </section>
      )}
      {ready && (
        <section aria-labelledby="vault-shelf">
          <div class="vault-head">
            <h2 id="vault-shelf">{VAULT.shelf.title}</h2>
            <p>{locked ? VAULT.shelf.locked : VAULT.shelf.aside}</p>
            <OpenFilm vault={vault} />
          </div>
          <ol class="movies">
            {slots.map((view) => (
              <Slot
                key={view.slot}
                view={view}
                vault={vault}
                canKeep={current !== null}
                onPlay={() => vault.play(view.slot)}
              />
            ))}
          </ol>
        </section>
      )}
      {ready && !locked && <LeftMovies left={left} vault={vault} />}
      {ready && !locked && <FinishedMovies finished={finished} away={away} vault={vault} />}
      <button type="button" class="erase" onClick={() => setErasing(true)}>
        {VAULT.erase.open}
      </button>
      {erasing && (
        <Ask
          words={VAULT.erase}
          onDo={() => {
            setErasing(false);
            vault.eraseAll();
          }}
          onNot={() => setErasing(false)}
        />
      )}
    </Room>
  );
}

export function mountVault(house: HTMLElement, props: Props): () => void {
  render(<VaultRoom {...props} />, house);
  return () => render(null, house);
}
