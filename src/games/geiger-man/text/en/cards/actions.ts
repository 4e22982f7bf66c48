import type { ActionId } from '../../../../../rules/geiger-man/index.ts';
import type { CardWords } from '../../card-words.ts';

/** Their results are told by `effects`; this is what they are called. */
export const ACTIONS: Readonly<Record<ActionId, CardWords>> = {
  steps: {
    name: 'Steady Steps',
    line: 'A step or two, nothing dropped.',
    flavour: 'One foot. The other foot. Repeat.',
  },
  head: {
    name: 'Keep Your Head',
    line: 'Less Horror, and sometimes Time on top.',
    flavour: 'It is only the picture. Tell yourself that.',
  },
  swing: { name: 'Wild Swing', line: 'A blow, whatever your arm was doing.', flavour: 'Eyes open would help.' },
  breath: {
    name: 'Catch Your Breath',
    line: 'Health back. It may cost the rest of your turn.',
    flavour: 'In. Out. Listen. In.',
  },
  'take-two': {
    name: 'Second Take',
    line: 'After a throw: one die again, or all of them for 2 Time.',
    flavour: 'Same line, less screaming.',
  },
  rummage: { name: 'Rummage', line: 'Search a pile where one lies.', flavour: 'Somebody always leaves something.' },
  run: { name: 'Dead Run', line: 'Far and fast, until it is not.', flavour: 'Heels off. Go.' },
  duck: { name: 'Duck!', line: 'When you are attacked: less of it, or none.', flavour: 'Down is a direction, too.' },
  racket: {
    name: 'Make a Racket',
    line: 'Horror down. If it fails, Time down, too.',
    flavour: 'Honk. Everybody else does.',
  },
  'make-do': { name: 'Use What’s There', line: 'Threes and fours count.', flavour: 'A mop is a spear with a past.' },
  think: {
    name: 'Think It Through',
    line: 'More dice for the next throw.',
    flavour: 'There was a way out in the second feature.',
  },
  'not-this-time': {
    name: 'Not This Time',
    line: 'When you are attacked: less of it, and some of it back.',
    flavour: 'That has been coming since the first reel.',
  },
  'haul-off': {
    name: 'Haul Off',
    line: 'A proper blow. It settles the nerves, too.',
    flavour: 'From the shoulder, and mean it.',
  },
  'lie-low': { name: 'Lie Low', line: 'A lot of Health for a lot of Time.', flavour: 'Under the seat. Gum and all.' },
  'all-in': {
    name: 'All You’ve Got',
    line: 'The hardest blow there is. It lands even when it fails.',
    flavour: 'Nothing saved for the sequel.',
  },
};
