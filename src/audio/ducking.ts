import { KINDS } from './book.ts';

type Kind = keyof typeof KINDS;

interface Heard {
  kind: Kind;
  until: number;
}

/** Who steps back for whom: of what sounds, the weightiest is heard. */
export const createDucking = (now: () => number) => {
  let sounding: Heard[] = [];
  const least = (part: (kind: Kind) => number): number => {
    sounding = sounding.filter(({ until }) => until > now());
    return Math.min(1, ...sounding.map(({ kind }) => part(kind)));
  };
  return {
    begin(kind: Kind, milliseconds: number): void {
      if (milliseconds > 0) sounding.push({ kind, until: now() + milliseconds });
    },
    /** How much of the music is left, from 0 to 1. */
    music: (): number => least((kind) => KINDS[kind].music),
    /** How much of the noises of the place is left. */
    place: (): number => least((kind) => KINDS[kind].others),
    /** How much is left of a sound of that kind. */
    effect: (of: Kind): number => least((kind) => (KINDS[kind].weight > KINDS[of].weight ? KINDS[kind].others : 1)),
    /** When something of what sounds now is over; null: nothing sounds. */
    nextEnd: (): number | null => {
      const ends = sounding.map(({ until }) => until - now()).filter((left) => left > 0);
      return ends.length > 0 ? Math.min(...ends) : null;
    },
  };
};
export type Ducking = ReturnType<typeof createDucking>;
