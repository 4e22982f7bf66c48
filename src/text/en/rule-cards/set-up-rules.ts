import type { DeckId } from '../../../rules/shuffling-horror/index.ts';
import type { RuleWords } from '../../rule-cards/rule-words.ts';
import { byDeck, inDeck } from '../../words-by-deck.ts';

/** R1–R4: what there is, how a movie opens, who acts when. */
export const setUpRules = (deck: DeckId) => {
  return {
    'R1.1': {
      title: 'The cards',
      says: 'The movie deck is 44 cards: 24 monsters, 8 items, 4 plot devices, 4 shuffling horrors, 2 power plays, 2 sanctuaries. Up to 3 bonus cards can join (R22.1, R22.2, R22.3). The 12 survivors have a pile to themselves.',
    },
    'R1.2': {
      title: 'Cards that stay, cards that happen',
      says: 'Monsters, items and power plays are screen cards: they wait in a frame until somebody takes or destroys them. Horrors, plot devices, sanctuaries and some bonus cards are events: they happen when they show. Survivors are the cast.',
    },
    'R1.3': {
      title: 'The tokens',
      says: '54 spoints of one point go round: power, rest and bank always add up to 54, unless Grim Toll is on (R21.3). Ten tokens of four points: two for Sanctuary I, three for Sanctuary II, five for the blob. Also four dynamite, four reel and ten countdown tokens, one fade-in, one fade-out.',
    },
    'R1.4': {
      title: 'One card, one place',
      says: `Every card is always in exactly one place: reel pile, a frame (perhaps face down, perhaps with one cover on top), discard pile, survivor pile, a pool, a hand, a sanctuary or its store, a throng, or the graveyard, which lets nothing out. ${byDeck(deck, { 'roswell-51': 'Probed', 'pittsburgh-68': 'Clutch' })} lies beside its survivor and takes up no hand.`,
      rulings: [
        `A card that somebody is still deciding about lies apart, face up: an event being resolved, what a Search turned up${inDeck(deck, 'roswell-51', ', the monster of the Alien Autopsy')}. An event’s frame is refilled afterwards${inDeck(deck, 'roswell-51', '; only the blob stays in it')}.`,
      ],
    },

    'R2.1': {
      title: 'Seats',
      says: 'Two to twelve seats, and the Director. Seat 1 is at the Director’s left hand; count clockwise.',
    },
    'R2.2': {
      title: 'The first cast',
      says: 'The survivors are shuffled and every seat draws one, in order. Nobody has rested yet: they start with no rest spoints.',
    },
    'R2.3': {
      title: 'Power to start with',
      says: 'Each seat gets power spoints: 7 with two or three seats, 6 with four or five, 5 with six or seven, 4 with eight or more. What remains of the 54 is the bank.',
    },
    'R2.4': {
      title: 'The Robot’s batteries',
      says: byDeck(deck, {
        'roswell-51': 'The Robot starts with 6 rest spoints out of the bank.',
        'pittsburgh-68': 'Nobody in this deck runs on any.',
      }),
      rulings: byDeck(deck, {
        'roswell-51': ['Drawn later it is owed 3 and 6, but can carry only 7 (R12.4).'],
        'pittsburgh-68': [],
      }),
    },
    'R2.5': {
      title: 'Room for three, hands for two',
      says: 'A seat has at most three survivors. A survivor holds at most two cards, items and power plays together.',
    },

    'R3.1': {
      title: 'The first deal',
      says: 'The movie deck is shuffled: ten cards to the reel pile, three more face up in frames I to III. All the rest is the discard pile, face down; what is discarded in play lies face up beside it, until the next reel shuffles everything. (Later reels deal their three out of the pile: R15.5.)',
    },
    'R3.2': {
      title: 'The Director’s head start',
      says: 'In reel I only, every monster among those three goes straight to the Director, each alone in one of slots I to III. The frames are filled again, face up.',
      rulings: ['After a Director’s Cut (R20.1) the third may find no slot of its own. It stays on the screen.'],
    },
    'R3.3': {
      title: 'Settling the screen',
      says: `Then events happen, in frame order, each replaced face up; a new event goes before those still waiting. Three monsters are a Creature Feature for the Director (R14.1b). This goes on until the screen is quiet.${inDeck(deck, 'roswell-51', ' A blob may stay.')}`,
    },
    'R3.4': {
      title: 'Whose fault it is at the start',
      says: 'If an opening event needs a culprit, it is the survivor who is about to act first.',
      rulings: ['All of this rule is ours.'],
    },

    'R4.1': {
      title: 'A round',
      says: 'Every seat in turn, clockwise. Then the Director. Then again.',
    },
  } as const satisfies Record<string, RuleWords>;
};
