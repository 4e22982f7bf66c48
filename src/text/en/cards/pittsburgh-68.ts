import type { OwnId } from '../../cards/card-ids.ts';
import type { CardWords } from '../../cards/card-words.ts';

export const PITTSBURGH_68: Readonly<Record<OwnId<'pittsburgh-68'>, CardWords>> = {
  sheriff: { name: 'The Sheriff', rule: '', brief: '', flavour: 'There is nothing to see here. Keep driving. Faster.' },
  waitress: { name: 'The Waitress', rule: '', brief: '', flavour: 'More coffee, hon? You will want to be awake.' },
  bartender: { name: 'The Bartender', rule: '', brief: '', flavour: 'Last call. He means it this time.' },
  'sorority-girl': { name: 'The Sorority Girl', rule: '', brief: '', flavour: 'Pledge week was worse.' },
  nurse: { name: 'The Nurse', rule: '', brief: '', flavour: 'This will not hurt. You, I mean. Them it will.' },
  farmer: { name: 'The Farmer', rule: '', brief: '', flavour: 'Something has been at the corn. From below.' },
  housewife: { name: 'The Housewife', rule: '', brief: '', flavour: 'Dinner is at six. The windows are at five.' },
  mechanic: { name: 'The Mechanic', rule: '', brief: '', flavour: 'It will start. Give it a minute we do not have.' },
  'college-guy': {
    name: 'The College Guy',
    rule: '',
    brief: '',
    flavour: 'Has read about this. Did not do the exercises.',
  },
  'kid-brother': { name: 'The Kid Brother', rule: '', brief: '', flavour: 'Best Halloween ever.' },
  'kid-sister': {
    name: 'The Kid Sister',
    rule: '',
    brief: '',
    flavour: 'She told you at breakfast. She will tell you again.',
  },
  postman: { name: 'The Postman', rule: '', brief: '', flavour: 'Neither snow nor rain. Nobody mentioned this.' },

  loners: { name: 'Two Lone Zombies', rule: '', brief: '', flavour: 'Lone, and yet there are two.' },
  'mill-hands': {
    name: 'Three Mill Hands',
    rule: '',
    brief: '',
    flavour: 'The night shift. Every night, from now on.',
  },
  mourners: { name: 'Four Mourners', rule: '', brief: '', flavour: 'They stayed after the service.' },
  'trick-or-treaters': {
    name: 'Five Trick-or-Treaters',
    rule: '',
    brief: '',
    flavour: 'You have no candy. They do not mind.',
  },
  'marching-band': { name: 'Six of the Marching Band', rule: '', brief: '', flavour: 'Out of step. Always were.' },
  jack: { name: 'Jack of the Zombies', rule: '', brief: '', flavour: 'All-state in life. Still cannot be tackled.' },
  queen: {
    name: 'Queen of the Zombies',
    rule: '',
    brief: '',
    flavour: 'She won by a landslide. Then came the landslide.',
  },
  king: {
    name: 'King of the Zombies',
    rule: '',
    brief: '',
    flavour: 'He owned the mill. The mill hands still clock in.',
  },

  'gas-cocktail': {
    name: 'Gas Cocktail',
    rule: 'Attack with Speed, Brains or Guts: one zombie, or a whole throng. Damage: two dice, to each card on its own. Four bottles.',
    brief: 'SPEED, BRAINS or GUTS · 2d6, may hit a throng',
    flavour: 'Shaken. Do not stir. Do not hold.',
  },
  axe: {
    name: 'Axe',
    rule: 'Attack with Muscle. Damage: two dice +1.',
    brief: 'MUSCLE · 2d6+1 damage',
    flavour: 'In case of fire. Or of Tuesday.',
  },
  revolver: {
    name: 'Revolver',
    rule: 'Attack with Speed or Brains. Damage: two dice. Six rounds, one for each attack.',
    brief: 'SPEED or BRAINS · 2d6 damage, six rounds',
    flavour: 'Count them. They will.',
  },
  knife: {
    name: 'Knife',
    rule: 'Attack with Speed. Damage: one die +3.',
    brief: 'SPEED · d6+3 damage',
    flavour: 'It was a wedding present. So was he.',
  },
  bat: {
    name: 'Baseball Bat',
    rule: 'Attack with Muscle. Damage: two dice, keep the higher, a pair adds up; then +2.',
    brief: 'MUSCLE · best of 2d6, pairs add, +2',
    flavour: 'The season is over. One more swing.',
  },
  rifle: {
    name: 'Deer Rifle',
    rule: 'Attack with Guts. Damage: two dice +2.',
    brief: 'GUTS · 2d6+2 damage',
    flavour: 'They are not in season. They are not deer.',
  },
  flares: {
    name: 'Road Flares',
    rule: 'Attack with Brains. Damage: two dice.',
    brief: 'BRAINS · 2d6 damage',
    flavour: 'They fear fire. It is mostly mutual.',
  },
  'walkie-talkies': {
    name: 'Walkie-Talkies',
    rule: 'The holder’s rest spoints may be spent for any survivor.',
    brief: 'Your rest spoints help anyone',
    flavour: 'Range: one block. So is the plan. Over.',
  },

  'killing-machine': {
    name: 'Killing Machine',
    rule: 'For the reel. An attack of yours that puts a zombie down may be followed at once by another, on any target. Not by counterstrike, nor inside a sanctuary.',
    brief: 'Put one down? Attack again',
    flavour: 'Once you have the hang of it.',
  },
  'queen-of-screams': {
    name: 'Scream Queen',
    rule: 'Discard it to make one successful zombie attack on anyone miss. Not a head shot.',
    brief: 'Discard: an attack misses',
    flavour: 'They heard her in Ohio.',
  },

  clutch: {
    name: 'Clutch',
    rule: 'The causer is held for the reel: no action but one try each turn to fight free, as by a flail.',
    brief: 'Held. Fight free: flail',
    flavour: 'There was nothing under the porch. There is now.',
  },
  stumble: {
    name: 'Stumble',
    rule: 'The causer tests Speed. Failing, it drops everything it holds and loses its next action.',
    brief: 'SPEED, or drop all and lose an action',
    flavour: 'There is always a root.',
  },
  surge: {
    name: 'Surge',
    rule: 'The Director draws 5 less the reel’s number of shuffled discards and places every monster and Familiar Face among them.',
    brief: '4, 3, 2, 1 discards by reel: zombies join',
    flavour: 'The street was empty. The street is full.',
  },
  'familiar-face': {
    name: 'Familiar Face',
    rule: 'Of the survivor pile, 5 less the reel’s number are discarded as Familiar Faces. One discarded Face attacks the causer, or its sanctuary, and joins a throng.',
    brief: 'The reserves turn. One Face attacks',
    flavour: 'You would know that cardigan anywhere.',
  },

  'hold-them-back': {
    name: 'Hold Them Back',
    rule: 'Every survivor tests Muscle. Then each who failed is attacked once, by each of the Director’s throngs before any attacks again.',
    brief: 'All test MUSCLE or are attacked',
    flavour: 'Put your back into it. Mind the gap.',
  },
  'run-for-it': {
    name: 'Run For It',
    rule: 'Every survivor tests Speed. Whoever fails is attacked at once, by a throng or a zombie on the screen that the Director chooses.',
    brief: 'All test SPEED or are attacked',
    flavour: 'It is forty yards to the pump. It was twenty.',
  },
  'if-we-only-had-a': {
    name: 'If We Only Had A…',
    rule: 'The causer tests Brains. Pass: a free hand finds the first item of the shuffled discards. Fail: the Director discards an item that somebody holds.',
    brief: 'BRAINS: find an item, or lose one',
    flavour: 'It hung right there. Look at the dust.',
  },
  'breaking-point': {
    name: 'Breaking Point',
    rule: 'Every survivor tests Guts. Whoever fails loses all its rest spoints; if it has none, its seat loses 3 power spoints.',
    brief: 'All test GUTS or lose spoints',
    flavour: 'The cellar. No, upstairs. No, the cellar.',
  },

  car: {
    name: 'The Car',
    rule: 'Sanctuary I. 8 points, room for two. Inside: rest for 3, or search the discards.',
    brief: 'Room for two',
    flavour: 'Full tank. The keys are in the other trousers.',
  },
  cellar: {
    name: 'The Cellar',
    rule: 'Sanctuary II. 12 points, room for three. Inside: rest for 3, or search the discards.',
    brief: 'Room for three',
    flavour: 'One door. Depends how you look at it.',
  },
};
