import type { OwnId } from '../../../cards/card-ids.ts';
import type { HowItPlays } from '../../../rooms/how-it-plays.ts';

export const ROSWELL_51: Readonly<Record<OwnId<'roswell-51'>, HowItPlays>> = {
  colonel: {
    plays:
      'Muscle and Guts both at 8, so a Scattergun hardly matters how it is held. Slow: save spoints for the flail.',
    rules: [],
  },
  robot: {
    plays:
      'Only Muscle and Brains: the Service Pistol and the Flame Thrower are not for it. Nor does it pass where a card names another stat for the Robot.',
    rules: ['R2.4', 'R9.3'],
  },
  reporter: { plays: 'Fast on foot and with a Service Pistol. The fists are a formality.', rules: [] },
  cook: {
    plays: 'The steadiest nerve in town: the Flame Thrower was made for Guts of 9. Gets out of the way like a stove.',
    rules: [],
  },
  rancher: { plays: 'Needs no weapon. The aliens would value that Muscle, too.', rules: [] },
  librarian: {
    plays: 'Muscle 4: find a Raygun, or dynamite. On the bright side, a feeble Familiar Face.',
    rules: [],
  },
  scout: { plays: 'Nobody flails better. Speed 9 throws dynamite and fires the Service Pistol, too.', rules: [] },
  scientist: { plays: 'Brains 9 for the Raygun, for dynamite, and for an Alien Autopsy. Do not box.', rules: [] },
  coroner: { plays: 'Brains 8 and steady hands. Speed 5, since nobody used to chase him.', rules: [] },
  detective: {
    plays: 'Muscle, Speed and Brains all at 7: nearly anything on the screen will do. Guts 5, from experience.',
    rules: [],
  },
  drifter: { plays: 'Guts 8 for the hot and the loud. Leaves quickly enough.', rules: [] },
  ranger: { plays: 'Speed 8, and decent with anything but a book.', rules: [] },

  pods: { plays: 'Weak alone. As the third card of a throng, two more points are plenty.', rules: [] },
  neighbors: { plays: 'The commonest thing in town, with the mutants. Any throng can use three.', rules: [] },
  mutants: { plays: 'Half the time one bare die puts them down.', rules: [] },
  terrors: { plays: 'Two of them hit on ten.', rules: [] },
  riders: { plays: 'A throng of two is already at eleven, which is as sure as they get.', rules: ['R8.3'] },
  sentries: {
    plays: 'One plain die is never enough: bring doubles, spoints or something that goes off.',
    rules: ['R9.4', 'R9.7'],
  },
  warlord: {
    plays:
      'Until reel IV a head shot is only a hit, and ten damage only sends him to the discard pile, from where he returns.',
    rules: ['R9.5', 'R9.9'],
  },

  wrench: { plays: 'Never less than 3 damage: pods and neighbors need no luck beyond the hit.', rules: ['R11.1'] },
  pistol: { plays: 'Never less than 3 damage, for those who would rather not be close.', rules: ['R11.1'] },
  scattergun: { plays: 'Two dice, the higher counts; a pair adds up. Seldom poor.', rules: ['R11.1'] },
  flamethrower: { plays: 'Two whole dice. Ten buries, and this reaches ten.', rules: ['R9.8', 'R11.1'] },
  dynamite: {
    plays:
      'At a whole throng the same damage is held against each card by itself. 6,6 and all of them strike back, even if it was meant for one. Spoints on the damage are not doubled.',
    rules: ['R9.6', 'R9.9', 'R11.2', 'R11.3'],
  },
  spear: {
    plays: 'The best that strong or quick hands can keep. With Alien Technology on, they would like it back.',
    rules: ['R11.1', 'R20.7'],
  },
  raygun: {
    plays: 'Two whole dice, for those who read. With Alien Technology on, a throng may carry it.',
    rules: ['R11.1', 'R20.7'],
  },
  radio: {
    plays: 'No weapon. It turns one survivor’s naps into everybody’s luck.',
    rules: ['R12.2', 'R12.3'],
  },

  payback: {
    plays:
      'Paid off or flailed off, a hit you live through is answered, before the next attack. A counterstrike’s hit counts; a 6,6 or a hit on your sanctuary does not.',
    rules: ['R10.6', 'R10.8'],
  },
  'fight-or-flight': {
    plays: 'Better fists and better flails until the reel ends, neither above 11.',
    rules: ['R9.2'],
  },

  blobbed: {
    plays:
      'It sits on a frame that the reel needs clear. Attacks wear it down bit by bit. It never starts anything, but fumble and it strikes with its points as value, to 11.',
    rules: ['R18.2', 'R9.5', 'R20.2'],
  },
  spored: { plays: 'Anybody, anywhere, picked at random. Keep a few spoints for the shy.', rules: ['R10.3', 'R14.2'] },
  probed: {
    plays:
      'Outside one can still be attacked, spend and strike back. Inside a sanctuary one is safe, but can neither rest, search nor leave. It ends with escape, death or the reel.',
    rules: ['R1.4', 'R5.4'],
  },
  swarmed: {
    plays: 'The later the reel, the more come. What finds no slot is discarded again.',
    rules: ['R8.5', 'R18.7'],
  },

  'theyre-out-there': {
    plays: 'One test stands between the cast and everything at once. Spend.',
    rules: ['R18.5', 'R9.2'],
  },
  'mass-hysteria': {
    plays:
      'The loss is over once that survivor’s next turn has come, even if the seat spent it on a Take+Attack, and when the reel ends. The last one standing is excused.',
    rules: ['R18.4'],
  },
  'bodies-missing': {
    plays: 'As many as the reel’s number, if that many were lost. An early one finds an empty morgue.',
    rules: ['R14.2'],
  },
  'alien-autopsy': {
    plays:
      'A gamble, and the Director’s to take. The +1 comes after any doubling. What wakes up attacks the culprit, or the sanctuary around it, alone and with its own value.',
    rules: ['R18.1', 'R11.2'],
  },

  lab: {
    plays: 'Room for two, and the weaker walls. Searching here is how lost items come back.',
    rules: ['R13.3', 'R13.4', 'R13.5'],
  },
  bunker: {
    plays: 'Room for three behind twelve points. Long enough to rest; not long enough to stay.',
    rules: ['R13.3', 'R13.4', 'R13.5'],
  },
  'scream-queen': {
    plays: 'A power play in place of one of the other two, or besides them. It saves anybody, once, but not from 1,1.',
    rules: ['R22.2', 'R10.3'],
  },
};
