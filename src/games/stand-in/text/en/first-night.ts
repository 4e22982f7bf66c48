import type { Coached, StepWords } from '../shapes/lessons.ts';

/** One thought a step, beside the thing it is about; when it is said, `app/first-night` has. */
const STEPS: Readonly<Record<StepWords, string>> = {
  goal: 'Your goal: burn the Stand-In, and still be in play when it burns. It sits at this table and looks like one of the company.',
  role: 'You are an Original: you are yourself. Roles are secret. Only the Stand-In knows who is what.',
  hand: 'These cards are yours, and nobody else sees them. You always keep four, and have just drawn a fifth.',
  recastCard:
    'The fifth is a Recast card. Drawn like this it is harmless. Handed to you by the Stand-In it turns you: you would be a Recast, and play for it.',
  draw: 'A turn: draw, play a card or throw one away, exchange. Play the Close-Up on a neighbour, that is, whoever sits beside you: you will see one of their cards.',
  looked: 'You saw one of their cards, and nobody else did. It stands in the log. Everybody knows that you looked.',
  exchange:
    'A turn ends with an exchange: you and the next seat swap a card each, face down. Hold out one you can spare. Recast cards are out: an Original never hands one over.',
  claim:
    'After every turn the table talks, and you are asked what you got. Tell the truth, lie or keep quiet: talk moves no cards.',
  door: 'A Chained Door stands between those two now. Nothing passes it, exchanges neither, until something takes it away.',
  accusation:
    'One of them was just accused of being the Stand-In. It is talk, and may be wrong. Watch what comes of it.',
  burning:
    'A Nitrate Reel: whoever it burns is out of the game. It was an Original, and tonight you are told so. Other nights you learn only that the game goes on.',
  answer:
    'A card is held out to you, face down. The figure beside it is the chance that it turns you. Refuse with “Not in My Contract”: both of you keep your cards.',
  replaced:
    'Cards that refuse are called defences. Yours is spent, and a new card came for it at once: you hold four again.',
  denial: 'Now you are accused. Say no, or say nothing. It is only a hunch, but the others remember it.',
  blackout:
    'Your turn, but the card you drew has a red back: a blackout. It happens at once, and nobody can refuse it. This one took the door away.',
  again:
    'A blackout takes the place of playing a card. The exchange comes all the same: hold out a card you can spare. You will want the Double Take.',
  nitrate:
    'Look what you were given: a Nitrate Reel. It burns a neighbour. There are two in the whole deck, so be sure before you strike the match.',
  trailer:
    'A Locked Trailer: for three turns of its own, the seat inside plays nothing, exchanges with nobody and cannot be aimed at.',
  doubleTake:
    'The same seat holds out a card again. Refuse with the Double Take: it does the same, and shows you that card.',
  proof: 'A Recast card, held out to you, an Original. Nobody but the Stand-In may do that. So that is who it is.',
  notes:
    'Your notes say PROVEN. A stamp is what the rules leave no way round. Pencil marks are yours to make, and may be wrong.',

  goalStandIn:
    'Tonight you are it. Your goal: no Original left in play. Turn them, or see them burnt; then declare, and you have won.',
  roleStandIn:
    'You hold the Stand-In card. It never leaves your hand, and as long as nobody proves it you are one of the company. You see everybody’s role; they see none.',
  recastCardKept:
    'You have drawn a Recast card: this is what turns people. Keep it. A turn is: draw, play a card or throw one away, exchange. Throw the Fire Axe away.',
  turning:
    'The exchange: one card each, face down, with the next seat. An Original sits there. Hold out the Recast card: whoever takes it out of your hand is turned.',
  turned:
    'Turned: a Recast now. It knows who you are and plays for you, for good. The others saw two cards change hands, no more.',
  lie: 'You are asked what you gave. Lie, with a card that nobody can have seen: the axe you threw away will do. The one who knows better is on your side.',
  seen: 'Somebody looked at your Recast’s hand, and says there is a Recast card in it. Anybody may draw one, so it is no proof. But people count who sat beside whom.',
  accused: 'And now they name you. Deny it, or say nothing; honest people do the same. A hunch burns nobody by itself.',
  curtain:
    'Fire: a Nitrate Reel, played on you. The Asbestos Curtain is the only answer to it. Without one you would be out, and your side would have lost.',
  answering:
    'That same seat, an Original, now has to exchange with you. What you answer with counts too: give it the Recast card.',
  two: 'Two are yours, two are Originals. Your Recasts turn nobody, only you can. But they burn, lie and look innocent for you.',
  wall: 'A Recast sits next to you, and cannot be turned twice. Swap Marks trades seats with a neighbour: swap with that Recast, and an Original comes next.',
  another: 'Now an Original comes next. Hold out your Recast card.',
  refused:
    'Refused: both keep their cards, and yours was not seen. A Double Take would have shown it, and proved who you are.',
};

/** Free turns after the script: what is said is about the choice just made. */
const COACH: Readonly<Record<Coached, string>> = {
  looked: 'Seen, and only by you. Everybody knows that you looked; what you saw is yours to tell, or not.',
  moved: 'Another seat, other neighbours. The exchange and the next turn go by where you sit now.',
  stayed: 'On My Mark: that seat stays where it is, and so do you. Both cards are spent.',
  shut: 'Shut. It keeps them from you, and you from them.',
  opened: 'Open again. Cards pass there from now on, in both directions.',
  reversed: 'The order of play is turned about, and this turn’s exchange with it.',
  chose: 'Played. The exchange still comes, unless the card says otherwise.',
  showedHand: 'Now everybody has seen your hand. Next turn it will be another.',
  burnt: 'Burnt, and told: that was its role. If the game goes on, the Stand-In is still at the table.',
  spared:
    'An Asbestos Curtain: saved, and the Nitrate Reel is spent. The cards are known to both of you now, and to all the rest.',
  discarded: 'Thrown away, face down. Nobody knows what it was, and it will come round again.',
  discardedRecast: 'One Recast card gone. Nobody can find it in your hand now.',
  gave: 'Exchanged. The two of you know what passed; nobody else does.',
  passed:
    'Everybody passed a card on at the same moment. You know what went and what came; a Recast card from the Stand-In turns, this way too.',
  turned: 'One Original fewer. Keep an eye on who saw you sit together.',
  turnedYou:
    'That was a Recast card, from the Stand-In: you are turned. Your goal is now the other one, and you may hand Recast cards to nobody but the Stand-In.',
  refused: 'Refused. Everybody saw that you did not trust that seat.',
  wasRefused: 'They refused you. It may mean that they suspect you; it may mean that they are careful.',
  sawCard: 'Refused, and you saw the card. If it was a Recast card, your notes are stamped.',
  accused:
    'Said aloud. They weigh it by who you are to them, and by what you could have seen. Your turn is still yours.',
  vouched: 'Kind words are remembered, and so is whom they were for. Your turn is still yours.',
  asked: 'Asked. The answer can be held against the cards later. Your turn is still yours.',
  said: 'Said. Whoever can check it, will. Your turn is still yours.',
  answered: 'Answered. Whatever you said, they will compare it with what they see.',
};

export const FIRST_NIGHT = {
  room: {
    title: 'First Night',
    head: 'Admit one',
    aside: 'ten minutes a side',
    lines: [
      'Five chairs, a storm, and a voice from behind that tells you what to press.',
      'The cards are stacked, and roles are told when somebody burns. Enjoy it. It happens once.',
    ],
    sides: {
      original: { begin: 'Begin as an Original', things: 'Look, exchange, refuse, talk, prove, burn. Begin here.' },
      'stand-in': {
        begin: 'Begin as the Stand-In',
        things: 'Turn, lie, survive, move. Once you have seen the other side.',
      },
    },
    over: 'The game you left will wait in the vault.',
  },
  label: 'The lesson',
  step: (step: number, of: number): string => `${step} of ${of}`,
  goOn: 'Go on',
  skip: 'Skip the lesson',
  /** On a card that has its time later. */
  later: 'Not now',
  steps: STEPS,
  coach: {
    begin: {
      original:
        'From here on you choose. You hold a Nitrate Reel, and the Stand-In sits right beside you. Burn it, tell the others first, or do something else.',
      'stand-in':
        'From here on you choose. Two Originals are left: turn them, or have them burnt. A Nitrate Reel that finds you without a curtain ends it.',
    },
    declare: 'No Original is left in play. Press Declare, and you have won.',
    after: COACH,
  },
  end: {
    title: 'You know enough',
    words: 'The rest is knowing people.',
    playOn: 'Play on',
    other: { original: 'Now as the Stand-In', 'stand-in': 'The same as an Original' },
    again: 'The lesson again',
    game: 'A whole game',
  },
} as const;
