/** The few words painted on the table itself; everything longer is the DOM's. */
export interface BoardWords {
  reel: string;
  numerals: readonly string[];
  discard: string;
  graveyard: string;
  cast: string;
  bank: string;
  reelPile: string;
  shut: string;
  seat: (n: number) => string;
  podPlayer: (n: number) => string;
  sanctuary: (numeral: string) => string;
  points: (left: number, of: number) => string;
  inside: (n: number) => string;
  hits: (percent: number) => string;
  hit: string;
  miss: string;
  headShot: string;
  fumble: string;
  pass: string;
  fail: string;
  stands: string;
  weakness: (plus: number) => string;
  creatureFeature: string;
  turningPoint: string;
  lastOneStanding: string;
  reelTitle: (numeral: string) => string;
  fullAssault: string;
  stunned: string;
  probed: string;
  theEnd: string;
}

export const BOARD_WORDS: BoardWords = {
  reel: 'REEL',
  numerals: ['I', 'II', 'III', 'IV', 'V', 'VI'],
  discard: 'Discard',
  graveyard: 'Grave',
  cast: 'Cast',
  bank: 'Bank',
  reelPile: 'REEL PILE',
  shut: 'SHUT',
  seat: (n) => `SEAT ${n}`,
  podPlayer: (n) => `POD ${n}`,
  sanctuary: (numeral) => `SANCTUARY ${numeral}`,
  points: (left, of) => `${left} of ${of}`,
  inside: (n) => `${n} inside`,
  hits: (percent) => `hits ${percent} %`,
  hit: 'HIT',
  miss: 'MISS',
  headShot: 'HEAD SHOT',
  fumble: 'FUMBLE',
  pass: 'PASSED',
  fail: 'FAILED',
  stands: 'STILL STANDING',
  weakness: (plus) => `+${plus} damage this reel`,
  creatureFeature: 'CREATURE FEATURE',
  turningPoint: 'TURNING POINT',
  lastOneStanding: 'LAST ONE STANDING',
  reelTitle: (numeral) => `REEL ${numeral}`,
  fullAssault: 'FULL ASSAULT',
  stunned: 'STUNNED',
  probed: 'IN THE BEAM',
  theEnd: 'THE END',
};
