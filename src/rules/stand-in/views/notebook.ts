import type { Note } from '../model/events.ts';
import type { Game } from '../model/state.ts';
import type { Role } from '../model/vocabulary.ts';
import { type Known, learn, nothingKnown } from './learn.ts';
import { seen } from './seen.ts';

/** What one chair has seen of a log, and what follows from it. */
interface Notebook {
  /** Entries of the log that it has been through. */
  read: number;
  notes: Note[];
  known: Known;
}

/** By log, then by chair (a spectator first). A log only grows: what was read of it is not read again. */
const BY_LOG = new WeakMap<readonly Note[], Notebook[]>();

/** SA17.6, SA17.7: copies, the caller's to keep. */
export function notebookOf(m: Game, chair: number | null): { notes: Note[]; known: Known } {
  const books = BY_LOG.get(m.log) ?? [];
  BY_LOG.set(m.log, books);
  const at = chair === null ? 0 : chair + 1;
  books[at] ??= { read: 0, notes: [], known: nothingKnown(m, chair, chair === null ? null : firstRole(m, chair)) };
  const book = books[at];
  for (; book.read < m.log.length; book.read++) {
    const note = seen(m.log[book.read] as Note, chair) as Note | null;
    if (note === null) continue;
    book.notes.push(note);
    learn(book.known, note, m, chair);
  }
  return { notes: book.notes.slice(), known: copyOf(book.known) };
}

export const copyOf = (known: Known): Known => ({
  roles: known.roles.slice(),
  clear: known.clear.slice(),
  hands: known.hands.map((hand) => hand.slice()),
  discard: known.discard.slice(),
  top: known.top,
});

const firstRole = (m: Game, chair: number): Role =>
  m.roles[chair] === 'stand-in' && !m.options.lateArrival ? 'stand-in' : 'original';
