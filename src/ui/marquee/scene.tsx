import { useRef } from 'preact/hooks';
import type { Film, FilmScene } from '../../app/ports/front.ts';
import { Later } from '../kit/later.tsx';
import { Night } from './night.tsx';

/** It never changes: the same element is not looked through again when the menu does. */
const DESERT = <Night />;
const mill = async () => (await import('./mill-night.tsx')).MillNight;

/** What stands behind the sign: the night of the film that is chosen, over that of the one before, until it has come. */
export function Scene({ film }: { film: Film }) {
  const nights = useRef<readonly Film[]>([]);
  const shown = nights.current[nights.current.length - 1];
  if (shown?.scene !== film.scene) nights.current = shown === undefined ? [film] : [shown, film];
  return (
    <>
      {nights.current.map((it) => (
        <div key={it.id} class="a-night" aria-hidden={it.scene !== film.scene}>
          {drawn(it.scene, it)}
        </div>
      ))}
    </>
  );
}

function drawn(scene: FilmScene, film: Film) {
  if (scene === 'desert') return DESERT;
  if (scene === 'mill') return <Later load={mill} />;
  const screen = async () => (await import('./screen-night.tsx')).screenNight(scene.picture, film);
  return <Later load={screen} />;
}
