import type { DeckId } from '../../../rules/shuffling-horror/index.ts';
import { IDS_OF } from '../../cards/card-ids.ts';
import type { RuleWords } from '../../rule-cards/rule-words.ts';
import { byDeck, inDeck } from '../../words-by-deck.ts';
import { nameOf } from '../cards/names.ts';
import { theirs } from '../words-by-deck.ts';

/** R13–R18: sanctuaries, special effects, reels, endings, Pod Players, events. */
export const storyRules = (deck: DeckId) => {
  const their = theirs(deck);
  const roof = (i: 0 | 1): string => nameOf(IDS_OF[deck].sanctuary[i]);
  return {
    'R13.1': {
      title: 'The two sanctuaries',
      says: `Sanctuary I is ${roof(0)}, 8 points. Sanctuary II is ${roof(1)}, 12 points. When one is turned up it moves to its place beside the screen, and its frame is filled again.`,
      rulings: [`${roof(0)} has room for two, ${roof(1)} for three.`],
    },
    'R13.2': {
      title: 'Going in, staying in',
      says: 'Moving in is the whole action. From its next turn on a survivor may Rest for 3 or Search, and stays inside until its turn comes again; or it walks out and acts.',
    },
    'R13.3': {
      title: 'Search',
      says: 'The discard pile is shuffled and four cards come off it. Items may be kept, two cards to a hand; other items stay in the store or go back. Everything else goes back.',
      rulings: ['Keeping an item may push a held card into the store.'],
    },
    'R13.4': {
      title: 'The store',
      says: 'Inside, leaving a card in the store or taking one from it costs nothing: on coming in, before an action, or before a second one, and it spends no star.',
      rulings: ['Only in the survivor’s own turn, and one card crosses only once a turn.'],
    },
    'R13.5': {
      title: 'Safe, in a way',
      says: 'Nobody outside can attack those inside. Events find them all the same.',
      rulings: ['Fumble a counterstrike from inside, and the answer hits the sanctuary (R9.6).'],
    },
    'R13.6': {
      title: 'When the walls give',
      says: 'Damage comes off a sanctuary’s points. At 0 it goes to the graveyard, its store is discarded, and everybody is outside, unharmed and exposed. 1,1 brings it down at once. On 6,6 everybody inside may counterstrike.',
    },

    'R14.1': {
      title: 'Creature Feature',
      says: `Three monsters face up on the screen. A Familiar Face counts${inDeck(deck, 'roswell-51', '; the blob does not')}.`,
      parts: {
        a: 'A survivor’s doing: each of the three attacks that survivor, in frame order, until they are through or it is. Gaps are filled and turned up afterwards; if there are three again, so is the Feature, for the same survivor.',
        b: `The Director’s or ${their.aPodPlayer}’s doing: one of the three joins a throng, the frame is filled face up, and so on while three show. The Director may give the card to ${their.aPodPlayer}. Nobody is attacked.`,
      },
      rulings: [
        'If that survivor is inside a sanctuary, they attack the sanctuary, and once it has fallen the survivor.',
      ],
    },
    'R14.2': {
      title: 'Familiar Face',
      says: 'A survivor who was lost to the discard pile, or captured, is a monster from now on. Its value is its Muscle, and its throng does better damage (R10.5). Put down, it is discarded and stays one; a head shot or ten damage buries it. It never comes back to the cast.',
    },
    'R14.3': {
      title: 'Horror Star',
      says: `Won at the end of reels I to III, given to one survivor, lost with it. It buys one of three things: a second action right after the first; another roll for a failed test of its own; or another roll for ${their.anAlien} that has just hit anybody, before damage. Never for a damage roll, a head shot or a fumble.`,
      rulings: [
        'The seat with the fade-in token gives it; if a computer sits there, the first person does.',
        'The second action comes before mystery cards. There is none after a Take+Attack or once the reel has ended, and after a Move it is no Rest or Search.',
        'A failed attack (not 6,6), flail or event test can be rolled again, spoints still counting; the new roll stands.',
        'An attack on a sanctuary is not rolled again, and no attack more than once. The victim’s seat is asked first, then the others, clockwise.',
      ],
    },

    'R15.1': {
      title: 'Four reels',
      says: 'Their piles have 10, 20, 15 and 10 cards. A reel is over when its pile is empty and the screen is clear.',
    },
    'R15.2': {
      title: 'Cut',
      says: 'Reels I to III end on the spot, with their last card. Nobody else acts, and no Horror Star adds an action.',
      rulings: ['What is under way is finished first (R6.4).'],
    },
    'R15.3': {
      title: 'Reel IV runs longer',
      says: 'It ends with the Director’s next turn. If the Director’s own turn cleared the screen, with the turn after that.',
    },
    'R15.4': {
      title: 'Between reels',
      says: `In this order: the fade-in token marks the survivor or ${their.podPlayer} who would have acted next, never the Director. Power plays and horrors that lasted for the reel are discarded. A Horror Star is given (R14.3). Survivors are lost, if that switch is on (R19.3).`,
    },
    'R15.5': {
      title: 'The next reel',
      says: 'The discard pile is shuffled and the reel’s cards are dealt; three of them are turned up, and the screen is settled (R3.3). No head start this time.',
      rulings: ['If there are too few cards, all of them are dealt. If there are none, that reel ends, once.'],
    },
    'R15.6': {
      title: 'Picking it up again',
      says: 'Play goes on at the fade-in token.',
      rulings: [
        'If its survivor was lost meanwhile, the next in order begins. A seat that goes on in mid-turn cannot Take+Attack.',
      ],
    },
    'R15.7': {
      title: 'When nothing moves',
      says: `Three whole rounds in which no card left a frame, and the film can move on: the first filled frame loses its top card and is filled again.${inDeck(deck, 'roswell-51', ' Hurting the blob does not count as moving.')} With no pile to fill from, the reel ends as if clipped. With the switch “Stall guard” this happens by itself; otherwise a seat is asked.`,
      rulings: ['All of this rule is ours. The seat with the fade-in token is the one asked.'],
    },

    'R16.1': {
      title: 'Turning Point',
      says: `When Director and ${their.podPlayers} are at least as many as the seats still on your side, the reel pile is shut: clear the screen, and the reel is over. Cards lying face down in frames are still turned up. The next reel is dealt as usual. Should it come between two reels, the next one shows its opening scene and is shut then. Never in reel IV.`,
      rulings: ['Once a movie. The cards in the shut pile are discarded unseen at the reel’s end.'],
    },
    'R16.2': {
      title: 'Last One Standing',
      says: 'One survivor in play and none to draw. That one has a last action; then every opponent takes one turn, clockwise from its left, even an eliminated seat with no monster yet. Still there afterwards? Survived.',
      rulings: [
        'The attack under way is finished, answers and all; everything else that was coming is dropped.',
        'The last action is an ordinary one, no Take+Attack; a Horror Star may add another. Mystery cards follow it.',
        'It is looked for after draws and survivor loss, too.',
      ],
    },
    'R16.3': {
      title: 'Both endings at once',
      says: 'The Turning Point goes first.',
    },
    'R16.4': {
      title: 'A star for the last one',
      says: 'When Last One Standing begins, the survivor rolls a die for each reel token left. The number of the reel that is running or less, whichever token it is, turns that token into a Horror Star.',
    },
    'R16.5': {
      title: 'How a movie ends',
      says: 'After reel IV: survived, if anybody is in play. After Last One Standing, either way. Or when nobody is in play and nobody can be drawn: doomed.',
      rulings: ['Reel IV ending with nobody in play is doomed, whoever could still be drawn.'],
    },
    'R16.6': {
      title: 'Endings come first',
      says: 'While somebody is the last one standing, no reel ends.',
    },

    'R17.1': {
      title: `From the cast to the ${their.aliens}`,
      says: `A seat with no survivor and no pile to draw from is eliminated at once. It keeps its place in the round and plays as a small Director with throngs of its own, without fade-out or clip. From its first monster on it is ${their.aPodPlayer}, for good.`,
    },
    'R17.2': {
      title: `Who plays the ${their.podPlayers}`,
      says: 'Whoever directs: the computer, or you from the Director’s chair. When all of your own seats are eliminated you may play those yourself, or leave them to the Director.',
    },
    'R17.3': {
      title: 'A gift makes one, too',
      says: `A card given in a Creature Feature (R14.1b) or a throng handed over (R20.3) makes an eliminated seat ${their.aPodPlayer}. That may be the Turning Point.`,
    },

    'R18.1': {
      title: 'The culprit',
      says: 'A card that hits “the causer” means whoever made it turn up. Where somebody is picked at random from six or fewer, one die does it; from more, a die first says odds or evens.',
      rulings: [
        `If the Director or ${their.aPodPlayer} made it turn up, it hits a survivor at random.`,
        'If the culprit is gone: the first one left in its seat, or else in the next seat, clockwise, that has anybody.',
      ],
    },
    'R18.2': {
      title: 'The blob',
      says: byDeck(deck, {
        'roswell-51': 'It is no monster. Nobody takes it, nobody counts it, and it has no head to shoot.',
        'pittsburgh-68': 'There is none in this deck. One thing less to worry about.',
      }),
    },
    'R18.3': {
      title: 'Plot devices',
      says: 'The Director may decline one, and it is discarded. Used, it goes to the graveyard.',
    },
    'R18.4': {
      title: 'Everybody tests',
      says: 'The culprit first, then clockwise, in the order they stand. Those who stand before the culprit in its own seat come last.',
    },
    'R18.5': {
      title: 'Full assault',
      says: `Every throng there is, ${their.podPlayers}’ included, and every monster on the screen attacks once.`,
    },
    'R18.6': {
      title: 'Taking turns to attack',
      says: 'An effect that gives the Director several attacks uses each of the Director’s own throngs once before any attacks again.',
    },
    'R18.7': {
      title: 'Drawing discards',
      says: 'The discard pile is shuffled before anything is drawn from it.',
      rulings: ['Before somebody chooses a card in it, all of it is turned up for the whole table.'],
    },
  } as const satisfies Record<string, RuleWords>;
};
