import type { Deck } from '../../model/cards.ts';

/** Numbers only; what an event does stands in effects.ts, its words in the text room. */
export const ROSWELL_51 = {
  id: 'roswell-51',
  cards: [
    { kind: 'survivor', id: 'colonel', muscle: 8, speed: 5, brains: 6, guts: 8, flail: 'speed' },
    // The Robot has no Speed or Guts: it flails with Muscle (R10.6) and brings spoints of its own (R2.4).
    { kind: 'survivor', id: 'robot', muscle: 8, speed: null, brains: 8, guts: null, flail: 'muscle', bonusRest: 6 },
    { kind: 'survivor', id: 'reporter', muscle: 5, speed: 8, brains: 7, guts: 6, flail: 'speed' },
    { kind: 'survivor', id: 'cook', muscle: 7, speed: 5, brains: 5, guts: 9, flail: 'speed' },
    { kind: 'survivor', id: 'rancher', muscle: 8, speed: 6, brains: 5, guts: 7, flail: 'speed' },
    { kind: 'survivor', id: 'librarian', muscle: 4, speed: 7, brains: 8, guts: 7, flail: 'speed' },
    { kind: 'survivor', id: 'scout', muscle: 5, speed: 9, brains: 6, guts: 6, flail: 'speed' },
    { kind: 'survivor', id: 'scientist', muscle: 5, speed: 6, brains: 9, guts: 6, flail: 'speed' },
    { kind: 'survivor', id: 'coroner', muscle: 6, speed: 5, brains: 8, guts: 7, flail: 'speed' },
    { kind: 'survivor', id: 'detective', muscle: 7, speed: 7, brains: 7, guts: 5, flail: 'speed' },
    { kind: 'survivor', id: 'drifter', muscle: 6, speed: 7, brains: 5, guts: 8, flail: 'speed' },
    { kind: 'survivor', id: 'ranger', muscle: 6, speed: 8, brains: 5, guts: 7, flail: 'speed' },

    { kind: 'monster', id: 'pods', copies: 4, value: 2 },
    { kind: 'monster', id: 'neighbors', copies: 5, value: 3 },
    { kind: 'monster', id: 'mutants', copies: 5, value: 4 },
    { kind: 'monster', id: 'terrors', copies: 4, value: 5 },
    { kind: 'monster', id: 'riders', copies: 3, value: 6 },
    { kind: 'monster', id: 'sentries', copies: 2, value: 7 },
    { kind: 'monster', id: 'warlord', copies: 1, value: 8, headShotFrom: 4 }, // R9.5, R9.8

    { kind: 'item', id: 'wrench', stats: ['muscle'], dice: 'd6', plus: 2 },
    { kind: 'item', id: 'pistol', stats: ['speed'], dice: 'd6', plus: 2, ranged: true },
    { kind: 'item', id: 'scattergun', stats: ['muscle', 'guts'], dice: 'shad', plus: 0, ranged: true },
    { kind: 'item', id: 'flamethrower', stats: ['guts'], dice: '2d6', plus: 0, ranged: true },
    {
      kind: 'item',
      id: 'dynamite',
      stats: ['speed', 'brains'],
      dice: 'one-doubled',
      plus: 0,
      uses: 4, // R11.3
      reach: 'throng', // R9.9
      ranged: true,
    },
    { kind: 'item', id: 'spear', stats: ['muscle', 'speed'], dice: 'shad', plus: 1, carried: 'wielded' },
    { kind: 'item', id: 'raygun', stats: ['brains'], dice: '2d6', plus: 0, carried: 'wielded', ranged: true },
    { kind: 'item', id: 'radio', stats: [], dice: 'd6', plus: 0, shares: true }, // R12.3

    { kind: 'power-play', id: 'payback', payback: true },
    { kind: 'power-play', id: 'fight-or-flight', boost: { muscle: 2, speed: 2 } },
    { kind: 'power-play', id: 'scream-queen', spares: true, bonus: true }, // R22.2

    { kind: 'horror', id: 'blobbed', effect: 'blob' },
    { kind: 'horror', id: 'spored', effect: 'spored' },
    { kind: 'horror', id: 'probed', effect: 'probed', escapes: ['muscle', 'brains'] },
    { kind: 'horror', id: 'swarmed', effect: 'swarmed' },

    { kind: 'plot-device', id: 'theyre-out-there', effect: 'theyre-out-there', brings: 'full-assault' },
    { kind: 'plot-device', id: 'mass-hysteria', effect: 'mass-hysteria', brings: 'trouble' },
    { kind: 'plot-device', id: 'bodies-missing', effect: 'bodies-missing', brings: 'faces' },
    { kind: 'plot-device', id: 'alien-autopsy', effect: 'alien-autopsy', brings: 'a-monster' },

    { kind: 'sanctuary', id: 'lab', points: 8, room: 2 },
    { kind: 'sanctuary', id: 'bunker', points: 12, room: 3 },

    { kind: 'bonus', id: 'popcorn', effect: 'popcorn' },
    { kind: 'bonus', id: 'shuffler', effect: 'shuffler' },
  ],
} as const satisfies Deck;
