import './promise.css';

interface Props {
  title: string;
  /** As a board of letters has them. */
  figures: readonly string[];
  /** What they were measured on. */
  notes: readonly string[];
  /** What somebody should know first. */
  hint?: string;
}

/** How such games end, for those who sit there: on a board of letters, with what it was measured on. */
export const Promised = ({ title, figures, notes, hint = '' }: Props) => (
  <section class="promise" aria-label={title}>
    <div class="promise-board">
      {figures.map((it) => (
        <p key={it}>{it}</p>
      ))}
    </div>
    <div class="promise-notes">
      {hint !== '' && <p class="promise-hint">{hint}</p>}
      {notes.map((it) => (
        <p key={it}>{it}</p>
      ))}
    </div>
  </section>
);
