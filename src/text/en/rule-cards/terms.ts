import type { DeckId } from '../../../rules/shuffling-horror/index.ts';
import { byDeck, inEachDeck } from '../../words-by-deck.ts';
import { theirs } from '../words-by-deck.ts';
import type { RuleId } from './rules.ts';

interface TermWords {
  readonly name: string;
  readonly says: string;
  /** Where it is told in full. */
  readonly rule: RuleId;
  /** How it stands in a sentence, where it is worth a mark there: spellings with bars between. */
  readonly forms: string;
}

/** Words of the trade: the one glossary, for the rule cards and for every word that is pointed at. */
export const TERMS = inEachDeck((deck) => {
  const their = theirs(deck);
  return {
    movie: {
      name: 'movie',
      says: 'One whole game, in four reels. It is won if anybody is alive when reel IV ends.',
      rule: 'R16.5',
      forms: '',
    },
    reel: {
      name: 'reel',
      says: 'A quarter of the movie, by name only: 10, 20, 15 and 10 cards. It ends when its pile is empty and the screen is clear.',
      rule: 'R15.1',
      forms: '',
    },
    'reel-pile': {
      name: 'reel pile',
      says: 'The cards still to come in this reel. When it is empty, clear the screen and the reel is over.',
      rule: 'R15.1',
      forms: 'reel pile',
    },
    round: { name: 'round', says: 'Every seat has a turn, then the Director has one.', rule: 'R4.1', forms: '' },
    seat: { name: 'seat', says: 'A place at the table, with up to three survivors.', rule: 'R2.5', forms: '' },
    player: {
      name: 'player',
      says: 'Whoever sits in a seat. The Turning Point counts players, not survivors, and the Director is none of the seats.',
      rule: 'R16.1',
      forms: '',
    },
    survivor: {
      name: 'survivor',
      says: 'One card of the cast. A player may have three; the movie needs one.',
      rule: 'R5.1',
      forms: '',
    },
    'survivor-pile': {
      name: 'survivor pile',
      says: 'The cast that is not on yet. A seat may spend its turn on drawing somebody.',
      rule: 'R5.4',
      forms: 'survivor pile',
    },
    director: {
      name: 'Director',
      says: 'The other side. It plays the monsters and goes last in every round.',
      rule: 'R7.2',
      forms: '',
    },
    screen: {
      name: 'screen',
      says: 'The three frames in the middle, where cards appear.',
      rule: 'R6.1',
      forms: '',
    },
    'mystery-card': {
      name: 'mystery card',
      says: 'A card face down in a frame, waiting for its cue. It turns up when whoever made the gap is done, and is that one’s problem.',
      rule: 'R6.1',
      forms: 'mystery cards?|mystery',
    },
    culprit: {
      name: 'culprit',
      says: 'Whoever made a mystery card turn up. On the cards: the causer.',
      rule: 'R6.1',
      forms: 'culprit',
    },
    alien: {
      name: their.alien,
      says: `Anything you may attack: a monster, a Familiar Face${their.alienAlso}.`,
      rule: 'R5.3',
      forms: '',
    },
    monster: {
      name: 'monster',
      says: 'A card with a value. So much damage puts it down, and it hits on that or less.',
      rule: 'R8.4',
      forms: '',
    },
    item: {
      name: 'item',
      says: 'A card to hold and attack with, or to use. Two cards to a hand.',
      rule: 'R5.3',
      forms: '',
    },
    'power-play': {
      name: 'power play',
      says: 'A card to hold that bends a rule until the reel ends. Taken like an item.',
      rule: 'R1.2',
      forms: 'power plays?',
    },
    'plot-device': {
      name: 'plot device',
      says: 'An event that the Director may use or decline. Used, it is buried; declined, it may come again.',
      rule: 'R18.3',
      forms: 'plot devices?',
    },
    'shuffling-horror': {
      name: 'shuffling horror',
      says: 'An event that happens to whoever turned it up, the moment it is turned up.',
      rule: 'R18.1',
      forms: 'shuffling horrors?',
    },
    /** A word that only this deck needs. */
    'of-this-deck': {
      name: byDeck(deck, { 'roswell-51': 'blob', 'pittsburgh-68': 'devoured' }),
      says: byDeck(deck, {
        'roswell-51':
          'No monster, only large: it sits in a frame with points of its own until they are shot away. No head shot ends it.',
        'pittsburgh-68': 'Ten damage or more, and the flail fails. Nothing is left to get up again.',
      }),
      rule: byDeck<RuleId>(deck, { 'roswell-51': 'R18.2', 'pittsburgh-68': 'R10.6' }),
      forms: byDeck(deck, { 'roswell-51': 'blob', 'pittsburgh-68': 'devoured' }),
    },
    sanctuary: {
      name: 'sanctuary',
      says: 'Walls with points. Inside nobody can attack you, only the walls; Rest gives three, and you may Search.',
      rule: 'R13.1',
      forms: 'sanctuary|sanctuaries',
    },
    search: {
      name: 'Search',
      says: 'In a sanctuary: four discards, and the items among them may be kept or stored.',
      rule: 'R13.3',
      forms: '',
    },
    throng: {
      name: 'throng',
      says: 'Up to three monsters that attack as one. It hits on the sum of their values or less, and stays when a reel ends.',
      rule: 'R8.1',
      forms: 'throngs?',
    },
    strength: {
      name: 'strength',
      says: 'The sum of a throng’s values. Above 11 it hits no more often: a twelve always misses.',
      rule: 'R8.3',
      forms: '',
    },
    stat: {
      name: 'stat',
      says: 'A survivor has four: Muscle is the fist, Speed the runner, Brains the brain, Guts the heart. Two dice at its number or less.',
      rule: 'R9.1',
      forms: 'Muscle|Speed|Brains|Guts',
    },
    spoint: {
      name: 'spoint',
      says: 'A survivor point: one more on a stat before a roll, one more damage after a hit, or a point of a wound paid. Rest ones come back, power ones never.',
      rule: 'R12.1',
      forms: 'spoints?',
    },
    'power-spoint': {
      name: 'power spoint',
      says: 'Lies with a seat and is shared by its survivors; may be lent to others. Never comes back once it is spent.',
      rule: 'R12.2',
      forms: 'power spoints?|power(?! plays?)',
    },
    'rest-spoint': {
      name: 'rest spoint',
      says: 'Lies on a survivor and helps that one only. Rest brings more, to seven.',
      rule: 'R12.4',
      forms: 'rest spoints?',
    },
    'lent-power': {
      name: 'lent power',
      says: 'Power spoints of another seat, spent for one of yours. A seat may say no.',
      rule: 'R12.3',
      forms: 'lends?|lent',
    },
    bank: { name: 'bank', says: 'The spoints that nobody has at the moment.', rule: 'R12.4', forms: '' },
    damage: {
      name: 'damage',
      says: 'One die, or what the item says. A monster’s value puts it down; a survivor pays all of it or flails.',
      rule: 'R9.8',
      forms: '',
    },
    shad: {
      name: 'SHAD',
      says: 'Select higher, add doubles. Of two dice the higher counts, but equal ones are added up.',
      rule: 'R11.1',
      forms: 'SHAD',
    },
    doubles: {
      name: 'doubles',
      says: 'Two, three, four or five twice on an attack that hits: so much more damage.',
      rule: 'R9.7',
      forms: 'doubles',
    },
    flail: {
      name: 'flail',
      says: 'The last test of somebody who was hit and does not pay: Speed or less. Fail, and that survivor is lost.',
      rule: 'R10.6',
      forms: 'flails?|flailing|flailed',
    },
    turned: {
      name: byDeck(deck, { 'roswell-51': 'spored', 'pittsburgh-68': 'zombified' }),
      says: 'Hit by a roll of two ones: no damage, no flail, nothing to pay. The survivor joins the attacker’s throng at once.',
      rule: 'R10.3',
      forms: byDeck(deck, { 'roswell-51': 'spored', 'pittsburgh-68': 'zombified' }),
    },
    'group-test': {
      name: 'group test',
      says: 'An event that several must pass. The culprit goes first, then clockwise.',
      rule: 'R18.4',
      forms: 'group tests?',
    },
    'head-shot': {
      name: 'head shot',
      says: 'An attack roll of 1,1. No damage roll, straight to the graveyard.',
      rule: 'R9.5',
      forms: 'head shots?',
    },
    fumble: {
      name: 'fumble',
      says: 'An attack roll of 6,6. The other side strikes back at once.',
      rule: 'R9.6',
      forms: 'fumbles?|fumbled',
    },
    counterstrike: {
      name: 'counterstrike',
      says: 'The attack that the other side gets for a fumble. It can be fumbled, too.',
      rule: 'R10.4',
      forms: 'counterstrikes?',
    },
    'take-attack': {
      name: 'Take+Attack',
      says: 'Something is taken and used at once. For a seat it is the whole turn; for the Director it is one of two choices.',
      rule: 'R5.4',
      forms: 'Take\\+Attack',
    },
    'all-out': {
      name: 'All-Out Attack',
      says: 'The Director takes nothing, and each of the Director’s throngs attacks once.',
      rule: 'R7.2',
      forms: 'All-Out Attack|All-Out',
    },
    'full-assault': {
      name: 'full assault',
      says: 'Every throng in play attacks once, whoever’s it is, and every monster on the screen. Not the same as All-Out.',
      rule: 'R18.5',
      forms: 'full assault',
    },
    'attack-cycle': {
      name: 'attack cycle',
      says: 'Where an event gives the Director several attacks, no throng goes twice until all have gone.',
      rule: 'R18.6',
      forms: 'attack cycle|countdown tokens?',
    },
    'fade-out': {
      name: 'fade-out',
      says: 'A token on an item. If nobody takes the item by the Director’s next turn, it is gone.',
      rule: 'R7.1',
      forms: 'fade-out token|fade-out|fades? out',
    },
    'opening-scene': {
      name: 'opening scene',
      says: 'What a reel begins with, before anybody has a turn. Events happen at once; in reel I, monsters only gather into throngs.',
      rule: 'R3.2',
      forms: 'opening scene',
    },
    clip: {
      name: 'clipped reel',
      says: 'With the reel pile empty, the Director may end a turn by burning whatever is left on the screen. That ends the reel.',
      rule: 'R19.2',
      forms: 'clips?|clipped',
    },
    'fade-in': {
      name: 'fade-in',
      says: 'Marks who would have acted next when a reel ended. The next reel goes on from there.',
      rule: 'R15.4',
      forms: '',
    },
    'creature-feature': {
      name: 'Creature Feature',
      says: 'Three monsters on the screen. A survivor’s doing: all three attack that one. The Director’s: one is taken for free.',
      rule: 'R14.1',
      forms: 'Creature Features?',
    },
    'familiar-face': {
      name: 'Familiar Face',
      says: 'A survivor who was lost and came back as a monster, worth its Muscle. Its throng does SHAD.',
      rule: 'R14.2',
      forms: 'Familiar Faces?',
    },
    'horror-star': {
      name: 'Horror Star',
      says: 'A favour for one survivor, good for one use: a second action, a failed roll again, or a hit rolled again.',
      rule: 'R14.3',
      forms: 'Horror Stars?',
    },
    'pod-player': {
      name: their.podPlayer,
      says: `A seat that ran out of cast and plays for the ${their.aliens}.`,
      rule: 'R17.1',
      forms: `${their.podPlayers}|${their.podPlayer}`,
    },
    'turning-point': {
      name: 'Turning Point',
      says: 'The other side has as many players as yours. The reel pile is shut: clear the screen and the reel is over.',
      rule: 'R16.1',
      forms: 'Turning Point',
    },
    'last-one-standing': {
      name: 'Last One Standing',
      says: 'One survivor left, and none to draw. One last action, one turn for each of the others, and it is over.',
      rule: 'R16.2',
      forms: 'Last One Standing',
    },
    eliminated: {
      name: 'eliminated',
      says: 'To the discard pile, and perhaps back. A seat: out of survivors, with none to draw.',
      rule: 'R9.8',
      forms: 'eliminated|eliminates',
    },
    annihilated: {
      name: 'annihilated',
      says: 'Ten damage or more: buried instead of discarded. It goes for survivors, too.',
      rule: 'R9.8',
      forms: 'annihilated|annihilates?|annihilation',
    },
    discard: {
      name: 'discard pile',
      says: 'What has left play and may be shuffled into the next reel.',
      rule: 'R15.5',
      forms: 'discard pile|discards',
    },
    buried: {
      name: 'buried',
      says: 'To the graveyard, for good: no shuffle brings it back. Ten damage or a head shot does it.',
      rule: 'R9.8',
      forms: 'buried|bury|buries|graveyard',
    },
  } as const satisfies Record<string, TermWords>;
});
export type Term = keyof (typeof TERMS)[DeckId];
