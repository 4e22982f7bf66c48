import type { OwnId } from '../../../cards/card-ids.ts';
import type { HowItPlays } from '../../../rooms/how-it-plays.ts';

export const PITTSBURGH_68: Readonly<Record<OwnId<'pittsburgh-68'>, HowItPlays>> = {
  sheriff: { plays: 'Guts 8: the Deer Rifle is his by right. Speed 6 is what the cruiser was for.', rules: [] },
  waitress: { plays: 'Nothing outstanding, nothing missing. Quick enough for a Knife.', rules: [] },
  bartender: {
    plays: 'Muscle 8: hand him the Axe, or nothing. Not the one for If We Only Had A….',
    rules: [],
  },
  'sorority-girl': { plays: 'Speed 8 gets her out of most things. Muscle 4 gets her into them.', rules: [] },
  nurse: { plays: 'Brains 8 for flares, bottles and the Revolver, and no real weakness but her fists.', rules: [] },
  farmer: {
    plays: 'Axe or Deer Rifle, both at 8. Speed 5: hands that have him will keep him.',
    rules: ['R10.6'],
  },
  housewife: { plays: 'Three good stats, the best of them Guts. Find her a rifle, then find her a reason.', rules: [] },
  mechanic: {
    plays: 'The strongest all-round hand in town, with Guts 4. Do not let him near a Breaking Point.',
    rules: [],
  },
  'college-guy': { plays: 'Brains 8, Guts 4. He will see it coming, and mind.', rules: [] },
  'kid-brother': { plays: 'Speed and Guts at 8, and too small to lift what needs lifting.', rules: [] },
  'kid-sister': {
    plays: 'Speed and Brains at 8. As a Familiar Face worth 4, which is a comfort to somebody.',
    rules: [],
  },
  postman: { plays: 'Speed 8 for Knife, Revolver and flail. The rest is routine.', rules: [] },

  loners: { plays: 'Weak alone. The trouble is that they do not stay it.', rules: [] },
  'mill-hands': {
    plays: 'The commonest sight in town, with the mourners. A Knife never fails them.',
    rules: ['R11.1'],
  },
  mourners: { plays: 'Half the time one bare die puts them down.', rules: [] },
  'trick-or-treaters': { plays: 'Two of these hit on ten. Turn off the porch light.', rules: [] },
  'marching-band': { plays: 'A throng of two is already at eleven, which is as sure as they get.', rules: ['R8.3'] },
  jack: { plays: 'As hard as the band, and only one of him. A bare six does it.', rules: [] },
  queen: { plays: 'One plain die is never enough: bring doubles, spoints or an axe.', rules: ['R9.4', 'R9.7'] },
  king: {
    plays: 'Eight, and nobody’s better. Unlike some, he dies of a head shot in any reel.',
    rules: ['R9.5', 'R9.8'],
  },

  'gas-cocktail': {
    plays:
      'Nearly anybody can throw it. At a whole throng the same damage is held against each card by itself; 6,6 and all of them strike back, even if it was meant for one. Four bottles, full again when it has been discarded.',
    rules: ['R9.6', 'R9.9', 'R11.3'],
  },
  axe: { plays: 'Never less than 3, on the average 8. Keep it with whoever can lift it.', rules: ['R11.1'] },
  revolver: {
    plays: 'Every attack costs a round, a miss and a counterstrike, too. The sixth is the last: then it is discarded.',
    rules: ['R11.3'],
  },
  knife: { plays: 'Never less than 4 damage: half of the town needs no luck beyond the hit.', rules: ['R11.1'] },
  bat: { plays: 'Two dice, the higher counts, a pair adds up, and 2 on top. Seldom poor.', rules: ['R11.1'] },
  rifle: {
    plays: 'Two whole dice and 2. Ten buries, and this reaches ten five times in twelve.',
    rules: ['R9.8', 'R11.1'],
  },
  flares: { plays: 'Two whole dice for those who think, and they never run out.', rules: ['R11.1'] },
  'walkie-talkies': {
    plays: 'No weapon. They turn one survivor’s naps into everybody’s luck.',
    rules: ['R12.2', 'R12.3'],
  },

  'killing-machine': {
    plays:
      'One zombie down is an invitation. It goes on until an attack fails to put anything down, or you let it be. Loners make good stepping stones. Counterstrikes neither begin it nor go on with it.',
    rules: ['R9.8', 'R5.4'],
  },
  'queen-of-screams': {
    plays: 'In the deck without being asked for. It saves anybody, once, but not from 1,1.',
    rules: ['R22.2', 'R10.3'],
  },

  clutch: {
    plays:
      'Outside one can still be attacked, spend and strike back. Fighting free is a flail test, spoints allowed, once a turn. It ends with that, with death or with the reel.',
    rules: ['R10.6', 'R1.4', 'R5.4'],
  },
  stumble: {
    plays: 'What is dropped goes to the discard pile, full of bottles and rounds for whoever finds it there.',
    rules: ['R11.3', 'R18.1'],
  },
  surge: {
    plays: 'Four cards in reel I, one in reel IV. What finds no slot is discarded again.',
    rules: ['R8.5', 'R18.7'],
  },
  'familiar-face': {
    plays:
      'It takes the reserves first: four in reel I, one in reel IV. A seat that was counting on them may be out. Then one of the lost, old or new, comes for the culprit with its Muscle.',
    rules: ['R14.2', 'R17.1', 'R18.1'],
  },

  'hold-them-back': {
    plays:
      'All test first, and spoints may be spent; then the Director’s own throngs take turns. Whoever fails inside a sanctuary has its walls attacked instead. Without one nothing follows.',
    rules: ['R18.6', 'R18.4'],
  },
  'run-for-it': {
    plays: 'One at a time, and the worst throng may do it every time. With nothing out there, failing is free.',
    rules: ['R18.4'],
  },
  'if-we-only-had-a': {
    plays: 'Both hands full, and there is nothing to find. The Director declines it while nobody holds anything dear.',
    rules: ['R18.3', 'R18.7'],
  },
  'breaking-point': {
    plays: 'Spoints spent on the test cannot be lost to it. Misers suffer most.',
    rules: ['R12.1', 'R18.4'],
  },

  car: {
    plays: 'Room for two, and mostly glass. Searching here is how lost items come back.',
    rules: ['R13.3', 'R13.4', 'R13.5'],
  },
  cellar: {
    plays: 'Room for three behind twelve points. The argument about it is older than the house.',
    rules: ['R13.3', 'R13.4', 'R13.5'],
  },
};
