import type { LocationId } from '../../../../../rules/geiger-man/index.ts';
import type { CardWords } from '../../card-words.ts';
import type { SetUp } from '../../shapes/ids.ts';

export const LOCATIONS: Readonly<
  Record<LocationId, CardWords & { readonly the: string; readonly at: string; readonly tagged: string }>
> = {
  moonglow: {
    name: 'Moonglow Drive-In',
    the: 'the Moonglow Drive-In',
    at: 'at the Moonglow Drive-In',
    tagged: 'a row',
    line: 'Round and open: a way round everything.',
    flavour: 'One fence away from a closed test range. Adults forty cents.',
  },
  nightbird: {
    name: 'Nightbird Limited',
    the: 'the Nightbird Limited',
    at: 'on the Nightbird Limited',
    tagged: 'a car',
    line: 'Long and thin: the way round is outside, in the cold.',
    flavour: 'A night train, stalled on a dry lake. The heating was first to go.',
  },
};

/** Set-up cards: players read “opening scene”. Who stands where is told from the data. */
export const SET_UPS: Readonly<Record<SetUp, CardWords>> = {
  premiere: {
    name: 'Premiere Night',
    line: 'Full rows, and trouble far off.',
    flavour: 'The star sent her regrets. Wisely.',
  },
  kiddie: {
    name: 'Kiddie Show',
    line: 'A full playground, with a shed beside it.',
    flavour: 'Free balloon with every seat.',
  },
  necking: {
    name: 'Back-Row Romance',
    line: 'Everybody is in the back, busy.',
    flavour: 'Nobody is watching the picture.',
  },
  intermission: {
    name: 'Ten-Minute Intermission',
    line: 'The queue is indoors. You are not.',
    flavour: 'Let’s all go to the lobby. Let’s all stay there.',
  },
  searchlight: {
    name: 'Searchlight Stunt',
    line: 'The crowd is at the wrong end.',
    flavour: 'Rented for publicity. It found some.',
  },
  sitting: { name: 'Second Sitting', line: 'Soup for eight, in the middle.', flavour: 'The fish is off.' },
  berths: {
    name: 'Upper and Lower Berths',
    line: 'The sleepers lie between you and the way out.',
    flavour: 'Lights down at ten.',
  },
  lanterns: {
    name: 'Lanterns Along the Line',
    line: 'Half of them are out there with lanterns.',
    flavour: 'They went to look. Something looked back.',
  },
  honeymoon: {
    name: 'Honeymoon Special',
    line: 'A wedding party, in the last car.',
    flavour: 'Something borrowed, something blue.',
  },
  mail: { name: 'Mail Stop', line: 'Spread along the train, front to back.', flavour: 'Nobody here gets mail.' },
};
