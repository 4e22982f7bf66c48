import type { CardWords } from '../../card-words.ts';
import type { Item } from '../../shapes/ids.ts';

/** What they do exactly is told by `items` from their rows. */
export const ITEMS: Readonly<Record<Item, CardWords>> = {
  'tire-iron': { name: 'Tire Iron', line: 'Adds 1 damage up close.', flavour: 'Four sizes of nut. One of skull.' },
  sledge: { name: 'Sledgehammer', line: 'Adds 2 damage up close.', flavour: 'It opens anything. Once.' },
  prod: { name: 'Cattle Prod', line: 'Adds 1 damage, then a step away.', flavour: 'For cattle. It is not particular.' },
  pole: { name: 'Speaker Pole', line: 'Adds 1 damage, one step off, too.', flavour: 'Still playing.' },
  rifle: { name: 'Varmint Rifle', line: 'Adds 1 damage from afar, four times.', flavour: 'Define varmint.' },
  'flare-gun': {
    name: 'Flare Gun',
    line: '2 damage from afar, no roll, twice.',
    flavour: 'Help will see it. Tuesday.',
  },
  nitrate: {
    name: 'Nitrate Reel',
    line: 'Up to 3 damage. Goes off either way.',
    flavour: 'A love story. Burns beautifully.',
  },
  cable: { name: 'Live Cable', line: 'A trap: 2 damage, and a stop.', flavour: 'Bite end first.' },
  extinguisher: {
    name: 'Fire Extinguisher',
    line: 'Cancels an attack and pushes the Killer off.',
    flavour: 'Inspected in 1938.',
  },
  hubcap: { name: 'Hubcap', line: 'An attack does 1 less, three times.', flavour: 'Off a Packard. Sorry.' },
  apron: {
    name: 'Lead Apron',
    line: 'An attack does at most 1, twice.',
    flavour: 'The dentist never came back for it.',
  },
  tin: { name: 'First-Aid Tin', line: 'Health +1 for 1 Time, twice.', flavour: 'Mostly iodine and a button.' },
  cola: { name: 'Cold Cola', line: 'Time +3, or Health +2.', flavour: 'Five cents, and worth it.' },
  stub: { name: 'Lucky Stub', line: 'One die becomes a 6.', flavour: 'Row six, seat six, sixpence off.' },
  counter: { name: 'Pocket Counter', line: 'Shows the next Dread card.', flavour: 'It likes you. Click.' },
  keys: {
    name: 'Keys to a Hudson',
    line: 'Drive four steps, with three aboard.',
    flavour: 'Which Hudson is the question.',
  },
  bullhorn: { name: 'Bullhorn', line: 'Calls a whole space one step nearer.', flavour: 'Remain calm. Louder.' },
  popcorn: {
    name: 'Jumbo Popcorn',
    line: 'You lead a panic instead of the dice.',
    flavour: 'Extra butter. Extra aim.',
  },
  cleaver: { name: 'Galley Cleaver', line: 'Adds 1 damage up close.', flavour: 'The cook wants it back.' },
  maul: { name: 'Spike Maul', line: 'Adds 2 damage up close.', flavour: 'It laid forty miles of this.' },
  shovel: { name: 'Coal Shovel', line: 'Adds 1 damage, then pushes.', flavour: 'Overtime.' },
  pepperbox: {
    name: 'Gambler’s Pepperbox',
    line: 'Adds 1 damage, one step off, too, four times.',
    flavour: 'Five barrels. Four of them loaded.',
  },
  carbine: {
    name: 'Express Guard’s Carbine',
    line: 'Adds 1 damage from afar, four times.',
    flavour: 'The guard had other plans.',
  },
  'signal-pistol': {
    name: 'Signal Pistol',
    line: '2 damage from afar, no roll, twice.',
    flavour: 'Red means stop. It did not.',
  },
  'blasting-cap': {
    name: 'Blasting Cap',
    line: 'Up to 3 damage. Goes off either way.',
    flavour: 'Keep dry. Keep far.',
  },
  torpedo: {
    name: 'Track Torpedo',
    line: 'A trap: 2 damage, and a stop.',
    flavour: 'Strapped to the rail, like the heroine.',
  },
  cord: { name: 'Emergency Cord', line: 'Cancels an attack; take one step.', flavour: 'Penalty for improper use.' },
  tray: { name: 'Serving Tray', line: 'An attack does 1 less, three times.', flavour: 'The soup was cold anyway.' },
  mailbag: { name: 'Mailbag Vest', line: 'An attack does at most 1, twice.', flavour: 'Love letters stop anything.' },
  'doctors-bag': {
    name: 'Doctor’s Bag',
    line: 'Health +1 for 1 Time, twice.',
    flavour: 'The doctor got off at the last stop.',
  },
  coffee: { name: 'Pot of Coffee', line: 'Time +3, or Horror –2.', flavour: 'Brewed in Kansas.' },
  ace: { name: 'Ace up a Sleeve', line: 'One die becomes a 6.', flavour: 'Not necessarily your sleeve.' },
  timetable: {
    name: 'Marked Timetable',
    line: 'Put three Dread cards in order.',
    flavour: 'Everything on it is late.',
  },
  handcar: {
    name: 'Handcar Crank',
    line: 'Ride the siding, with three aboard.',
    flavour: 'Up. Down. Up. Faster.',
  },
  'pea-whistle': {
    name: 'Conductor’s Whistle',
    line: 'Calls a whole space one step nearer.',
    flavour: 'All aboard, in a sense.',
  },
  'berth-key': {
    name: 'Berth Key',
    line: 'No Enemy moves into your space this turn.',
    flavour: 'Turns twice. Sleep is extra.',
  },
};
