import type { Film, WayIcon } from '../../app/ports/front.ts';
import { TITLE } from '../../text/rooms/title.ts';
import './menu.css';
import { Icon } from './way-icon.tsx';

export interface MenuRow {
  name: string;
  aside: string;
  /** Where it leads, so that whoever comes back finds it. */
  leads: string;
  /** Null: it is no way to play. */
  icon: WayIcon | null;
  onPick: () => void;
}

interface Props {
  rows: readonly MenuRow[];
  /** The film that is chosen among several; null: there is no choice. */
  film: Film | null;
}

/** The paper under the sign: what is showing tonight. Among several films, those ways to play that the chosen one has. */
export function Menu({ rows, film }: Props) {
  const ticket = film === null ? undefined : rows.find(({ icon }) => icon === null);
  return (
    <nav class="menu" aria-label={TITLE.menu.label}>
      {ticket && <Row key="ticket" kind="goes-on" row={ticket} />}
      {film !== null && (
        <div key={film.id} class="menu-film" style={{ '--accent': film.accent }}>
          <h2>{film.name}</h2>
          <p>{film.line}</p>
        </div>
      )}
      {rows
        .filter((row) => row !== ticket)
        .map((row, at) => (
          <Row
            key={`${film?.id} ${row.leads}`}
            kind={at === 0 ? 'menu-row on-top' : 'menu-row'}
            row={row}
            at={film === null ? undefined : at}
          />
        ))}
    </nav>
  );
}

/** `at`: where on the board of several films. */
function Row({ kind, row, at }: { kind: string; row: MenuRow; at?: number | undefined }) {
  return (
    <button type="button" class={kind} style={{ '--at': at }} data-leads={row.leads} onClick={row.onPick}>
      {at !== undefined && row.icon !== null && <Icon of={row.icon} />}
      <span class="menu-name">{row.name}</span>
      <span class="menu-aside">{row.aside}</span>
    </button>
  );
}

/** Where whoever has chosen a film goes on. */
export const toTheBoard = (): void => document.querySelector<HTMLElement>('.menu-row.on-top')?.focus();
