import type { Mark } from '../../app/ports/seating.ts';

const PATHS: Readonly<Record<Mark, string>> = {
  none: 'M5 12h14',
  trust: 'M4 13l5 6L20 5',
  doubt: 'M8 8c0-5 8-5 8-1 0 3-4 3-4 7m0 4v1',
  foe: 'M5 5l14 14M19 5L5 19',
};

/** A mark in pencil. */
export function MarkSign({ mark }: { mark: Mark }) {
  return (
    <svg class="si-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[mark]} />
    </svg>
  );
}
