/** Faces and where they may be used. The poster face is for titles alone; rules and numbers are always in the plain one. */
export const FACES = {
  poster: 'Creepster',
  marquee: 'Limelight',
  plate: 'Anton',
  typewriter: 'Special Elite',
  plain: 'Barlow Semi Condensed',
} as const;
export type FaceName = keyof typeof FACES;

/** What stands in while a face loads, or for good. */
const FALLBACKS: Record<FaceName, string> = {
  poster: 'Impact, sans-serif',
  marquee: 'Impact, sans-serif',
  plate: 'Impact, sans-serif',
  typewriter: 'Courier New, monospace',
  plain: 'Arial Narrow, sans-serif',
};

/** A CSS font shorthand for a canvas or a style. Only the plain face comes in two weights. */
export function font(face: FaceName, px: number, weight: 400 | 600 = 400): string {
  const w = face === 'plain' ? weight : 400;
  return `${w} ${Math.round(px * 100) / 100}px "${FACES[face]}", ${FALLBACKS[face]}`;
}
