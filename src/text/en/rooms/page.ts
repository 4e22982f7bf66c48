/** What the page says before it can say anything by itself, and what is said of it elsewhere. */
export const PAGE = {
  description:
    'A solo horror-movie board game for desktop browsers. You play the survivors of a 1951 invasion flick or of a 1968 night of the dead; an automated Director runs the rest.',
  noScript: 'This picture needs JavaScript. The aliens insisted.',
  noHouse: 'The house could not be fetched. Reload the page; whatever you kept is still in the vault.',
  /** Under the pictures in a shop window. */
  screens: {
    marquee: 'The marquee: tonight, Roswell 51',
    board: 'The board: three frames, six throngs, and the cast below',
    odds: 'Every choice shows its odds',
  },
} as const;
