import type { LoadedConfig } from '../../../../rules/stand-in/index.ts';
import { aside, defends, discards, gives, type LessonScript, part, plays, said, says, step } from './script.ts';

/** The player sits at 0 and is the Stand-In. */
export const STAND_IN_DEAL: LoadedConfig = {
  hands: [
    ['stand-in', 'swap-marks', 'asbestos', 'fire-axe'],
    ['love-scene', 'house-lights', 'second-take', 'exit-running'],
    ['my-contract', 'close-up', 'on-my-mark', 'love-scene'],
    ['screen-test', 'reverse-shot', 'close-up', 'swap-marks'],
    ['exit-running', 'second-take', 'close-up', 'chained-door'],
  ],
  pile: [
    'recast', // for chair 1
    'wrong-room',
    'trailer',
    'recast',
    'nitrate', // chair 4 aims it at the player
    'recast', // for the curtain: it goes to chair 4
    'recast', // chair 2 refuses it
    'close-up', // for its contract
    'recast', // four quiet turns follow
    'recast',
    'recast',
    'recast',
    'double-take', // the first free turn
  ],
  fate: [0, 4, 2], // the player's chair, the dealer's, and which card chair 2 sees
};

export const STAND_IN_SCRIPT: LessonScript = {
  turns: 6,
  cues: [
    step(
      1,
      'act',
      said('recastCardKept', 'hand'),
      discards('fire-axe'),
      said('goalStandIn', 'table'),
      said('roleStandIn', 'table'),
    ),
    step(1, 'offer', said('turning', 'hand'), gives('recast')),
    part([1, 1, 'answer'], gives('love-scene')),
    aside([1, 0, 'talk'], said('turned', 'table')),
    part([1, 2, 'talk'], says({ type: 'ask', seat: 0, what: 'gave', about: 1 })),
    step(
      1,
      'spoken-to',
      said('lie', 'prompt'),
      says({ type: 'i-gave', seat: 1, card: 'fire-axe' }, { type: 'i-gave', seat: 1, card: 'trailer' }, 'silent'),
    ),

    part([2, 1, 'act'], discards('wrong-room')),
    part([2, 1, 'offer'], gives('second-take')),
    part([2, 2, 'answer'], gives('love-scene')),

    part([3, 2, 'act'], plays('close-up', 1)),
    part([3, 2, 'offer'], gives('trailer')),
    part([3, 3, 'answer'], gives('swap-marks')),
    part([3, 2, 'talk'], says({ type: 'i-saw', seat: 1, how: 'close-up', what: 'recast' })),
    part([3, 1, 'spoken-to'], says('no')),
    aside([3, 3, 'talk'], said('seen', 'log')),
    part([3, 3, 'talk'], says({ type: 'accuse', seat: 0, role: 'stand-in', sure: false })),
    step(3, 'spoken-to', said('accused', 'prompt'), says('no', 'silent')),

    part([4, 3, 'act'], discards('screen-test')),
    part([4, 3, 'offer'], gives('reverse-shot')),
    part([4, 4, 'answer'], gives('second-take')),

    part([5, 4, 'act'], plays('nitrate', 0)),
    step(5, 'guard', said('curtain', 'hand'), defends('asbestos')),
    part([5, 4, 'offer'], gives('exit-running')),
    step(5, 'answer', said('answering', 'hand'), gives('recast')),
    aside([5, 4, 'talk'], said('two', 'table')),

    step(6, 'act', said('wall', 'hand'), plays('swap-marks', 1)),
    step(6, 'offer', said('another', 'hand'), gives('recast')),
    part([6, 2, 'answer'], defends('my-contract')),
    aside([6, 0, 'talk'], said('refused', 'table')),
  ],
};
