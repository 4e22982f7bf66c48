import type { DeckId } from '../../../rules/shuffling-horror/index.ts';
import type { RuleWords } from '../../rule-cards/rule-words.ts';
import { byDeck, inDeck } from '../../words-by-deck.ts';
import { atHead } from '../grammar.ts';
import { theirs } from '../words-by-deck.ts';

/** R19–R22: each is a switch of its own. All are off in a first movie. */
export const switchRules = (deck: DeckId) => {
  const their = theirs(deck);
  return {
    'R19.1': {
      switch: 'coverAttack',
      title: 'Cover+Attack',
      says: `The Director lays the top card of the reel pile face down over an item or power play; one throng attacks; then the cover is turned up. An event happens, and the card below is free again. Anything else has to go first, and draws nothing when it goes. One cover to a frame${inDeck(deck, 'roswell-51', '; a blob stays on top')}. Only top cards count for a Creature Feature, so a cover may make one, or be a present.`,
      rulings: ['It takes a throng and a card in the reel pile.'],
    },
    'R19.2': {
      switch: 'clip',
      title: 'Clip the reel',
      says: 'With the reel pile empty, the Director may discard everything on the screen at the end of the turn.',
    },
    'R19.3': {
      switch: 'survivorLoss',
      title: 'Survivor loss',
      says: 'After reel I the Director may send one card from the survivor pile to the discard pile, unseen, as a Familiar Face; after reel II two. Nobody knows who, until they turn up.',
      rulings: ['After reel III three.'],
    },
    'R20.1': {
      switch: 'directorsCut',
      title: 'Director’s Cut',
      says: 'Before a reel is dealt, a Director with no throng may draw as many discards as the reel’s number and place the monsters among them.',
    },
    'R20.2': {
      switch: 'biggerBlobbing',
      title: 'Bigger Blobbing',
      says: 'The blob has four points for each reel so far instead of three: 4, 8, 12, 16.',
    },
    'R20.3': {
      switch: 'monsterMigration',
      title: 'Monster Migration',
      says: `When the Director eliminates a player, one of the Director’s throngs may move to that seat at once, whether it has attacked or not. Not when ${their.aPodPlayer} does it.`,
    },
    'R20.4': {
      switch: 'monsterMash',
      title: 'Monster Mash I',
      says: 'Take+Attack may take a card out of one throng of one’s own, instead of the screen, to strengthen another that is already there.',
    },
    'R20.5': {
      switch: 'podMash',
      title: 'Monster Mash II',
      says: `${atHead(their.aPodPlayer)} with no throng, and no monster on the screen, may ask for one card of any throng and attack with it alone. The Director may say no.`,
    },
    'R20.6': {
      switch: 'desperateMeasures',
      title: 'Desperate Measures',
      says: `A Director or ${their.podPlayer} with no throng may All-Out Attack with the monsters on the screen, each by itself.`,
    },
    'R20.7': {
      switch: 'alienTechnology',
      title: byDeck(deck, { 'roswell-51': 'Alien Technology', 'pittsburgh-68': 'Carried Off' }),
      says: byDeck(deck, {
        'roswell-51':
          'By Take+Attack the Director may arm a throng with the Alien Spear or Raygun. It takes up a card’s place and lends its damage. Whoever destroys the throng gets it, in place of a held card if need be.',
        'pittsburgh-68':
          'By Take+Attack the Director may have a throng carry any item off. It takes up a card’s place; zombies cannot use it. Whoever destroys the throng gets it, in place of a held card if need be.',
      }),
    },
    'R20.8': {
      switch: 'backSeat',
      title: 'Back Seat Surprise',
      says: 'One sanctuary has a discard hidden under it until somebody walks in. A monster attacks at once and stays: no Rest or Search, it may attack those inside in the Director’s turn, only those inside can attack it (but see R20.10), and the Director may discard it at a reel’s end. An event simply happens.',
      rulings: ['An item goes to the store.', 'Any discard may be the one, so all of them lie face down from then on.'],
    },
    'R20.9': {
      switch: 'extraButter',
      title: 'Popcorn with Extra Butter',
      says: 'Popcorn is discarded after use instead of buried. It may come round again.',
    },
    'R20.10': {
      switch: 'backSeatRanged',
      title: 'Through the Window',
      says: 'What waits in the back seat (R20.8) can be attacked from outside, too, with an item that is fired or thrown.',
      rulings: byDeck(deck, {
        'roswell-51': ['Those are the pistol, the scattergun, the flame thrower, dynamite and the raygun.'],
        'pittsburgh-68': ['Those are the gas cocktail, the revolver, the rifle and the flares.'],
      }),
    },
    'R21.1': {
      switch: 'monstersAmongUs',
      title: 'Monsters Among Us',
      says: 'A die is rolled (ones again), and a monster of that value is shuffled into the survivor pile after the first draw. Draw it, and it attacks somebody at random and joins a throng; then you draw again. The switch may let the Director choose it instead.',
      rulings: [
        'It is nobody to draw: left alone in the pile, it is known, and seats without survivors are eliminated.',
      ],
    },
    'R21.2': {
      switch: 'reelOneFace',
      title: 'Reel I Familiar Face',
      says: 'One survivor starts the movie in the discard pile.',
      rulings: ['So no more than 11 seats.'],
    },
    'R21.3': {
      switch: 'grimToll',
      title: 'Grim Toll',
      says: 'The dead take their spoints with them, out of the game; a seat takes its power the moment it is eliminated.',
    },
    'R22.1': {
      switch: 'popcorn',
      title: 'Popcorn',
      says: 'Joins the movie deck. Once a movie, it helps whoever’s turn it is.',
    },
    'R22.2': {
      switch: 'screamQueen',
      title: 'Scream Queen',
      says: 'Takes the place of one of the two power plays. Or joins them as a third, which is kind to the cast and not advised.',
    },
    'R22.3': {
      switch: 'shuffler',
      title: 'The Shuffler',
      says: 'Joins the movie deck. Used, it goes to the graveyard; declined, to the discard pile.',
      rulings: [
        'Its bonus turn is neither the last turn of reel IV (R15.3) nor one of those after Last One Standing (R16.2).',
      ],
    },
  } as const satisfies Record<string, RuleWords>;
};
