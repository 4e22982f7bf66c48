/** Where the table cannot be drawn. */
export const PICTURE = {
  none: 'No picture on this machine. The table is below, in words.',
  dark: 'The picture went dark: this machine needs its memory elsewhere. The table is below, in words.',
  small: 'This window is too small for the picture. The table is below, in words.',
  again: 'Try again',
} as const;
