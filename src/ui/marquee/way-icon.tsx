import type { WayIcon } from '../../app/ports/front.ts';

/** In lines of two, 24 wide. */
const LINES: Readonly<Record<WayIcon, string>> = {
  reel: 'M12 3a9 9 0 1 0 .1 0M12 6a2 2 0 1 0 .1 0M7.5 13a2 2 0 1 0 .1 0M16.5 13a2 2 0 1 0 .1 0M12 21h10',
  'two-reels': 'M8 3a6 6 0 1 0 .1 0M8 7a2 2 0 1 0 .1 0M16 9a6 6 0 1 0 .1 0M16 13a2 2 0 1 0 .1 0',
  watch: 'M12 6a8 8 0 1 0 .1 0M9 2h6M12 2v4M12 9v5l3 2',
  ticket: 'M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4ZM15 6v3M15 11v2M15 15v3',
  chair: 'M5 3v8h14V3M4 6h16M6 11l11 10M18 11L7 21',
  calendar: 'M4 5h16v16H4ZM4 10h16M8 2v5M16 2v5M8 14h3M14 14h2M8 17h3',
};

export function Icon({ of }: { of: WayIcon }) {
  return (
    <svg class="way-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINES[of]} />
    </svg>
  );
}
