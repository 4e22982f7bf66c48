import type { Deck } from '../../model/cards.ts';

/** Numbers only; what an event does stands in effects.ts, its words in the text room. */
export const PITTSBURGH_68 = {
  id: 'pittsburgh-68',
  cards: [
    { kind: 'survivor', id: 'sheriff', muscle: 7, speed: 6, brains: 6, guts: 8, flail: 'speed' },
    { kind: 'survivor', id: 'waitress', muscle: 5, speed: 7, brains: 6, guts: 7, flail: 'speed' },
    { kind: 'survivor', id: 'bartender', muscle: 8, speed: 6, brains: 5, guts: 7, flail: 'speed' },
    { kind: 'survivor', id: 'sorority-girl', muscle: 4, speed: 8, brains: 7, guts: 6, flail: 'speed' },
    { kind: 'survivor', id: 'nurse', muscle: 5, speed: 7, brains: 8, guts: 7, flail: 'speed' },
    { kind: 'survivor', id: 'farmer', muscle: 8, speed: 5, brains: 5, guts: 8, flail: 'speed' },
    { kind: 'survivor', id: 'housewife', muscle: 5, speed: 7, brains: 7, guts: 8, flail: 'speed' },
    { kind: 'survivor', id: 'mechanic', muscle: 8, speed: 7, brains: 7, guts: 4, flail: 'speed' },
    { kind: 'survivor', id: 'college-guy', muscle: 6, speed: 7, brains: 8, guts: 4, flail: 'speed' },
    { kind: 'survivor', id: 'kid-brother', muscle: 4, speed: 8, brains: 5, guts: 8, flail: 'speed' },
    { kind: 'survivor', id: 'kid-sister', muscle: 4, speed: 8, brains: 8, guts: 5, flail: 'speed' },
    { kind: 'survivor', id: 'postman', muscle: 6, speed: 8, brains: 5, guts: 6, flail: 'speed' },

    { kind: 'monster', id: 'loners', copies: 4, value: 2 },
    { kind: 'monster', id: 'mill-hands', copies: 5, value: 3 },
    { kind: 'monster', id: 'mourners', copies: 5, value: 4 },
    { kind: 'monster', id: 'trick-or-treaters', copies: 4, value: 5 },
    { kind: 'monster', id: 'marching-band', copies: 3, value: 6 },
    { kind: 'monster', id: 'jack', copies: 1, value: 6 },
    { kind: 'monster', id: 'queen', copies: 1, value: 7 },
    { kind: 'monster', id: 'king', copies: 1, value: 8 },

    {
      kind: 'item',
      id: 'gas-cocktail',
      stats: ['speed', 'brains', 'guts'],
      dice: '2d6',
      plus: 0,
      uses: 4, // R11.3
      reach: 'throng', // R9.9
      ranged: true,
      carried: 'idle',
    },
    { kind: 'item', id: 'axe', stats: ['muscle'], dice: '2d6', plus: 1, carried: 'idle' },
    {
      kind: 'item',
      id: 'revolver',
      stats: ['speed', 'brains'],
      dice: '2d6',
      plus: 0,
      uses: 6,
      carried: 'idle',
      ranged: true,
    },
    { kind: 'item', id: 'knife', stats: ['speed'], dice: 'd6', plus: 3, carried: 'idle' },
    { kind: 'item', id: 'bat', stats: ['muscle'], dice: 'shad', plus: 2, carried: 'idle' },
    { kind: 'item', id: 'rifle', stats: ['guts'], dice: '2d6', plus: 2, carried: 'idle', ranged: true },
    { kind: 'item', id: 'flares', stats: ['brains'], dice: '2d6', plus: 0, carried: 'idle', ranged: true },
    { kind: 'item', id: 'walkie-talkies', stats: [], dice: 'd6', plus: 0, shares: true, carried: 'idle' }, // R12.3

    { kind: 'power-play', id: 'killing-machine', rampage: true },
    { kind: 'power-play', id: 'queen-of-screams', spares: true },

    { kind: 'horror', id: 'clutch', effect: 'clutch', escapes: ['speed'] },
    { kind: 'horror', id: 'stumble', effect: 'stumble' },
    { kind: 'horror', id: 'surge', effect: 'surge' },
    { kind: 'horror', id: 'familiar-face', effect: 'familiar-face' },

    { kind: 'plot-device', id: 'hold-them-back', effect: 'hold-them-back', brings: 'attacks' },
    { kind: 'plot-device', id: 'run-for-it', effect: 'run-for-it', brings: 'attacks' },
    { kind: 'plot-device', id: 'if-we-only-had-a', effect: 'if-we-only-had-a', brings: 'loss-of-items' },
    { kind: 'plot-device', id: 'breaking-point', effect: 'breaking-point', brings: 'trouble' },

    { kind: 'sanctuary', id: 'car', points: 8, room: 2 },
    { kind: 'sanctuary', id: 'cellar', points: 12, room: 3 },

    { kind: 'bonus', id: 'popcorn', effect: 'popcorn' },
    { kind: 'bonus', id: 'shuffler', effect: 'shuffler' },
  ],
} as const satisfies Deck;
