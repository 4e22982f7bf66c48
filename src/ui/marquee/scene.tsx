import type { FilmScene } from '../../app/ports/front.ts';
import { Later } from '../kit/later.tsx';
import { Night } from './night.tsx';

/** It never changes: the same element is not looked through again when the menu does. */
const DESERT = <Night />;
const mill = async () => (await import('./mill-night.tsx')).MillNight;

/** What stands behind the sign: the night of the film that is chosen. */
export function Scene({ scene }: { scene: FilmScene }) {
  if (scene === 'desert') return DESERT;
  if (scene === 'mill') return <Later key="mill" load={mill} />;
  return <div key={scene.picture} class="night picture" style={{ backgroundImage: `url(${scene.picture})` }} />;
}
