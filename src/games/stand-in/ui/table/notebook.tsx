import { nameOf } from '../../../../text/cards/names.ts';
import type { NoteRow, TableModel } from '../../app/ports/table.ts';
import { faceFrame } from '../../art.ts';
import { NOTEBOOK } from '../../text/notebook.ts';
import { TABLE } from '../../text/table.ts';
import { Picture } from '../kit/picture.tsx';
import { MarkSign } from './mark.tsx';
import './notebook.css';

interface Props {
  table: TableModel;
  /** Null where nobody plays. */
  onMark: ((chair: number) => void) | null;
}

/** The one big paper: what happened, one's own mark in pencil, and a stamp only where the rules prove it. */
export function Notebook({ table, onMark }: Props) {
  return (
    <section
      class={`si-notes${table.notes.length > 7 ? ' many' : ''}`}
      id="si-notes"
      tabIndex={-1}
      aria-label={NOTEBOOK.title}
    >
      <h2>{NOTEBOOK.title}</h2>
      <div class="si-notes-page">
        <table>
          <thead class="unseen">
            <tr>
              <th>{NOTEBOOK.columns.seat}</th>
              <th>{NOTEBOOK.columns.note}</th>
              <th>{NOTEBOOK.columns.mark}</th>
            </tr>
          </thead>
          <tbody>
            {table.notes.map((row) => (
              <Row key={row.chair} row={row} onMark={onMark} />
            ))}
          </tbody>
        </table>
      </div>
      <p class="si-legend">{NOTEBOOK.legend}</p>
    </section>
  );
}

function Row({ row, onMark }: { row: NoteRow; onMark: Props['onMark'] }) {
  const { chair, face, words, mark, stamp, stamped, isOut } = row;
  return (
    <tr class={isOut ? 'out' : ''}>
      <td class="si-note-face">
        <Picture sheet="faces" frame={faceFrame(face, isOut ? 'burnt' : 'plain')} />
      </td>
      <th scope="row">
        <span class="si-note-name">{nameOf(face)}</span>
        {isOut && <span class="unseen">{TABLE.out}</span>}
        {stamp !== null && (
          <span class={`si-stamp ${stamp}`} title={NOTEBOOK.stampsSay[stamp]}>
            {NOTEBOOK.stamps[stamp]}
          </span>
        )}
        <span class="si-note-words">{stamp === null || stamped === '' ? words : stamped}</span>
      </th>
      <td>
        {onMark !== null && (
          <button
            type="button"
            class={`si-pencil mark-${mark}`}
            aria-label={NOTEBOOK.mark(face, mark)}
            onClick={() => onMark(chair)}
          >
            <MarkSign mark={mark} />
          </button>
        )}
      </td>
    </tr>
  );
}

/** What follows for certain: four sentences at most. */
export function Proofs({ table }: { table: TableModel }) {
  if (table.proofs.length === 0) return null;
  return (
    <section class="si-proofs" aria-label={NOTEBOOK.proves}>
      <h2>{NOTEBOOK.proves}</h2>
      <ul>
        {table.proofs.map(({ icon, words }) => (
          <li key={words} class={`proof-${icon}`}>
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}
