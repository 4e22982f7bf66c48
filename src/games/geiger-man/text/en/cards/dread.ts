import type { CardWords } from '../../card-words.ts';
import type { Terror } from '../../shapes/ids.ts';

/** Terror cards. Players read: Dread. What they do, from top to bottom, is told by `effects`. */
export const DREAD: Readonly<Record<Terror, CardWords>> = {
  click: {
    name: 'Click… Click… Click',
    line: 'Horror up. He comes on alone.',
    flavour: 'It speeds up when you listen.',
  },
  wall: {
    name: 'Straight Through the Wall',
    line: 'Two moves, straight at a victim.',
    flavour: 'Doors are for people.',
  },
  looks: { name: 'He Looks Right at You', line: 'He comes for the Girl, alone.', flavour: 'Past everybody else.' },
  heat: { name: 'They Smell the Heat', line: 'A Skitter, and everything moves.', flavour: 'Sixteen feet on gravel.' },
  footprints: { name: 'Hot Footprints', line: 'One move, two attacks.', flavour: 'Glass, size fourteen.' },
  'white-light': {
    name: 'White Light',
    line: 'Horror up. He is suddenly by a search pile.',
    flavour: 'The reel burned through. He did not.',
  },
  fallout: {
    name: 'Fallout',
    line: 'Everybody near him panics; the Girl rolls.',
    flavour: 'It snows in August.',
  },
  critical: {
    name: 'Critical Mass',
    line: 'Two moves, two attacks. If nobody dies, he mends.',
    flavour: 'He has been saving up.',
  },
  dynamo: { name: 'Out of the Dynamo', line: 'He mends, then comes on.', flavour: 'The lights dim out of respect.' },
  glow: { name: 'The Glow', line: 'Stays: one die fewer near him.', flavour: 'Flattering on nobody.' },
  haze: {
    name: 'Heat Haze',
    line: 'Stays: nothing from afar hurts him.',
    flavour: 'He is a little to the left of that.',
  },
  crust: { name: 'A Crust on the Glass', line: 'Horror up. She comes closer.', flavour: 'From the inside.' },
  thirst: { name: 'She Is Thirsty', line: 'Two moves, straight at a victim.', flavour: 'Nobody offered.' },
  'turn-round': { name: 'Don’t Turn Round', line: 'Two moves, straight at the Girl.', flavour: 'You were about to.' },
  'cold-feet': {
    name: 'Cold Feet',
    line: 'A Pillar by the nearest victim; two attacks.',
    flavour: 'Whose wedding was it?',
  },
  veil: {
    name: 'The White Veil',
    line: 'Horror up. She is suddenly at a Pillar.',
    flavour: 'Lace, if you look closely. Do not.',
  },
  brine: { name: 'Brine', line: 'A card of yours is lost, or a heart.', flavour: 'It gets into everything.' },
  march: {
    name: 'Wedding March',
    line: 'Victims walk towards her; two attacks.',
    flavour: 'Everybody knows the tune.',
  },
  drought: { name: 'Drought', line: 'Time lost; two moves.', flavour: 'The canteen is full of sand.' },
  'gives-back': { name: 'The Lake Gives Back', line: 'She mends by her Pillars.', flavour: 'Not what it took.' },
  preserved: { name: 'Preserved', line: 'Stays: healing heals less.', flavour: 'Keeps for years.' },
  crystal: { name: 'Crystal Skin', line: 'Stays: weapons fail at Pillars.', flavour: 'It chips. It grows back.' },
  stampede: {
    name: 'Stampede',
    line: 'Every victim takes a step towards an exit.',
    flavour: 'The picture was not that bad.',
  },
  applause: { name: 'Applause', line: 'Nobody panics this turn.', flavour: 'They think it is the picture.' },
  latecomers: {
    name: 'Latecomers',
    line: 'Three more victims, at the exits.',
    flavour: 'They paid for the whole show.',
  },
  feedback: { name: 'Feedback', line: 'The rows panic.', flavour: 'Two hundred speakers, one scream.' },
  'lights-out': {
    name: 'Lights Out',
    line: 'Horror up, and one die fewer.',
    flavour: 'Somebody tripped on something.',
  },
  'double-bill': { name: 'Double Bill', line: 'Something else happens as well.', flavour: 'No extra charge.' },
  'dead-air': {
    name: 'Dead Air',
    line: 'The Killer rests. It is no better.',
    flavour: 'Even the crickets asked for quiet.',
  },
  honk: {
    name: 'Honk If You Love the Picture',
    line: 'Two moves, to wherever most victims are.',
    flavour: 'Noise carries. So do feet.',
  },
  'back-aboard': {
    name: 'Back Aboard!',
    line: 'Every victim outdoors takes a step inside.',
    flavour: 'It was warmer out there.',
  },
  'all-clear': { name: 'All Clear', line: 'Nobody panics this turn.', flavour: 'A lantern says so.' },
  walkers: {
    name: 'Walkers on the Ballast',
    line: 'Three more victims, at the exits.',
    flavour: 'They walked back to see what was keeping us.',
  },
  rocking: { name: 'The Cars Rock', line: 'The cars panic.', flavour: 'The train has not moved.' },
  'lamps-out': { name: 'The Lamps Go Out', line: 'Horror up, and one die fewer.', flavour: 'Front to back, in order.' },
  nowhere: { name: 'Next Stop, Nowhere', line: 'Something else happens as well.', flavour: 'All change.' },
  'cold-boiler': {
    name: 'Cold Boiler',
    line: 'The Killer rests. It is no better.',
    flavour: 'It ticks while it cools.',
  },
  uncoupled: {
    name: 'Uncoupled',
    line: 'The train is cut in two for a turn.',
    flavour: 'A clank, then more dark than before.',
  },
};
