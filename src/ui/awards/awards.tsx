import { render } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { AwardsModel, Trophy } from '../../app/ports/awards.ts';
import { TROPHIES } from '../../text/rooms/awards.ts';
import { Room } from '../kit/room.tsx';
import './awards.css';
import { Book } from './book.tsx';

interface Props {
  model: AwardsModel;
  paint: (canvas: HTMLCanvasElement, picture: string) => Promise<void>;
  onLeave: () => void;
}

/** The wall on the left, the book on the right. */
function Awards({ model, paint, onLeave }: Props) {
  const earned = model.wall.filter((it) => it.earned).length;
  return (
    <Room
      title={TROPHIES.title}
      aside={TROPHIES.aside(earned, model.wall.length)}
      kind="awards"
      reads
      onLeave={onLeave}
    >
      <section aria-label={TROPHIES.wall} class="trophies">
        <ul>
          {model.wall.map((trophy) => (
            <Plaque key={trophy.id} trophy={trophy} paint={paint} />
          ))}
        </ul>
      </section>
      <Book model={model} />
    </Room>
  );
}

function Plaque({ trophy, paint }: { trophy: Trophy } & Pick<Props, 'paint'>) {
  const { name, why, icon, earned, progress } = trophy;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null) void paint(canvas.current, icon).catch(() => {}); // the words are the award
  }, [paint, icon]);
  return (
    <li class={earned ? 'plaque won' : 'plaque'}>
      <span aria-hidden="true">
        <canvas ref={canvas} width={80} height={80} />
      </span>
      <div>
        <h3>{name}</h3>
        <p>{why}</p>
        {progress !== null && !earned && (
          <p class="plaque-progress">
            <progress max={progress.of} value={progress.n} aria-hidden="true" />
            {TROPHIES.progress(progress.n, progress.of)}
          </p>
        )}
      </div>
      <span class="plaque-state">{earned ? TROPHIES.won : TROPHIES.notYet}</span>
    </li>
  );
}

export function mountAwards(house: HTMLElement, props: Props): () => void {
  render(<Awards {...props} />, house);
  return () => render(null, house);
}
