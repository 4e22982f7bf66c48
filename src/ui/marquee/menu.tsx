import { TITLE } from '../../text/rooms/title.ts';
import './menu.css';

export interface MenuRow {
  name: string;
  aside: string;
  /** Where it leads, so that whoever comes back finds it. */
  leads: string;
  onPick: () => void;
}

/** The paper under the sign: what is showing tonight. */
export function Menu({ rows }: { rows: readonly MenuRow[] }) {
  return (
    <nav class="menu" aria-label={TITLE.menu.label}>
      {rows.map(({ name, aside, leads, onPick }) => (
        <button key={name} type="button" class="menu-row" data-leads={leads} onClick={onPick}>
          <span class="menu-name">{name}</span>
          <span class="menu-aside">{aside}</span>
        </button>
      ))}
    </nav>
  );
}
