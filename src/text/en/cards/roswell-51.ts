import type { OwnId } from '../../cards/card-ids.ts';
import type { CardWords } from '../../cards/card-words.ts';

export const ROSWELL_51: Readonly<Record<OwnId<'roswell-51'>, CardWords>> = {
  colonel: { name: 'The Colonel', rule: '', brief: '', flavour: 'Has a plan. The plan is classified.' },
  robot: {
    name: 'The Robot',
    rule: '6 bonus rest spoints. Flails with Muscle. Passes Speed and Guts tests of events.',
    brief: 'Flails with Muscle.',
    flavour: 'Batteries included. Regrets, too.',
  },
  reporter: { name: 'The Reporter', rule: '', brief: '', flavour: 'Would like a quote before you are eaten.' },
  cook: { name: 'The Cook', rule: '', brief: '', flavour: 'Has seen worse on a griddle.' },
  rancher: { name: 'The Rancher', rule: '', brief: '', flavour: 'Lost eleven cows. Wants eleven back.' },
  librarian: { name: 'The Librarian', rule: '', brief: '', flavour: 'The end of the world is no reason to shout.' },
  scout: { name: 'The Scout', rule: '', brief: '', flavour: 'There is no badge for this. Yet.' },
  scientist: { name: 'The Scientist', rule: '', brief: '', flavour: 'Fascinating. Run.' },
  coroner: { name: 'The Coroner', rule: '', brief: '', flavour: 'His patients had never complained before.' },
  detective: { name: 'The Detective', rule: '', brief: '', flavour: 'The case walked in on too many legs.' },
  drifter: { name: 'The Drifter', rule: '', brief: '', flavour: 'Just passing through. So were they.' },
  ranger: { name: 'The Ranger', rule: '', brief: '', flavour: 'Please do not feed the visitors.' },

  pods: { name: 'Two Hungry Pods', rule: '', brief: '', flavour: 'They grew overnight. Both of them.' },
  neighbors: { name: 'Three Strange Neighbors', rule: '', brief: '', flavour: 'Smiling. Still smiling.' },
  mutants: { name: 'Four Mutant Horrors', rule: '', brief: '', flavour: 'The wells did this. Do not drink.' },
  terrors: { name: 'Outer Space Terrors', rule: '', brief: '', flavour: 'All eye. No manners.' },
  riders: { name: 'Six Swarming Riders', rule: '', brief: '', flavour: 'It sounds like a theremin. It stings.' },
  sentries: { name: 'Alien Sentries', rule: '', brief: '', flavour: 'Halt. Who goes there? Nobody, now.' },
  warlord: {
    name: 'Alien Warlord',
    rule: 'Before reel IV a head shot is only a hit, and 10 damage only eliminates it.',
    brief: 'No head shots until reel IV.',
    flavour: 'He came for the planet. He stayed for the screaming.',
  },

  wrench: {
    name: 'Big Wrench',
    rule: 'Attack with Muscle. Damage: one die +2.',
    brief: 'MUSCLE · d6+2 damage',
    flavour: 'Fixes nearly anything that moves.',
  },
  pistol: {
    name: 'Service Pistol',
    rule: 'Attack with Speed. Damage: one die +2.',
    brief: 'SPEED · d6+2 damage',
    flavour: 'Regulation. The targets are not.',
  },
  scattergun: {
    name: 'Scattergun',
    rule: 'Attack with Muscle or Guts. Damage: two dice, keep the higher; a pair adds up.',
    brief: 'MUSCLE or GUTS · best of 2d6, pairs add',
    flavour: 'Aim is a courtesy.',
  },
  flamethrower: {
    name: 'Flame Thrower',
    rule: 'Attack with Guts. Damage: two dice.',
    brief: 'GUTS · 2d6 damage',
    flavour: 'Army surplus. Eyebrows not included.',
  },
  dynamite: {
    name: 'Four Dynamite Sticks',
    rule: 'Attack with Speed or Brains: one alien, or a whole throng. Damage: one die doubled, to each card on its own. Four throws.',
    brief: 'SPEED or BRAINS · d6×2, may hit a throng',
    flavour: 'Light. Throw. In that order.',
  },
  spear: {
    name: 'Alien Spear',
    rule: 'Attack with Muscle or Speed. Damage: two dice, keep the higher, a pair adds up; then +1.',
    brief: 'MUSCLE or SPEED · best of 2d6, pairs add, +1',
    flavour: 'The pointed end is the friendly one.',
  },
  raygun: {
    name: 'Alien Raygun',
    rule: 'Attack with Brains. Damage: two dice.',
    brief: 'BRAINS · 2d6 damage',
    flavour: 'The manual is in no known alphabet.',
  },
  radio: {
    name: 'Field Radio',
    rule: 'The holder’s rest spoints may be spent for any survivor.',
    brief: 'Your rest spoints help anyone',
    flavour: 'Somebody is answering. That is the trouble.',
  },

  payback: {
    name: 'Payback',
    rule: 'For the reel. After each hit you live through, before the next attack, you may strike one card of that throng with any held item.',
    brief: 'Live through a hit? Strike back',
    flavour: 'Manners cost nothing. This does.',
  },
  'fight-or-flight': {
    name: 'Fight or Flight',
    rule: 'For the reel: +2 Muscle and +2 Speed, up to 11.',
    brief: '+2 MUSCLE, +2 SPEED',
    flavour: 'Both, if there is time.',
  },

  blobbed: {
    name: 'Blobbed',
    rule: 'A blob of 3 × reel points fills the frame. Attacks take points off it; at 0 it is gone. It strikes only if an attack on it is fumbled. It is no monster.',
    brief: '3 × reel points fill the frame',
    flavour: 'It fills the frame. It will not leave.',
  },
  spored: {
    name: 'Spored',
    rule: 'A random survivor, sheltered or not, tests Guts (the Robot: Brains). Failing, it joins a throng as a Familiar Face.',
    brief: 'Random survivor: GUTS, or turn',
    flavour: 'You have something on your collar.',
  },
  probed: {
    name: 'Probed',
    rule: 'The causer is held in the beam for the reel: no action but one escape try each turn, with Brains or Muscle.',
    brief: 'Held. Escape: BRAINS or MUSCLE',
    flavour: 'They only want to know everything.',
  },
  swarmed: {
    name: 'Swarmed',
    rule: 'The Director draws reel + 1 cards from the shuffled discard pile and places every monster and Familiar Face among them.',
    brief: 'Reel + 1 discards: monsters join',
    flavour: 'There were fewer a moment ago.',
  },

  'theyre-out-there': {
    name: 'They’re Out There',
    rule: 'The survivor who caused it tests Guts. Failing: a full assault. Every throng and every monster on the screen attacks once.',
    brief: 'GUTS, or a full assault',
    flavour: 'Do not open the curtains.',
  },
  'mass-hysteria': {
    name: 'Mass Hysteria',
    rule: 'Every survivor tests Guts. Those who fail lose their next action.',
    brief: 'All test GUTS or lose an action',
    flavour: 'Remain calm. Nobody did.',
  },
  'bodies-missing': {
    name: 'Bodies Missing',
    rule: 'Up to as many Familiar Faces as the reel’s number leave the discard pile and join throngs.',
    brief: 'Familiar Faces join throngs',
    flavour: 'The morgue reports a vacancy.',
  },
  'alien-autopsy': {
    name: 'Alien Autopsy',
    rule: 'The causer tests Brains, without spoints. Pass: survivors’ attacks do +1 damage for the reel. Fail: a discarded monster attacks, then joins a throng.',
    brief: 'BRAINS: +1 damage, or it wakes',
    flavour: 'Cause of death: none so far.',
  },

  lab: {
    name: 'The Lab',
    rule: 'Sanctuary I. 8 points, room for two. Inside: rest for 3, or search the discards.',
    brief: 'Room for two',
    flavour: 'Wipe your feet. Wash your hands. Touch nothing.',
  },
  bunker: {
    name: 'The Bunker',
    rule: 'Sanctuary II. 12 points, room for three. Inside: rest for 3, or search the discards.',
    brief: 'Room for three',
    flavour: 'Rated for one atom bomb, or three guests.',
  },
  'scream-queen': {
    name: 'Scream Queen',
    rule: 'Discard it to make one successful alien attack on anyone miss. Not a head shot.',
    brief: 'Discard: an attack misses',
    flavour: 'Audible in four counties.',
  },
};
