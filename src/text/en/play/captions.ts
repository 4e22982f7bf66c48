import { byDeck } from '../../words-by-deck.ts';
import { THEIRS } from '../words-by-deck.ts';

/** What is heard, for those who do not hear it: by the name of the sound. */
export const CAPTIONS = {
  'card-flip': 'a card turns over',
  take: 'something is picked up',
  'dice-rattle': 'dice rattle',
  'dice-land': 'dice fall',
  'throng-step': 'many feet come closer',
  strike: 'a swing',
  hit: 'a blow lands',
  miss: 'only air is hit',
  negate: 'a blow glances off',
  flail: 'arms flail',
  fumble: 'something is dropped',
  get 'alien-down'() {
    return `${THEIRS.anAlien} folds up`;
  },
  get annihilate() {
    return `${THEIRS.anAlien} stops existing`;
  },
  'head-shot': 'one clean shot',
  'survivor-lost': 'a scream, cut short',
  'familiar-face': 'a familiar voice, slightly wrong',
  get wrench() {
    return byDeck({ 'roswell-51': 'wrench on bone', 'pittsburgh-68': 'a bat on bone' });
  },
  get pistol() {
    return byDeck({ 'roswell-51': 'a pistol shot', 'pittsburgh-68': 'a revolver shot' });
  },
  get scattergun() {
    return byDeck({ 'roswell-51': 'a scattergun', 'pittsburgh-68': 'a rifle shot' });
  },
  get flame() {
    return byDeck({ 'roswell-51': 'a flamethrower roars', 'pittsburgh-68': 'something catches fire' });
  },
  dynamite: 'an explosion',
  spear: 'a spear flies',
  raygun: 'a ray gun hums and spits',
  blob: 'something wobbles',
  spored: 'spores burst',
  probe: 'a beam hums overhead',
  swarmed: 'swarming, from everywhere',
  'plot-device': 'a telegram ticks in',
  'sanctuary-enter': 'a door is shut and barred',
  'sanctuary-damage': 'something beats on the door',
  breach: 'the door gives way',
  'reel-start': 'the projector starts',
  'reel-end': 'the film runs out',
  'fade-out': 'a chord fades',
  'clip-burn': 'film burns',
  'horror-star': 'a small fanfare',
  'creature-feature': 'organ, at full blast',
  'turning-point': 'low brass: no way back',
  'last-one-standing': 'one lone theremin',
  survived: 'major chord, at last',
  doomed: 'final chord, and laughter',
  'music-open': 'uneasy strings',
  'music-sanctuary': 'the music hushes behind the door',
  'music-finale': 'the music turns to the finale',
  'zombie-down': 'what was left of somebody falls down',
  blade: 'a blade comes down',
  clutch: 'boards break; a hand shuts',
  stumble: 'somebody falls, and all they held',
  surge: 'a crowd, groaning',
  'hold-them-back': 'blows on a door',
  'run-for-it': 'people running',
  'if-we-only-had-a': 'drawers, searched',
  'breaking-point': 'shouting; a slammed table',
  'killing-machine': 'a blow, and another',
} as const;
