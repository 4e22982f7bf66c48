import { THEIRS } from '../showing.ts';
/** Words of the trade. */
export const TERMS = {
  movie: { name: 'movie', says: 'One whole game, in four reels.' },
  seat: { name: 'seat', says: 'A place at the table, with up to three survivors.' },
  screen: { name: 'screen', says: 'The three frames in the middle, where cards appear.' },
  'mystery-card': { name: 'mystery card', says: 'A card face down in a frame, waiting for its cue.' },
  culprit: { name: 'culprit', says: 'Whoever made a mystery card turn up. On the cards: the causer.' },
  alien: {
    get name() {
      return THEIRS.alien;
    },
    get says() {
      return `Anything you may attack: a monster, a Familiar Face${THEIRS.alienAlso}.`;
    },
  },
  throng: { name: 'throng', says: 'Up to three monsters that attack as one.' },
  spoint: { name: 'spoint', says: 'A survivor point. Power spoints lie with a seat, rest spoints on a survivor.' },
  bank: { name: 'bank', says: 'The spoints that nobody has at the moment.' },
  flail: { name: 'flail', says: 'The last test of somebody who was hit and does not pay.' },
  'head-shot': { name: 'head shot', says: 'An attack roll of 1,1.' },
  fumble: { name: 'fumble', says: 'An attack roll of 6,6.' },
  counterstrike: { name: 'counterstrike', says: 'The attack that the other side gets for a fumble.' },
  'familiar-face': { name: 'Familiar Face', says: 'A survivor who was lost and came back as a monster.' },
  'horror-star': { name: 'Horror Star', says: 'A favour for one survivor, good for one use.' },
  'pod-player': {
    get name() {
      return THEIRS.podPlayer;
    },
    get says() {
      return `A seat that ran out of cast and plays for the ${THEIRS.aliens}.`;
    },
  },
  eliminated: {
    name: 'eliminated',
    says: 'To the discard pile, and perhaps back. A seat: out of survivors, with none to draw.',
  },
  buried: { name: 'buried', says: 'To the graveyard. That is that.' },
} as const;
export type Term = keyof typeof TERMS;
