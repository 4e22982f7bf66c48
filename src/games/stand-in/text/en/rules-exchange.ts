import type { RuleWords } from '../shapes/rule-words.ts';

/** SA7–SA13: exchanges, what turns somebody, answers, obstacles, blackouts, fire, and where everybody sits. */
export const EXCHANGE_RULES = {
  'SA7.1': {
    title: 'How an exchange goes',
    says: 'The active seat lays a card face down: the offer. The partner, without seeing it, gives a card of its own or plays a defence. Both cards change hands at once; each sees only what it got.',
  },
  'SA7.2': {
    title: 'What stops it',
    says: 'A door in the gap, or a trailer on either side. Then no offer is made at all.',
  },
  'SA7.3': {
    title: 'Other exchanges',
    says: 'Love Scene and “Share a Thermos” go the same way, with the partner they name. With “Pass the Props” all choose in secret and all cards move together; nothing is in the way, and nobody may refuse.',
  },
  'SA7.4': {
    title: 'An offer stands',
    says: 'Once a card is laid down it is not changed, whatever replacement cards bring.',
    rulings: ['But for SA9.6.'],
  },
  'SA7.5': { title: 'Refused', says: 'Both keep their cards.' },

  'SA8.1': {
    title: 'Turned',
    says: 'An Original who gets a Recast card from the Stand-In in an exchange is a Recast from that moment on. “Pass the Props” counts.',
    rulings: ['It does not matter which of the two made the offer.'],
  },
  'SA8.2': {
    title: 'Not at once',
    says: 'Nobody can be turned before the Stand-In has a Recast card to give.',
  },
  'SA8.3': {
    title: 'What never turns anybody',
    says: 'Cards that are drawn, the Prop Table, and a card that was sent on by a Wrong Dressing Room.',
  },
  'SA8.4': {
    title: 'Among the doubles',
    says: 'A Recast may hand spare Recast cards to the Stand-In. Between the two they turn nobody.',
  },
  'SA8.5': {
    title: 'Who knows',
    says: 'The turned seat knows, and knows who did it. The Stand-In knows. Nobody else is told.',
  },
  'SA8.6': {
    title: 'Turned in one’s own turn',
    says: 'The turn goes on as usual. After “Share a Thermos” the exchange that is still to come is made as a Recast.',
    rulings: ['The printed game does not say.'],
  },

  'SA9.1': {
    title: 'Three kinds of answer',
    says: 'To an offer: Double Take, “Not in My Contract”, Wrong Dressing Room. To Swap Marks and “Exit, Running”: “On My Mark”. To a Nitrate Reel: Asbestos Curtain.',
  },
  'SA9.2': {
    title: 'Who may answer',
    says: 'Only the seat that is meant.',
    rulings: ['Once, and with a card it held when it was asked.'],
  },
  'SA9.3': {
    title: 'A new card for it',
    says: 'The defence is discarded and a script card drawn at once. Blackouts on top of it are discarded unseen.',
  },
  'SA9.4': {
    title: 'Against any exchange',
    says: 'Whoever or whatever caused it, except “Pass the Props”.',
  },
  'SA9.5': {
    title: 'Wrong Dressing Room',
    says: 'The seat after the answerer becomes the partner, and what it receives turns nobody. A door or trailer on the way, or a door between that seat and the offerer beside it: no exchange. The next turn is that of the seat after the offerer, as ever.',
    rulings: [
      'The new partner may answer with a defence of its own, another Wrong Dressing Room included. If it comes full circle, there is no exchange.',
      'What the new partner hands back can turn the offerer, if it comes from the Stand-In.',
    ],
  },
  'SA9.6': {
    title: 'A card that may not go there',
    says: 'If the offered card may not be handed to the new partner, the offerer chooses again. So a Recast card that was sent on to you proves who offered it.',
    rulings: ['All of this rule is ours.'],
  },
  'SA9.7': {
    title: 'Answered is spent',
    says: 'A cancelled seat swap or burning has used up the card, and the turn’s play. The exchange follows.',
  },

  'SA10.1': {
    title: 'Chained Door',
    says: 'Played into the gap to a neighbour. It stays in its gap when seats change.',
    rulings: ['Not into a gap that has one. It is aimed at a gap, so a trailer beyond it does not matter.'],
  },
  'SA10.2': { title: 'Rid of a door', says: 'By Fire Axe, Rusted Chains, or “Places, Everyone”.' },
  'SA10.3': {
    title: 'Locked Trailer',
    says: 'Played on yourself or on a neighbour, not across a door.',
    rulings: ['It moves with its player.'],
  },
  'SA10.4': {
    title: 'Life in a trailer',
    says: 'For three of that seat’s own turns: no exchange, no play, no card on it. It opens as the third turn ends, still without an exchange; or earlier, by Fire Axe, Loose Hitch, or “Places, Everyone”.',
    rulings: [
      'Three rounds are three turns of its own. Put on yourself, the turn under way does not count, but its exchange is stopped.',
      'No defence is played from it, either.',
    ],
  },
  'SA10.5': {
    title: 'What reaches in',
    says: '“Pass the Props”, Line-Up, Whispered Aside and Dropped Bag reach into trailers.',
    rulings: ['All of this rule is ours.'],
  },
  'SA10.6': {
    title: 'One trailer each',
    says: 'No second trailer on a seat that is in one. On a neighbour, its next three own turns count, beginning with the one to come.',
    rulings: ['All of this rule is ours.'],
  },

  'SA11.1': {
    title: 'When a blackout happens',
    says: 'Only when it is drawn at the start of a turn. In every other draw, blackouts on top are discarded unseen until a script card comes.',
  },
  'SA11.2': {
    title: 'Whose choice',
    says: 'Whoever drew it chooses.',
    rulings: ['Where there is nothing to choose, nothing happens, and the turn goes on.'],
  },
  'SA11.3': {
    title: 'What follows',
    says: '“Pass the Props” and Prop Table end the turn. After all others comes the exchange, with the new neighbour if seats changed.',
  },
  'SA11.4': {
    title: 'No answer to it',
    says: 'There is no defence against a blackout, except against the exchange of “Share a Thermos”.',
  },

  'SA12.1': {
    title: 'Fire',
    says: 'The Nitrate Reel is the only way out of the game. Anybody may burn any neighbour within reach, friend or foe, never themselves.',
  },
  'SA12.2': {
    title: 'Burnt',
    says: 'Unanswered, the victim is out. The four cards go to the discard pile unseen, and the role is not told.',
  },
  'SA12.3': {
    title: 'The ring closes',
    says: 'A burnt seat’s trailer is discarded and its place closes.',
    rulings: ['The two gaps beside it become one and keep the doors of both; a Fire Axe removes one at a time.'],
  },
  'SA12.4': {
    title: 'A burnt Stand-In',
    says: 'Its own card is shown and leaves the game, so that nobody can draw it again.',
    rulings: ['All of this rule is ours.'],
  },
  'SA12.5': {
    title: 'What a fire proves',
    says: 'If the game goes on after a burning, the victim was not the Stand-In. Everybody knows that.',
  },
  'SA12.6': {
    title: 'After you are burnt',
    says: 'You have lost (SA15.1). You say nothing more and are asked nothing more; you may watch, jump to the end, or leave.',
  },

  'SA13.1': {
    title: 'Which way round',
    says: 'Clockwise, until a Reverse Shot turns it: for turns, exchanges, Wrong Dressing Room, Line-Up and “Pass the Props”. “Places, Everyone” always goes clockwise.',
  },
  'SA13.2': {
    title: 'Changing seats',
    says: 'Players move with their hands and trailers; gaps and doors stay. The exchange and the next turn go by the new seats.',
  },
  'SA13.3': {
    title: 'Nobody evens it out',
    says: 'So somebody may act twice before another has acted once.',
    rulings: ['All of this rule is ours.'],
  },
} as const satisfies Record<string, RuleWords>;
