import type { GirlId } from '../../../../../rules/geiger-man/index.ts';
import type { GirlWords } from '../../card-words.ts';

export const GIRLS: Readonly<Record<GirlId, GirlWords>> = {
  dot: {
    name: 'Dot Malone',
    short: 'Dot',
    job: 'sells the tickets',
    line: 'Knows how every one of these ends.',
    flavour: 'She counted the cars in. She means to count them out.',
    ultimate: {
      name: 'Seen Every Picture',
      line: 'Once a turn a 3 or 4 counts, for nothing.',
      rule: 'Once a turn one 3 or 4 of a Horror roll counts as a success. No cards are discarded for it.',
      flavour: 'The one in the cellar never listens.',
    },
  },
  hazel: {
    name: 'Hazel Quist',
    short: 'Hazel',
    job: 'carhop on skates',
    line: 'Gets there first, tray level.',
    flavour: 'Eleven summers on skates. Not one spilled malt.',
    ultimate: {
      name: 'On Wheels',
      line: 'One more step from every card that moves her.',
      rule: 'Each action card that moves her gives one step more.',
      flavour: 'Gravel permitting.',
    },
  },
  ruth: {
    name: 'Ruth Okada',
    short: 'Ruth',
    job: 'projectionist',
    line: 'Steady hands. Better light.',
    flavour: 'She has looked into worse lamps than this.',
    ultimate: {
      name: 'Keeper of the Light',
      line: 'One more die when she attacks.',
      rule: 'One more die on the Horror roll of every attack card.',
      flavour: 'In focus at last.',
    },
  },
  connie: {
    name: 'Connie Baptiste',
    short: 'Connie',
    job: 'rodeo rider',
    line: 'Takes a fall and gets up annoyed.',
    flavour: 'Thrown by better than this. Ranked, even.',
    ultimate: {
      name: 'Eight Seconds',
      line: 'Once a turn an attack does not end her actions.',
      rule: 'Once a turn “actions end” on an attack card is ignored, at the first chance.',
      flavour: 'Hold on. That is the whole trick.',
    },
  },
  vera: {
    name: 'Vera Lindqvist',
    short: 'Vera',
    job: 'prop mistress',
    line: 'Finds things. Keeps them working.',
    flavour: 'If it can be glued, it has been.',
    ultimate: {
      name: 'Good as New',
      line: 'Once a turn a limited item costs no use.',
      rule: 'Once a turn a use of a limited item takes no marker. She is asked each time until she has said yes.',
      flavour: 'From the front, at least.',
    },
  },
  june: {
    name: 'June Castellano',
    short: 'June',
    job: 'telegraph girl',
    line: 'Hears trouble before it is sent.',
    flavour: 'Forty words a minute. Most of them bad news.',
    ultimate: {
      name: 'Hears It Coming',
      line: 'Sees the next Dread card; one more die a turn.',
      rule: 'As each Action phase opens she looks at the top Dread card. Once a turn one more die on a Horror roll, named before the throw.',
      flavour: 'Dash, dash, dash. Run. Stop.',
    },
  },
  marge: {
    name: 'Marge Tully',
    short: 'Marge',
    job: 'army nurse',
    line: 'Patches herself up and carries on.',
    flavour: 'Two wars. Neither of them glowed.',
    ultimate: {
      name: 'Field Dressing',
      line: 'Healing cards heal one more, and calm her.',
      rule: 'Each action card that heals her heals 1 more. Once a turn, at the first chance, Horror –1 with it.',
      flavour: 'This will sting. It has been.',
    },
  },
  opal: {
    name: 'Opal Reeves',
    short: 'Opal',
    job: 'card sharp',
    line: 'Fragile, and lucky on purpose.',
    flavour: 'She never cheats anyone who is already dead.',
    ultimate: {
      name: 'House Odds',
      line: 'Once a turn any dice of a throw again.',
      rule: 'Once a turn she throws any number of dice of one Horror roll again. Dice that were turned stay.',
      flavour: 'Cut the deck. Now cut it again.',
    },
  },
};
