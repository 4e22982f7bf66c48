import type { CardId } from '../card-ids.ts';
import { percent } from '../numerals.ts';
import type { Tone } from '../prints.ts';
import { CARD_LABELS } from './cards.ts';
import type { RuleId } from './cue-cards/rules.ts';
import { plural } from './grammar.ts';
import { nameOf } from './names.ts';

/** How a card plays, for those who look it up, and the rules it leans on. */
export interface HowItPlays {
  readonly plays: string;
  readonly rules: readonly RuleId[];
}

/** What holds for all of a kind. */
export const KIND_PLAYS: Readonly<Record<Tone, HowItPlays>> = {
  survivor: {
    plays: 'Tests are two dice at the stat or less. Bare hands use Muscle.',
    rules: ['R9.1', 'R10.6', 'R14.2'],
  },
  monster: {
    plays:
      'Alone it hits on its value or less; in a throng the values add up. Damage of its value puts it down, ten buries it.',
    rules: ['R8.3', 'R9.8', 'R10.2'],
  },
  item: {
    plays: 'Take it from the screen, two cards to a hand. It lasts until it is used up, dropped, or its holder is.',
    rules: ['R5.3', 'R9.3'],
  },
  'power-play': {
    plays: 'Take it from the screen. It fills a hand and is discarded when the reel ends.',
    rules: ['R5.3', 'R15.4'],
  },
  horror: {
    plays: 'It happens when it shows. Afterwards it goes to the discard pile, and may be back next reel.',
    rules: ['R1.2', 'R18.1'],
  },
  'plot-device': {
    plays: 'The Director may decline it and see it discarded. Used, it goes to the graveyard.',
    rules: ['R18.3'],
  },
  sanctuary: {
    plays: 'It moves beside the screen. Inside, nobody can be attacked, only the walls: damage comes off its points.',
    rules: ['R13.1', 'R13.2', 'R13.6'],
  },
  endgame: { plays: 'A reminder under the survivor pile. Nobody draws it; it simply comes true.', rules: [] },
  bonus: { plays: 'Optional: it is in the movie only if you ask for it.', rules: [] },
};

export const CARD_PLAYS: Readonly<Record<CardId, HowItPlays>> = {
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
      'At a whole throng the same damage is held against each card by itself. 6,6 and all of them strike back. Spoints on the damage are not doubled.',
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

  'turning-point': {
    plays: 'Count players, not survivors. Once a movie, and not in reel IV.',
    rules: ['R16.1', 'R16.3', 'R17.1'],
  },
  'last-one-standing': {
    plays: 'Reel tokens that are left may first turn into Horror Stars. Then act, and hope.',
    rules: ['R16.2', 'R16.4'],
  },

  popcorn: {
    plays:
      'Once a movie. In a seat’s turn it is the only way that power ever grows; in the Director’s turn, or an opening scene, a monster is taken.',
    rules: ['R22.1', 'R12.2', 'R20.9'],
  },
  'scream-queen': {
    plays: 'A power play that replaces one of the other two. It saves anybody, once, but not from 1,1.',
    rules: ['R22.2', 'R10.3'],
  },
  shuffler: {
    plays: 'The bonus turn is a whole one. Picking a discard puts any card at all in its frame.',
    rules: ['R22.3'],
  },
};

const range = (least: number, most: number): string => `${least} to ${most}`;

/** Everything else on that screen. */
export const ALMANAC = {
  wall: 'Cards',
  kinds: 'Kinds',
  all: 'All',
  kindNames: {
    survivor: 'Survivors',
    monster: 'Monsters',
    item: 'Items',
    'power-play': 'Power plays',
    horror: 'Horrors',
    'plot-device': 'Plot devices',
    sanctuary: 'Sanctuaries',
    endgame: 'Endgame',
    bonus: 'Bonus',
  } satisfies Record<Tone, string>,
  search: 'Search the cards',
  searchHint: 'a name or a word',
  found: (n: number): string => (n === 0 ? 'Nobody of that name. Look behind you.' : plural(n, 'card')),
  label: (card: CardId, kind: Tone): string => `${nameOf(card)}, ${CARD_LABELS.kinds[kind]}`,
  met: (n: number): string => (n === 0 ? 'Not met yet.' : n === 1 ? 'Met once.' : `Met ${n} times.`),
  metBriefly: (n: number): string => `met ${n}×`,
  place: (card: CardId, at: number, of: number): string => `${nameOf(card)}: ${at} of ${of}`,
  before: 'Previous card',
  after: 'Next card',
  plays: 'How it plays',
  numbers: 'In numbers',
  rules: 'By the book',
  prints: (n: number): string => `${plural(n, 'print')} of it`,
  print: (n: number): string => `Print ${n}`,
  asFace: 'As a Familiar Face',
  inDeck: {
    label: 'In the deck',
    movie: (n: number, of: number): string => `${n} of the ${of} cards of the movie`,
    survivors: (n: number, of: number): string => `${n} of the ${of} in the survivor pile`,
    bonus: 'one, if you ask for it',
    aside: 'beside it',
  },
  seen: 'On your screen',
  number: {
    test: (at: number, chance: number): string => `${at} or less · ${percent(chance)}`,
    lacks: 'none',
    flails: 'Flails with',
    bonusRest: 'Brings',
    value: 'Value',
    hitsAlone: 'Hits alone',
    down: 'Put down by',
    downBy: (value: number, oneDie: number): string => `${value} damage · one die: ${percent(oneDie)}`,
    stats: 'Attack with',
    or: ' or ',
    damage: 'Damage',
    damageOf: (least: number, most: number, mean: number): string =>
      `${range(least, most)} · ${mean.toFixed(1)} on average`,
    buries: 'Ten or more',
    throws: 'Throws',
    points: 'Points',
    room: 'Room for',
  },
} as const;
