import type { Choose } from '../../../../app/ending/choose.ts';
import type { Face } from '../../text/shapes/company.ts';
import type { LATER_MOMENTS } from '../../text/shapes/moments.ts';
import { VOICES } from '../../text/voices.ts';
import type { Report } from './night.ts';

/** What each of the company says of it when all is open, by chair; nobody of a game that was left. */
export function lastWordsOf(report: Report, choose: Choose): readonly string[] {
  const { how, faces } = report;
  if (how === null) return [];
  return faces.map((face, chair) => choose(`last words ${chair}`, VOICES[face][momentOf(report, face, chair)]));
}

function momentOf({ night, turned }: Report, face: Face, chair: number): (typeof LATER_MOMENTS)[number] {
  if (face === night.standIn) return 'masked';
  if (face === night.liar) return 'lied';
  if (turned.some((it) => it.chair === chair)) return 'turned';
  return night.winners.includes(face) ? 'wins' : 'loses';
}
