import type { Moment, SurvivorId } from '../../play/moments.ts';
import type { ByDeck } from '../../words-by-deck.ts';
import { PITTSBURGH_68 } from './voices/pittsburgh-68.ts';
import { ROSWELL_51 } from './voices/roswell-51.ts';

/** Each has a way of talking, and says a line once a movie. */
export const VOICES: Record<SurvivorId, Record<Moment, readonly string[]>> = {
  ...ROSWELL_51,
  ...PITTSBURGH_68,
};

/** When the Director cannot keep quiet. */
export type Heckle =
  | 'opens'
  | 'grows'
  | 'allOut'
  | 'hits'
  | 'misses'
  | 'takes'
  | 'feature'
  | 'fades'
  | 'loses'
  | 'reel';
export const HECKLES: ByDeck<Readonly<Record<Heckle, readonly string[]>>> = {
  'roswell-51': {
    opens: ['Roll it. And somebody look frightened.', 'Quiet on set. Not for long.', 'Places, please. Last places.'],
    grows: ['One more for the crowd.', 'Closer together. Menace, people.', 'I can wait. They can too.'],
    allOut: ['Everybody. Now.', 'This is what the extras are for.', 'All of you. Camera left.'],
    hits: ['Lovely. Hold that.', 'That read well on camera.', 'We will keep that one.'],
    misses: ['Cut. No, keep rolling.', 'We will fix it in the edit.', 'My nephew got him the job.'],
    takes: ['Wrapped. Next.', 'The contract had a clause.', 'Somebody strike that chair.'],
    feature: ['Now that is a poster.', 'Three of them. I counted in the dailies.'],
    fades: ['I never liked that prop.', 'Too much hope in the shot.'],
    loses: ['Those were expensive.', 'Somebody will glue it back together.', 'Monsters are not cheap, you know.'],
    reel: ['Change the reel. Not the mood.', 'Good. Again, but worse.'],
  },
  'pittsburgh-68': {
    opens: [
      'Leaves. More leaves. And fog, if it is cheap.',
      'Quiet on set. They can hear you chew.',
      'Places. The dead ones, too.',
    ],
    grows: [
      'One more for the hill.',
      'Slower. You are not late for anything.',
      'I can wait. They have nothing but time.',
    ],
    allOut: ['Everybody. And shuffle.', 'The whole town. Camera left.', 'This is what I paid the high school for.'],
    hits: [
      'Lovely. Chew with your mouth open.',
      'That read well, even without color.',
      'Keep that one. Print it dark.',
    ],
    misses: ['Arms out. How hard are arms?', 'The make-up ran. So did he. Wrong way.', 'Cut. No, groan on.'],
    takes: ['Get up again when I say so.', 'Wrapped. See you in make-up.', 'That was a lease, not a contract.'],
    feature: ['Now that is a drive-in.', 'Three abreast. The censor will faint.'],
    fades: ['Nobody in this picture deserves a prop.', 'Too useful. Out.'],
    loses: [
      'Those were somebody’s uncles.',
      'Sweep that up. We need it for reel IV.',
      'Do you know what a shako costs?',
    ],
    reel: ['Change the reel. Same hill.', 'Good. Again, but hungrier.'],
  },
};
