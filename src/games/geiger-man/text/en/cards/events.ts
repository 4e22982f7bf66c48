import type { RuledCard } from '../../card-words.ts';
import type { Event } from '../../shapes/ids.ts';

/** Events, with the six special victims among them. */
export const EVENTS: Readonly<Record<Event, RuledCard>> = {
  kid: {
    name: 'The Kid in the Cape',
    line: 'A special victim: costly to lose.',
    rule: 'The plain victim closest to the Girl becomes the Kid. Saved: also Horror –1. Killed: Horror +2.',
    flavour: 'He cannot fly. He has been told.',
  },
  star: {
    name: 'The Leading Lady',
    line: 'A special victim: worth two, and takes up two.',
    rule: 'She enters under the screen and takes both follower places. Saved: she fills two places, with both rewards; with one place free, that one and the later reward; with none, the later reward twice. Killed: Bloodlust +1 more.',
    flavour: 'Her contract says no running.',
  },
  sergeant: {
    name: 'The Sergeant',
    line: 'A special victim: dies first, and hits back.',
    rule: 'He enters at the Ticket Gate. An Enemy that attacks victims in his space kills him first. Killed: the Killer takes 1 damage, which is not the Girl’s.',
    flavour: 'He was sent to say that nothing is wrong.',
  },
  jammed: {
    name: 'Gate’s Jammed',
    line: 'The Ticket Gate is no exit.',
    rule: 'The Ticket Gate is no exit. It ends in the Upkeep with four or more dead, special ones included, or when the Girl spends 3 Time there in the Action phase.',
    flavour: 'It opened fine on the way in.',
  },
  dust: {
    name: 'Dust Storm',
    line: 'Long moves are shorter, for everybody.',
    rule: 'Her card moves of two or more are one step shorter. The Killer’s move is 1 lower, never below 1. It ends with the Last Act.',
    flavour: 'The picture carries on. Nobody can tell.',
  },
  'full-house': {
    name: 'Full House',
    line: 'Five more victims.',
    rule: 'New victims: two in the Front Row, one in the Middle Row, one in the Back Row, one in the Overflow Lot.',
    flavour: 'Standing room. Running room, less.',
  },
  nobody: {
    name: 'Nobody Walks Out on This One',
    line: 'Victims in the rows will not follow.',
    rule: 'Victims in the rows do not follow the Girl. It ends when Bloodlust reaches row 4.',
    flavour: 'They want to see how it ends.',
  },
  wire: {
    name: 'Guy Wire',
    line: 'A way from the Catwalk to the Booth, for the Girl.',
    rule: 'The Screen Catwalk and the Projection Booth are one step apart for the Girl alone. Nobody follows her along it.',
    flavour: 'Rated for a bulb and a squirrel.',
  },
  phone: {
    name: 'Phone in the Trailer',
    line: 'A call rids you of a Dread card.',
    rule: 'In the Manager’s Trailer, in the Action phase, for 3 Time: the top Dread card is discarded, unresolved and in sight. Then this is discarded.',
    flavour: 'A party line. The party is over.',
  },
  rain: {
    name: 'Hot Rain',
    line: 'Three Upkeeps in which outdoors may cost Health.',
    rule: 'Three markers. Each Upkeep a Girl outdoors throws a die: on a 1, Health –1. Then a marker goes, and with the last the card.',
    flavour: 'Wipers on. Windows up.',
  },
  stowaway: {
    name: 'The Stowaway',
    line: 'A special victim: easy to bring, costly to lose.',
    rule: 'The plain victim closest to the Girl becomes the Stowaway, who takes no follower place. Saved: also Time +1. Killed: Horror +2.',
    flavour: 'Between the mailbags since Amarillo.',
  },
  heiress: {
    name: 'The Heiress',
    line: 'A special victim: every step of hers has its price.',
    rule: 'She enters in Compartment C and follows a step only if the Girl pays 1 Time for it. Saved: also an item from the box, at random. Killed: Horror +1.',
    flavour: 'She has rung four times.',
  },
  conductor: {
    name: 'The Conductor',
    line: 'A special victim: with him, three follow.',
    rule: 'He enters in the Day Coach. Out of his space three may follow instead of two, he among them or not. Killed: Bloodlust +1 more.',
    flavour: 'Tickets, please. Then the fleeing.',
  },
  washout: {
    name: 'Washout',
    line: 'The Water Tank is no exit.',
    rule: 'The Water Tank is no exit. It ends in the Upkeep with four or more dead, special ones included, or when the Girl spends 3 Time there in the Action phase.',
    flavour: 'The lake came back for a minute.',
  },
  'salt-fog': {
    name: 'Salt Fog',
    line: 'Nothing reaches far, and the Killer is slower.',
    rule: 'Nothing of the Girl’s reaches farther than one step. The Killer’s move is 1 lower, never below 1. It ends with the Last Act.',
    flavour: 'You can lick the air. Do not.',
  },
  excursion: {
    name: 'Excursion Party',
    line: 'Five more victims.',
    rule: 'New victims: two in the Dining Car, one in the Day Coach, one in the Sleeping Car, one on the North Ballast.',
    flavour: 'They brought a banner.',
  },
  curtains: {
    name: 'Behind the Curtains',
    line: 'Victims abed will not follow.',
    rule: 'Victims in the Sleeping Car and in Compartment C do not follow the Girl. It ends when Bloodlust reaches row 4.',
    flavour: 'Do not disturb. It says so.',
  },
  roof: {
    name: 'Roof Ladders',
    line: 'A way from the Tender to the Club Car, for the Girl.',
    rule: 'The Tender and the Club Car are one step apart for the Girl alone. Nobody follows her along it.',
    flavour: 'Mind the stovepipe.',
  },
  telegraph: {
    name: 'The Key Still Works',
    line: 'A wire rids you of a Dread card.',
    rule: 'In the Signal Hut, in the Action phase, for 3 Time: the top Dread card is discarded, unresolved and in sight. Then this is discarded.',
    flavour: 'Somebody answers. In 1889.',
  },
  'lake-wind': {
    name: 'Lake Wind',
    line: 'Three Upkeeps in which outdoors may cost Health.',
    rule: 'Three markers. Each Upkeep a Girl outdoors throws a die: on a 1, Health –1. Then a marker goes, and with the last the card.',
    flavour: 'From where the water was.',
  },
};
