import { useEffect, useRef } from 'preact/hooks';
import type { StagePort } from '../../../app/ports/stage.ts';
import type { TableThing } from '../../../app/ports/table-things.ts';

/** What is pointed at or has the focus lights up its thing on the table. Not every browser tells that a pointer has left what is gone. */
export function usePointing(stage: StagePort, at: TableThing | null) {
  const points = useRef(false);
  const point = (on: boolean) => () => {
    points.current = on;
    stage.point(on ? at : null);
  };
  useEffect(
    () => () => {
      if (points.current) stage.point(null);
    },
    [stage],
  );
  return { onMouseEnter: point(true), onMouseLeave: point(false), onFocus: point(true), onBlur: point(false) };
}
