import type { RuleWords } from '../shapes/rule-words.ts';

/** SA1–SA6: what there is, who is who, what a hand holds, and a turn. */
export const TABLE_RULES = {
  'SA1.1': {
    title: 'Seats and cards',
    says: 'Four to twelve seats, one of them yours, the rest the computer’s. 109 cards: the Stand-In, and 108 that each carry the least number of seats they are used with.',
  },
  'SA1.2': {
    title: 'Two backs',
    says: 'Script cards (doubles, actions, defences, set pieces) have one back, blackouts another. Everybody can tell the backs apart, wherever a card lies.',
  },
  'SA1.3': {
    title: 'One card, one place',
    says: 'A card is in the draw pile, the discard pile, a hand, a gap (a door), at a seat (a trailer), or on the table while it is being played, offered or chosen from. A burnt Stand-In’s own card is out of the game (SA12.4).',
  },
  'SA1.4': {
    title: 'The ring',
    says: 'Those still in play sit in a ring with one gap between each two neighbours. Doors belong to gaps, trailers to seats.',
  },

  'SA2.1': {
    title: 'The deck',
    says: 'The Stand-In, and every card whose number is not above the number of seats: 35 cards with four seats, 109 with eleven or twelve.',
  },
  'SA2.2': {
    title: 'The deal',
    says: 'Recast cards and blackouts are put aside. Of the others, enough are taken at random to make four for each seat with the Stand-In among them; they are shuffled and dealt.',
  },
  'SA2.3': {
    title: 'The draw pile',
    says: 'Everything that was not dealt is shuffled into the draw pile, Recast cards and blackouts included. So nobody starts with a Recast card.',
  },
  'SA2.4': {
    title: 'Who is it?',
    says: 'Whoever was dealt the Stand-In is the Stand-In. Everybody else is an Original. Nobody tells.',
  },
  'SA2.5': {
    title: 'Who begins',
    says: 'The seat at the dealer’s left, and on clockwise.',
    rulings: ['A random seat is the dealer.'],
  },
  'SA2.6': {
    title: 'Where you sit, what you are',
    says: 'Your seat is drawn, and your role is what you are dealt, unless you asked for Original or Stand-In. Then the deal is drawn again until it fits, and the result says how often.',
    rulings: ['All of this rule is ours.'],
  },
  'SA2.7': {
    title: 'The usual table',
    says: 'Six seats, your role as dealt, talk on, no switch on.',
    rulings: ['All of this rule is ours.'],
  },

  'SA3.1': {
    title: 'What each wants',
    says: 'Originals want the Stand-In burnt. The Stand-In wants no Original left, turned or burnt. A Recast wants what the Stand-In wants.',
  },
  'SA3.2': {
    title: 'Who turns whom',
    says: 'Only the Stand-In turns others. A Recast turns nobody, nobody is turned back, and the Stand-In is never turned.',
  },
  'SA3.3': {
    title: 'A card is not a role',
    says: 'Holding a Recast card makes nobody a Recast. Only being handed one by the Stand-In does (SA8.1).',
  },

  'SA4.1': {
    title: 'Four cards',
    says: 'Everybody in play holds four cards before and after each turn. Five only between drawing and playing or discarding.',
  },
  'SA4.2': {
    title: 'Three Recast cards at most',
    says: 'So that every hand has at least one card that may be handed over, and no exchange is impossible.',
  },
  'SA4.3': {
    title: 'A fourth, drawn',
    says: 'Drawn at the start of a turn it stays for the moment, and a Recast card must be discarded. Nothing is played in that turn.',
    rulings: ['The printed game does not say.'],
  },
  'SA4.4': {
    title: 'A fourth, in any other draw',
    says: 'It is discarded and another card drawn. Of a Second Take it cannot be the one kept; if all three are such, they go and the next card that is none is kept.',
    rulings: ['All of this rule is ours.'],
  },
  'SA4.5': {
    title: 'A fourth, received',
    says: 'It does first what it does (SA8.1). Then one Recast card is discarded, and the next script card that is none replaces it. The table sees that. Only the Stand-In can have handed it over.',
    rulings: ['All of this rule is ours.'],
  },
  'SA4.6': {
    title: 'The Stand-In’s own card',
    says: 'It is never discarded, never handed over, and no effect can choose it to move.',
  },
  'SA4.7': {
    title: 'A Recast keeps one',
    says: 'A Recast holds on to at least one Recast card, whatever an effect asks. It may discard others.',
    rulings: ['Any one of them; it need not be the one that turned you.'],
  },
  'SA4.8': {
    title: 'Who may hand over a Recast card',
    says: 'An Original never. A Recast to the Stand-In only. The Stand-In to anybody.',
  },
  'SA4.9': {
    title: 'Throwing Recast cards away',
    says: 'An Original and the Stand-In may discard every Recast card they hold.',
  },
  'SA4.10': {
    title: 'Hidden hands',
    says: 'Nobody shows a card unless an effect says so. What one says of one’s hand is another matter (SA18.1).',
  },

  'SA5.1': { title: 'Draw', says: 'Draw the top card. In a trailer, too.' },
  'SA5.2': {
    title: 'If it is a blackout',
    says: 'It happens and is discarded (SA11.1). It never enters the hand, so nothing is played or discarded; then comes the exchange, unless the blackout ended the turn.',
  },
  'SA5.3': {
    title: 'If it is a script card',
    says: 'It joins your hand. Play one script card, or discard one face down. A Second Take draws and asks again.',
  },
  'SA5.4': {
    title: 'Exchange',
    says: 'Exchange one card with the next seat in the order of play, if nothing stands between you (SA7.1).',
  },
  'SA5.5': {
    title: 'The next turn',
    says: 'Whoever is next is looked up now: from where you sit, in the order as it is at this moment.',
  },
  'SA5.6': {
    title: 'A turn in a trailer',
    says: 'Draw. A script card: discard one, play nothing. A blackout: it happens as usual. No exchange, not even if that very blackout freed you.',
  },
  'SA5.7': {
    title: 'There is always something to discard',
    says: 'Where nothing can be played, something can be thrown away, but for what SA4.6 and SA4.7 hold back.',
    rulings: ['The printed game does not say.'],
  },

  'SA6.1': {
    title: 'Neighbours',
    says: 'A card that needs somebody takes a neighbour, left or right, whatever the order of play, unless it says otherwise.',
  },
  'SA6.2': {
    title: 'Trailers are out of reach',
    says: 'No script card reaches a seat in a trailer, and none is played from one.',
    rulings: ['A Fire Axe does, to remove that trailer.'],
  },
  'SA6.3': {
    title: 'What a door stops',
    says: 'Every play, exchange and seat swap between the two seats it stands between, unless the card ignores doors.',
    rulings: ['It stops nothing between seats that are not side by side.'],
  },
  'SA6.4': {
    title: 'Two seats left',
    says: 'Two seats meet across two gaps. A card is stopped only if both are shut; the turn’s own exchange crosses the gap that lies in the order of play.',
    rulings: ['All of this rule is ours.'],
  },
  'SA6.5': {
    title: 'When a card is played',
    says: 'Actions and set pieces in your own turn. Defences only as an answer (SA9.1). Doubles never.',
  },
  'SA6.6': {
    title: 'No target, no play',
    says: 'A card without anybody to play it on can only be discarded.',
    rulings: ['The printed game does not say.'],
  },
  'SA6.7': {
    title: 'Where it goes',
    says: 'An action is discarded when it is done. A set piece stays on the table until something removes it.',
  },
} as const satisfies Record<string, RuleWords>;
