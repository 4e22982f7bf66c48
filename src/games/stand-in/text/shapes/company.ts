import { IDS_OF, type SurvivorOf } from '../../../../text/cards/card-ids.ts';

/** The company is the Roswell cast, off camera. */
export type Face = SurvivorOf<'roswell-51'>;
export const FACES: readonly Face[] = IDS_OF['roswell-51'].survivor;

/** Somebody as a sentence has them: by face, or whoever reads it. */
export type Who = Face | 'you';

/** Who sits where, as words need it: ids and chairs. */
export interface Company {
  /** By chair. */
  faces: readonly Face[];
  /** The reader's chair; null for a spectator. */
  you: number | null;
  /** The chairs in play, clockwise by place (SA1.4). */
  ring: readonly number[];
}

export const faceAt = ({ faces }: Company, chair: number): Face => faces[chair] as Face;
export const whoAt = (company: Company, chair: number): Who => (chair === company.you ? 'you' : faceAt(company, chair));

/** With two seats left a gap is told by its side (SA6.4): clockwise is the left. */
export const sideOf = ({ ring, you }: Company, gap: number | null): 'left' | 'right' | null =>
  ring.length !== 2 || gap === null ? null : ring[gap] === you ? 'left' : 'right';

/** Whom a gap lies between, by the place before it. */
export function sidesOf({ ring }: Company, gap: number): readonly [number, number] {
  return [ring[gap] as number, ring[(gap + 1) % ring.length] as number];
}
