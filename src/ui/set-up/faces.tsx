import { useEffect, useRef } from 'preact/hooks';
import './faces.css';

export interface FaceToPick<T extends string> {
  /** Null: drawn. */
  id: T | null;
  name: string;
}

interface Props<T extends string> {
  title: string;
  group: string;
  faces: readonly FaceToPick<T>[];
  picked: T | null;
  /** As large as the canvas; rejects where pictures cannot be had. */
  paint: (canvas: HTMLCanvasElement, face: T) => Promise<void>;
  onPick: (face: T | null) => void;
}

/** One of several people, by their portraits. */
export function Faces<T extends string>({ title, group, faces, picked, paint, onPick }: Props<T>) {
  return (
    <fieldset class="faces">
      <legend>{title}</legend>
      {faces.map(({ id, name }) => (
        <label key={id} class={id === picked ? 'face-pick picked' : 'face-pick'}>
          <input type="radio" name={group} checked={id === picked} onChange={() => onPick(id)} />
          {id === null ? <span class="face-drawn" aria-hidden="true" /> : <Portrait face={id} paint={paint} />}
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Portrait<T extends string>({ face, paint }: { face: T } & Pick<Props<T>, 'paint'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null) void paint(canvas.current, face).catch(() => {}); // the name has to do
  }, [face, paint]);
  return (
    <span aria-hidden="true">
      <canvas ref={canvas} width={156} height={117} />
    </span>
  );
}
