/** Every colour of the game. Signal colours mean something and are used sparingly; kinds also differ by icon and shape. */
export const PALETTE = {
  night: '#0b0e14',
  filmBlack: '#15171c',
  silver: '#d9dbd5',
  paper: '#efe7d2',
  saucerGreen: '#7dff9b',
  bloodRed: '#e5383b',
  marqueeAmber: '#ffb703',
  plotBlue: '#4aa8ff',
  itemGreen: '#58c26b',
  sanctuaryYellow: '#ffd65c',
  /** Pittsburgh's own: leaves, rust, the sky over the mill. */
  furnaceRust: '#ff7a2f',
  /** What is left of a face there. */
  pallor: '#a9bda6',
  /** Ink for words on paper, and its paler brother for flavour. */
  ink: '#1b1a17',
  inkSoft: '#544c3c',
} as const;

export const KINDS = [
  'survivor',
  'monster',
  'item',
  'power-play',
  'horror',
  'plot-device',
  'sanctuary',
  'endgame',
  'bonus',
] as const;
export type Kind = (typeof KINDS)[number];

/** A name plate: its ground and the words on it. Printed deeper than the signal colours, so that words stay readable. */
export const PLATES: Record<Kind, { readonly plate: string; readonly words: string }> = {
  survivor: { plate: '#b3202b', words: '#fdf6e3' },
  monster: { plate: '#15171c', words: '#fdf6e3' },
  item: { plate: '#25723c', words: '#fdf6e3' },
  'power-play': { plate: '#b3202b', words: '#fdf6e3' },
  horror: { plate: '#5a6069', words: '#ffffff' },
  'plot-device': { plate: '#1c62ab', words: '#ffffff' },
  sanctuary: { plate: '#f2c230', words: '#15171c' },
  endgame: { plate: '#e0a100', words: '#15171c' },
  bonus: { plate: '#5b3a86', words: '#ffffff' },
};

/** In high contrast: seven to one and more. */
const STARK_PLATES: typeof PLATES = {
  survivor: { plate: '#8e1620', words: '#ffffff' },
  monster: { plate: '#000000', words: '#ffffff' },
  item: { plate: '#0f5226', words: '#ffffff' },
  'power-play': { plate: '#8e1620', words: '#ffffff' },
  horror: { plate: '#3b4048', words: '#ffffff' },
  'plot-device': { plate: '#0d4680', words: '#ffffff' },
  sanctuary: { plate: '#f2c230', words: '#000000' },
  endgame: { plate: '#e0a100', words: '#000000' },
  bonus: { plate: '#46286e', words: '#ffffff' },
};

export const plateOf = (kind: Kind, stark: boolean): (typeof PLATES)[Kind] => (stark ? STARK_PLATES : PLATES)[kind];

const channel = (value: number): number => {
  const v = value / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number =>
  0.2126 * channel(Number.parseInt(hex.slice(1, 3), 16)) +
  0.7152 * channel(Number.parseInt(hex.slice(3, 5), 16)) +
  0.0722 * channel(Number.parseInt(hex.slice(5, 7), 16));

/** WCAG contrast ratio of two hex colours. */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
