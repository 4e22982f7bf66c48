import { isRecord, type Plain } from '../check.ts';

/** In format 1 every computer seat was played by one `cast`, every movie was a feature, and nobody had played before. */
export function oneToTwo(save: Plain): Plain {
  const { seating, ...rest } = save;
  if (!isRecord(seating) || !Array.isArray(seating.seats)) return { ...save, format: 2 };
  const { seats, director, cast } = seating;
  return {
    ...rest,
    format: 2,
    seating: { seats: seats.map((seat: unknown) => (seat === 'computer' ? cast : seat)), director },
    way: { kind: 'feature' },
    lead: 0,
  };
}
