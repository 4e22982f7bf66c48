/** Words of the trade. */
export const TERMS = {
  movie: 'One whole game, in four reels.',
  seat: 'A place at the table, with up to three survivors.',
  screen: 'The three frames in the middle, where cards appear.',
  'mystery card': 'A card face down in a frame, waiting for its cue.',
  culprit: 'Whoever made a mystery card turn up. On the cards: the causer.',
  alien: 'Anything you may attack: a monster, a Familiar Face, the blob.',
  throng: 'Up to three monsters that attack as one.',
  spoint: 'A survivor point. Power spoints lie with a seat, rest spoints on a survivor.',
  bank: 'The spoints that nobody has at the moment.',
  flail: 'The last test of somebody who was hit and does not pay.',
  'head shot': 'An attack roll of 1,1.',
  fumble: 'An attack roll of 6,6.',
  counterstrike: 'The attack that the other side gets for a fumble.',
  'Familiar Face': 'A survivor who was lost and came back as a monster.',
  'Horror Star': 'A favour for one survivor, good for one use.',
  'Pod Player': 'A seat that ran out of cast and plays for the aliens.',
  eliminated: 'To the discard pile, and perhaps back. A seat: out of survivors, with none to draw.',
  buried: 'To the graveyard. That is that.',
} as const;
export type Term = keyof typeof TERMS;
export const TERM_LIST = Object.keys(TERMS) as readonly Term[];
