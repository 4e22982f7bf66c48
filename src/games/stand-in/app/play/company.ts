import { hashText, standIn, type View } from '../../../../rules/stand-in/index.ts';
import { YOU } from '../../../../storage/save.ts';
import type { Seating, TableConfig } from '../../kept.ts';
import { type Company, FACES, type Face } from '../../text/shapes/company.ts';

/** The chair that is the player's; null: nobody's, as in a replay. */
export const chairOf = ({ seats }: Pick<Seating, 'seats'>): number | null => {
  const chair = seats.indexOf(YOU);
  return chair < 0 ? null : chair;
};

/** Who sits where, as words need it. */
export const companyOf = (view: Pick<View, 'ring' | 'chair'>, faces: readonly Face[]): Company => ({
  faces,
  you: view.chair,
  ring: view.ring,
});

/** SA2.6: where the person sits is drawn by the rules; a null: nobody plays. */
export const humanIn = (config: TableConfig): number | null => standIn.start(config).game.human;

/** A face for every chair, drawn by the seed alone, so that a replay has the same; the player's own may be asked for. */
export function facesFor(config: TableConfig, human: number | null): Face[] {
  const drawn = FACES.map((face) => ({ face, by: hashText(`${config.seed}/faces/${face}`) }))
    .sort((a, b) => (a.by < b.by ? -1 : 1))
    .map(({ face }) => face);
  const { face: wanted = null } = config;
  if (wanted !== null && human !== null) {
    drawn[drawn.indexOf(wanted)] = drawn[human] as Face;
    drawn[human] = wanted;
  }
  return drawn.slice(0, config.seats);
}
