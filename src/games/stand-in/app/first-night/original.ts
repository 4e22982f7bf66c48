import type { LoadedConfig } from '../../../../rules/stand-in/index.ts';
import { aside, defends, discards, gives, type LessonScript, part, plays, said, says, step } from './script.ts';

/** The player sits at 0, and the Stand-In at 4, so that it comes before the player: it is the one that holds a card out. */
export const ORIGINAL_DEAL: LoadedConfig = {
  hands: [
    ['close-up', 'my-contract', 'fire-axe', 'reverse-shot'],
    ['swap-marks', 'second-take', 'trailer', 'nitrate'],
    ['love-scene', 'exit-running', 'close-up', 'house-lights'],
    ['on-my-mark', 'wrong-room', 'screen-test', 'love-scene'],
    ['stand-in', 'close-up', 'exit-running', 'swap-marks'],
  ],
  pile: [
    'recast', // the player's first: drawn, it is harmless
    'chained-door',
    'nitrate',
    'recast',
    'double-take', // for the contract
    'rusted-chains', // takes the door away again
    'recast',
    'recast',
    'close-up',
    'asbestos', // for the Double Take
    'second-take', // the first free turn
  ],
  fate: [0, 4, 2], // the player's chair, the dealer's, and which card the Close-Up finds
};

const spare = gives('fire-axe', 'reverse-shot', 'swap-marks');

export const ORIGINAL: LessonScript = {
  turns: 8,
  cues: [
    step(
      1,
      'act',
      said('draw', 'hand'),
      plays('close-up', 1, 4),
      said('goal', 'table'),
      said('role', 'role'),
      said('hand', 'hand'),
      said('recastCard', 'hand'),
    ),
    step(1, 'offer', said('exchange', 'hand'), gives('fire-axe', 'reverse-shot'), said('looked', 'log')),
    part([1, 1, 'answer'], gives('swap-marks')),
    part([1, 2, 'talk'], says({ type: 'ask', seat: 0, what: 'got', about: 1 })),
    step(
      1,
      'spoken-to',
      said('claim', 'prompt'),
      says({ type: 'i-got', seat: 1, card: 'swap-marks' }, { type: 'i-got', seat: 1, card: 'second-take' }, 'silent'),
    ),

    part([2, 1, 'act'], plays('chained-door', 2)),
    aside([2, 1, 'talk'], said('door', 'table')),
    part([2, 2, 'talk'], says({ type: 'accuse', seat: 3, role: 'stand-in', sure: false })),
    part([2, 3, 'spoken-to'], says('no')),

    aside([3, 2, 'act'], said('accusation', 'log')),
    part([3, 2, 'act'], plays('nitrate', 3)),
    aside([3, 2, 'offer'], said('burning', 'table')),
    part([3, 2, 'offer'], gives('exit-running')),
    part([3, 4, 'answer'], gives('swap-marks')),

    part([4, 4, 'act'], discards('close-up')),
    part([4, 4, 'offer'], gives('recast')),
    step(4, 'answer', said('answer', 'hand'), defends('my-contract')),
    aside([4, 4, 'talk'], said('replaced', 'hand')),
    part([4, 4, 'talk'], says({ type: 'accuse', seat: 0, role: 'stand-in', sure: false })),
    step(4, 'spoken-to', said('denial', 'prompt'), says('no', 'silent')),

    step(5, 'offer', said('again', 'hand'), spare, said('blackout', 'table')),
    part([5, 1, 'answer'], gives('nitrate')),
    aside([5, 0, 'talk'], said('nitrate', 'hand')),

    part([6, 1, 'act'], plays('trailer', 2)),
    aside([6, 1, 'talk'], said('trailer', 'table')),

    part([7, 2, 'act'], discards('house-lights')),

    part([8, 4, 'act'], discards('close-up')),
    part([8, 4, 'offer'], gives('recast')),
    step(8, 'answer', said('doubleTake', 'hand'), defends('double-take')),
    aside([8, 4, 'talk'], said('proof', 'table'), said('notes', 'notes')),
  ],
};
