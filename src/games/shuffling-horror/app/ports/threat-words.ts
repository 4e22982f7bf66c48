import { THREAT } from '../../../../text/play/threat.ts';
import { listed } from './table-words.ts';
import type { AimOf, DangerOf, Threat } from './threat.ts';

/** What may become of a survivor, in words; empty where nobody says. */
export function dangerWords(threat: Threat | null, survivor: string): string {
  const danger = threat?.dangers.find((it) => it.survivor === survivor);
  return danger === undefined || danger.lost === 0 ? '' : wordsOf(danger);
}

const wordsOf = ({ lost, least, after, was }: DangerOf): string =>
  listed([THREAT.danger(lost, least), was !== null && THREAT.was(was), after !== null && THREAT.left(after.lost)]);

/** Whom a throng may go for. */
export function aimWords(threat: Threat | null, { side, slot }: Pick<AimOf, 'side' | 'slot'>): string {
  const aim = threat?.aims.find((it) => it.side === side && it.slot === slot);
  if (aim === undefined) return '';
  const faces = aim.faces.map(({ card, p }) => THREAT.face(card, p));
  return listed([
    aim.after !== null && THREAT.throngThen(aim.after.strength, aim.after.hits),
    faces.length > 0 && THREAT.aims(listed(faces)),
  ]);
}
