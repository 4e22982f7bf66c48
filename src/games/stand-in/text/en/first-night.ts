import type { Coached, OriginalStep, StandInStep } from '../shapes/lessons.ts';

/** One thought a step, beside the thing it is about; in which situation, `lessons.ts` has. */
const ORIGINAL: Readonly<Record<OriginalStep, string>> = {
  goal: 'Your goal: burn the Stand-In, and be in play when it burns. It sits at this table and looks like somebody you know.',
  role: 'Your role: Original. You are yourself. Roles are secret, and only the Stand-In knows them all.',
  hand: 'Four cards before and after every turn. Nobody sees them unless a card says so.',
  draw: 'Your turn: draw, play one card or throw one away, exchange. Play the Close-Up: you see one card of somebody’s.',
  neighbour: 'A neighbour is whoever sits next to you. Most cards reach no further. Pick one.',
  looked: 'A Recast card. It proves nothing yet: anybody can draw one, and drawn it is harmless.',
  exchange: 'The exchange: one card for one, both face down, with the next seat. Hold out what you can spare.',
  recastCard:
    'A Recast card turns you only if the Stand-In hands it to you in an exchange. You, an Original, may never hand one over.',
  answer: 'Somebody holds out a card. The number on it is exact: the chance that it turns you, by all you may know.',
  refusal: 'A refusal: answer with “Not in My Contract”, and both keep their cards.',
  replaced: 'The defence is gone, and a new card came for it at once. Your hand is always four.',
  claim:
    'After every turn the table talks. A claim may be a lie, but never an impossible one. Say something, or nothing.',
  blackout: 'A blackout, with a red back. It happens to whoever begins a turn with it. Nobody can refuse it.',
  door: 'A door: nothing passes between those two seats until somebody removes it.',
  trailer:
    'A trailer: three turns of its own in which that seat plays nothing, exchanges with nobody and cannot be aimed at.',
  doubleTake: 'The same seat again. Use the Double Take: it refuses, and shows you the card.',
  proof: 'A Recast card, held out to you. Only the Stand-In may do that. So you know.',
  notes: 'Your notes say PROVEN. Pencil marks are yours to make; stamps are what the rules leave no way round.',
  tell: 'Now tell them, and for certain. Proof that nobody hears is worth nothing.',
  nitrate:
    'The Nitrate Reel burns a neighbour for good, unless an Asbestos Curtain answers. It sits beside you. You have a match.',
  burning:
    'Burnt: out of the game, hand unseen. If the game went on now, it would not have been the Stand-In. It does not go on.',
  end: 'That was the Stand-In, and you are still you. Try the other side?',
};

const STAND_IN: Readonly<Record<StandInStep, string>> = {
  goal: 'The other side. Your goal: no Original left, turned or burnt. Then you declare, and it is over.',
  role: 'You hold the Stand-In. It never leaves your hand. You know every role at the table, always.',
  recastCard: 'A Recast card: for others harmless, for you a weapon. Keep it, and throw something else away.',
  turning: 'The next seat is an Original. Hold out the Recast card: if it takes it, it is yours.',
  turned: 'Turned. It knows who did it, plays for you from now on, and cannot be turned back. Nobody else was told.',
  lie: 'You may be asked what you gave. Lie about cards that nobody can have seen; whoever got one knows it.',
  accused: 'They suspect you. Deny it: honest people do as well. Or accuse somebody else, and let it grow.',
  wall: 'Only neighbours burn. Change seats, so that a Recast sits beside you and an Original comes next.',
  three: 'Three Recast cards leave you nothing else to give, and that is noticed. Throw one away.',
  refused: 'Refused, unseen. A Double Take would have shown your card, and proved you. Count who may have one.',
  curtain: 'Fire. The Asbestos Curtain answers it. Keep one, above everything else.',
  burning: 'One Original is left, and takes nothing from you. Then burn it.',
  declare: 'No Original is left. Declare. If you are wrong, you have lost; you are not wrong.',
  end: 'The company is yours. Had you burnt no Original, you would have won alone.',
};

/** Free turns after the script: what is said is about the choice just made. */
const COACH: Readonly<Record<Coached, string>> = {
  looked: 'Seen, and only by you. Say it aloud if it helps your side. Everybody knows that you looked.',
  moved: 'Another seat, other neighbours. The exchange and the next turn go by where you sit now.',
  shut: 'Shut. It keeps them from you, and you from them.',
  burnt: 'Fire is never certain and rarely wasted. The game tells you one thing: whether that was the Stand-In.',
  discarded: 'Thrown away face down. Nobody knows what it was, and it will come round again.',
  discardedRecast: 'A Recast card gone. Nobody can find it in your hand now.',
  gave: 'Given. Both of you know what passed; nobody else does.',
  turned: 'One Original fewer. Keep an eye on who saw you sit together.',
  refused: 'Refused. Everybody saw that you did not trust that seat.',
  sawProof: 'You saw the card. If it was a Recast card, your notes are stamped.',
  accused: 'Said. They will weigh it by who you are to them, and by what you could have seen.',
  vouched: 'Kind words are remembered. So is whom they were for.',
  asked: 'Asked. An answer can be held against the cards, later.',
  silent: 'Nothing said, nothing to be caught at.',
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
    things: {
      original: 'In that order, roughly: look, exchange, refuse, talk, prove, burn.',
      standIn: 'Turn, lie, move, survive, declare.',
    },
    original: 'As an Original',
    standIn: 'As the Stand-In',
    over: 'The game you left will wait in the vault.',
  },
  label: 'The lesson',
  step: (step: number, of: number): string => `${step} of ${of}`,
  skip: 'Skip the lesson',
  original: ORIGINAL,
  standIn: STAND_IN,
  coach: { begin: 'Nothing is stacked any more. A few turns with me beside you: do what you like.', after: COACH },
  end: { title: 'You know enough', words: 'The rest is knowing people.', playOn: 'Play on', other: 'The other side' },
} as const;
