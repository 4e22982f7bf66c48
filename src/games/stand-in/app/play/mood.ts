import type { Note, Script, View } from '../../../../rules/stand-in/index.ts';

/** Of cards that nobody else saw, from hands that may have held a Recast card, about so many are one. */
const ONE_IN = 3;
/** Of the others, such a share being turned is as bad as it sounds. */
const ALL = 0.8;

/**
 * How much there is to suspect: how many of those in play have been turned, as the player's own chair may guess it (SA17.8). Of the truth
 * it hears no more than that chair knows.
 */
export function moodOf(view: View): { suspicion: number } {
  const { result, ring } = view;
  if (result !== null) return { suspicion: 0 };
  return { suspicion: Math.min(1, turnedIn(view) / (ALL * Math.max(1, ring.length - 1))) };
}

/** SA3.2: all of them by one, so it is guessed for each who may be it, and what comes of that is as likely from any. */
function turnedIn(view: View): number {
  const { known, ring, chair } = view;
  const named = known.roles.indexOf('stand-in');
  const suspects =
    named >= 0 ? [named] : ring.filter((it) => it !== chair && !known.clear[it] && known.roles[it] === null);
  const handed = handedIn(view);
  const turnedBy = (giver: number): number =>
    ring.reduce((sum, to) => {
      const role = known.roles[to] ?? null;
      if (role !== null || to === giver) return sum + (role === 'recast' ? 1 : 0);
      return sum + 1 - (1 - 1 / ONE_IN) ** (handed.get(`${giver} ${to}`) ?? 0);
    }, 0);
  return suspects.reduce((sum, giver) => sum + turnedBy(giver), 0) / Math.max(1, suspects.length);
}

/** How often one seat has handed another what may have been a Recast card, since the other was last seen without. */
function handedIn({ notes }: View): Map<string, number> {
  const handed = new Map<string, number>();
  const armed = new Set<number>(); // SA8.2: nobody has one before it has drawn
  const goes = (from: number, to: number, card: Script | null): void => {
    if ((card !== null && card !== 'recast') || !armed.has(from)) return;
    armed.add(to);
    handed.set(`${from} ${to}`, (handed.get(`${from} ${to}`) ?? 0) + 1);
  };
  for (const note of notes) {
    if (note.type === 'drew' && (note.card === null || note.card === 'recast')) armed.add(note.chair);
    if (note.type === 'exchanged') {
      if (!note.redirected) goes(note.offerer, note.partner, note.given); // SA9.5
      goes(note.partner, note.offerer, note.back);
    }
    if (note.type === 'passed-on')
      note.order.forEach((from, i) => {
        goes(from, note.order[(i + 1) % note.order.length] as number, note.cards[i] ?? null);
      });
    const clean = cleanIn(note);
    if (clean !== null) for (const pair of handed.keys()) if (pair.endsWith(` ${clean}`)) handed.delete(pair);
  }
  return handed;
}

/** Whose whole hand was seen, without a Recast card in it. */
function cleanIn(note: Note): number | null {
  if (note.type === 'shown' && note.whole && !note.cards.includes('recast')) return note.chair;
  if (note.type !== 'looked' || note.cards === null || note.how === 'close-up') return null;
  return note.cards.includes('recast') ? null : note.at;
}
