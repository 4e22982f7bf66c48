import type { RuleId } from './rules.ts';

interface TermWords {
  readonly name: string;
  readonly says: string;
  /** Where it is told in full. */
  readonly rule: RuleId;
  /** How it stands in a sentence, where it is worth a mark there: spellings with bars between. */
  readonly forms: string;
}

const terms = <Term extends string>(words: Readonly<Record<Term, TermWords>>): typeof words => words;

/** Words of the trade: the one glossary, for the cue cards and for every word that is pointed at. */
export const TERMS = terms({
  company: { name: 'company', says: 'Everybody at the table. Twelve faces at most.', rule: 'SA1.1', forms: '' },
  seat: {
    name: 'seat',
    says: 'A place in the ring, with one player and four cards. A burnt seat leaves, and the ring closes.',
    rule: 'SA1.4',
    forms: '',
  },
  role: {
    name: 'role',
    says: 'What somebody is: Original, Recast or Stand-In. Nobody tells, and only an exchange can change it.',
    rule: 'SA3.1',
    forms: 'roles?',
  },
  original: {
    name: 'Original',
    says: 'Still themselves. They win if the Stand-In is burnt while they are in play.',
    rule: 'SA3.1',
    forms: 'Originals?',
  },
  'stand-in': {
    name: 'Stand-In',
    says: 'The thing in costume: whoever holds that card. It wins when no Original is left, and says so.',
    rule: 'SA3.1',
    forms: 'Stand-In',
  },
  recast: {
    name: 'Recast',
    says: 'An Original who was turned, and plays for the Stand-In now. It turns nobody, and is never turned back.',
    rule: 'SA3.2',
    forms: 'Recast(?! cards?)',
  },
  double: {
    name: 'doubles',
    says: 'The Stand-In and the Recast together: everybody who is no longer an Original.',
    rule: 'SA3.1',
    forms: 'doubles|double(?! take)',
  },
  'recast-card': {
    name: 'Recast card',
    says: 'What the Stand-In hands over to turn somebody. Drawn, it is harmless; in an Original’s hand it looks bad.',
    rule: 'SA3.3',
    forms: 'Recast cards?',
  },
  turned: {
    name: 'turned',
    says: 'Made a Recast, by a Recast card from the Stand-In in an exchange. Two seats know it, nobody else.',
    rule: 'SA8.1',
    forms: 'turned|turns you',
  },
  exchange: {
    name: 'exchange',
    says: 'One card for one card, both face down. It closes every turn, with the next seat in the order of play.',
    rule: 'SA7.1',
    forms: 'exchanges?',
  },
  offer: {
    name: 'offer',
    says: 'The card that is held out face down. Whoever answers does not see it first.',
    rule: 'SA7.1',
    forms: 'offers?',
  },
  refusal: {
    name: 'refusal',
    says: 'Answering an offer with a defence instead of a card. Both keep what they had.',
    rule: 'SA7.5',
    forms: 'refus(?:es?|als?|ed)',
  },
  'send-on': {
    name: 'sent on',
    says: 'A Wrong Dressing Room makes the next seat answer. What arrives that way turns nobody.',
    rule: 'SA9.5',
    forms: 'sent on',
  },
  defence: {
    name: 'defence',
    says: 'A card that answers an offer, a seat swap or a burning. It is replaced at once.',
    rule: 'SA9.1',
    forms: 'defences?',
  },
  neighbour: {
    name: 'neighbour',
    says: 'Whoever sits next to you, left or right. Most cards reach no further.',
    rule: 'SA6.1',
    forms: 'neighbours?',
  },
  reach: {
    name: 'reach',
    says: 'A neighbour is within reach unless a door or a trailer is in the way.',
    rule: 'SA6.3',
    forms: 'within reach',
  },
  gap: {
    name: 'gap',
    says: 'The space between two neighbours. Doors stand in gaps, and stay there when people move.',
    rule: 'SA1.4',
    forms: 'gaps?',
  },
  door: {
    name: 'door',
    says: 'A Chained Door in a gap. Nothing passes between those two seats until it is removed.',
    rule: 'SA10.1',
    forms: 'doors?|Chained Doors?',
  },
  trailer: {
    name: 'trailer',
    says: 'A Locked Trailer round a seat, for three of its own turns. No exchange, no play, no target.',
    rule: 'SA10.4',
    forms: 'trailers?|Locked Trailers?',
  },
  obstacle: { name: 'obstacle', says: 'A door or a trailer.', rule: 'SA10.2', forms: 'obstacles?' },
  'order-of-play': {
    name: 'order of play',
    says: 'Who comes after whom, for turns and exchanges. Clockwise, until a Reverse Shot.',
    rule: 'SA13.1',
    forms: 'order of play',
  },
  script: {
    name: 'script card',
    says: 'A card with the silver back. It goes to hands: doubles, actions, defences, set pieces.',
    rule: 'SA1.2',
    forms: 'script cards?',
  },
  blackout: {
    name: 'blackout',
    says: 'A card with the red back. It happens to whoever begins a turn with it, and is never held.',
    rule: 'SA11.1',
    forms: 'blackouts?',
  },
  action: {
    name: 'action',
    says: 'A card for your own turn, one a turn, then discarded.',
    rule: 'SA6.5',
    forms: '',
  },
  'set-piece': {
    name: 'set piece',
    says: 'A door or a trailer as a card: played in your turn, and it stays.',
    rule: 'SA6.7',
    forms: 'set pieces?',
  },
  burning: {
    name: 'burnt',
    says: 'Out of the game, by a Nitrate Reel. The hand is not seen, and the role is not told.',
    rule: 'SA12.2',
    forms: 'burnt|burns?|burning',
  },
  nitrate: {
    name: 'Nitrate Reel',
    says: 'Film that burns. Thrown at a neighbour within reach; only an Asbestos Curtain answers it.',
    rule: 'SA12.1',
    forms: 'Nitrate Reels?',
  },
  claim: {
    name: 'claim',
    says: 'One thing said to the whole table. It binds nobody and may be a lie, but not an impossible one.',
    rule: 'SA18.1',
    forms: 'claims?',
  },
  accusation: {
    name: 'accusation',
    says: 'A claim that somebody is the Stand-In or a Recast, as a hunch or for certain.',
    rule: 'SA18.3',
    forms: 'accus(?:es?|ations?|ed)',
  },
  vouching: {
    name: 'vouching',
    says: 'A claim that somebody is fine. It costs nothing, and is remembered.',
    rule: 'SA18.3',
    forms: 'vouch(?:es|ed)?',
  },
  clean: {
    name: 'clean',
    says: 'A whole hand with neither the Stand-In nor a Recast card in it.',
    rule: 'SA18.3',
    forms: 'clean hand',
  },
  declaring: {
    name: 'declaring',
    says: 'The Stand-In says that no Original is left. If it is so the doubles win; if not, the Originals.',
    rule: 'SA15.2',
    forms: 'declares?|declared',
  },
  alone: {
    name: 'alone',
    says: 'Every other seat turned and no Original ever burnt: then the Stand-In wins by itself.',
    rule: 'SA15.4',
    forms: 'wins? alone',
  },
  dawn: {
    name: 'dawn',
    says: 'The eighth shuffle in a row with nobody burnt. It ends the game, and nobody wins.',
    rule: 'SA15.7',
    forms: 'dawn',
  },
  vengeance: {
    name: 'vengeance',
    says: 'A switch: after the Stand-In is burnt, Originals and Recast play on until one of the two is gone.',
    rule: 'SA16.6',
    forms: '',
  },
  proven: {
    name: 'PROVEN',
    says: 'A stamp in your notes: the rules leave no other way.',
    rule: 'SA17.6',
    forms: '',
  },
  seen: { name: 'SEEN', says: 'A stamp in your notes: you saw that card yourself.', rule: 'SA17.2', forms: '' },
});
