import type { Back, Card, CardKind, Role } from '../../../../rules/stand-in/index.ts';

/** What is printed on a card. */
interface CardWords {
  /** On the name plate. */
  name: string;
  /** The same in a few words, for the plate: thirty letters at most. */
  line: string;
  /** What it does, exactly, for the almanac. */
  rule: string;
  flavour: string;
}

export const CARDS: Readonly<Record<Card, CardWords>> = {
  'stand-in': {
    name: 'The Stand-In',
    line: 'You are it. Keep it.',
    rule: 'Whoever holds it is the Stand-In. It is never played, discarded or handed over, and no effect moves it. When its holder is burnt, it is shown and leaves the game.',
    flavour: 'Knows everybody’s lines. Asked about the families.',
  },
  recast: {
    name: 'Recast',
    line: 'Harmless, so far.',
    rule: 'Never played. Handed to an Original by the Stand-In in an exchange, it turns that seat into a Recast at once; come by in any other way, it does nothing. An Original never hands one over; a Recast only to the Stand-In, and keeps one; the Stand-In to anybody. No hand keeps more than three.',
    flavour: 'Same part. Same face. Somebody else.',
  },
  nitrate: {
    name: 'Nitrate Reel',
    line: 'Burns a neighbour.',
    rule: 'Play it on a neighbour within reach. Unless that seat answers with an Asbestos Curtain it is burnt: out of the game, its hand discarded unseen, its role not told.',
    flavour: 'No smoking in the booth. Or near it. Ever.',
  },
  'screen-test': {
    name: 'Screen Test',
    line: 'See a neighbour’s hand.',
    rule: 'Play it on a neighbour within reach. You alone see the whole hand of that seat.',
    flavour: 'Look left. Look right. Look human.',
  },
  'fire-axe': {
    name: 'Fire Axe',
    line: 'Removes a door or trailer.',
    rule: 'Remove one Chained Door beside you or beside a neighbour, or your own trailer or a neighbour’s. It reaches into a trailer, but not across a door; a door beside you counts as beside you.',
    flavour: 'In case of fire. Or of doors.',
  },
  'close-up': {
    name: 'Close-Up',
    line: 'One card, seen.',
    rule: 'Play it on a neighbour within reach. You alone see one card of that hand, drawn at random; it goes back.',
    flavour: 'The camera never lies. It crops.',
  },
  'second-take': {
    name: 'Second Take',
    line: 'Draw three, keep one.',
    rule: 'Draw three script cards, keep one and discard two; only you see them. Blackouts on the way are discarded unseen. Then play or discard as before, another Second Take included.',
    flavour: 'That was perfect. Again.',
  },
  'house-lights': {
    name: 'House Lights',
    line: 'All see your hand.',
    rule: 'Everybody sees the four cards that you have left.',
    flavour: 'Nobody looks good under these.',
  },
  'swap-marks': {
    name: 'Swap Marks',
    line: 'Swap seats with a neighbour.',
    rule: 'Change seats with a neighbour within reach. “On My Mark” stops it. Your exchange and the next turn go by the new seats.',
    flavour: 'You are in my light. I am in yours.',
  },
  'reverse-shot': {
    name: 'Reverse Shot',
    line: 'Turns the order of play.',
    rule: 'The order of play turns round: turns and exchanges go the other way from now on, this turn’s own exchange included.',
    flavour: 'Same table. Other way round. Still no exit.',
  },
  'love-scene': {
    name: 'Love Scene',
    line: 'Exchange with anyone.',
    rule: 'One exchange with anybody who is in no trailer and not behind a door beside you. It may be refused. Then your turn is over, without the usual exchange.',
    flavour: 'Closed set. Two people, one card each.',
  },
  'exit-running': {
    name: 'Exit, Running',
    line: 'Swap seats with anyone.',
    rule: 'Change seats with anybody who is in no trailer; doors do not matter. “On My Mark” stops it. Your exchange and the next turn go by the new seats.',
    flavour: 'Motivation: everything.',
  },
  'on-my-mark': {
    name: 'On My Mark',
    line: 'You stay where you sit.',
    rule: 'Answers Swap Marks and “Exit, Running”: nobody moves. You draw a new card at once.',
    flavour: 'There is tape on the floor. It has your name.',
  },
  'double-take': {
    name: 'Double Take',
    line: 'Refuse, and see the card.',
    rule: 'Answers an offer: no exchange, and you alone see the card that was held out. It goes back. You draw a new card at once.',
    flavour: 'Looked once. Looked again. Sat very still.',
  },
  'my-contract': {
    name: 'Not in My Contract',
    line: 'Refuse, unseen.',
    rule: 'Answers an offer: no exchange, and nobody sees the card. You draw a new card at once.',
    flavour: 'Page nine, clause two: no handshakes.',
  },
  'wrong-room': {
    name: 'Wrong Dressing Room',
    line: 'The next seat answers.',
    rule: 'Answers an offer: the seat after you in the order of play is asked instead. What it receives this way turns nobody. A door, a trailer or a full circle in the way: no exchange. You draw a new card at once.',
    flavour: 'Third on the left. The other left.',
  },
  asbestos: {
    name: 'Asbestos Curtain',
    line: 'You are not burnt.',
    rule: 'Answers a Nitrate Reel: you are not burnt. You draw a new card at once.',
    flavour: 'Perfectly safe, says the man who sells it.',
  },
  trailer: {
    name: 'Locked Trailer',
    line: 'Shuts a seat off: 3 turns.',
    rule: 'On yourself, or on a neighbour within reach; not on a seat that is in one. For three of its own turns that seat draws and discards, plays nothing and exchanges with nobody, and no card but a Fire Axe reaches it. Put on yourself it stops this turn’s exchange as well.',
    flavour: 'A star on the door. The lock is outside.',
  },
  'chained-door': {
    name: 'Chained Door',
    line: 'Shuts the way between two.',
    rule: 'Between you and a neighbour, where there is none yet. No exchange, no seat swap and no card passes between those two, unless it ignores doors. It stays in its gap when seats change, until somebody removes it.',
    flavour: 'Emergency exit. Was.',
  },
  'line-up': {
    name: 'Line-Up',
    line: 'Each may show a hand.',
    rule: 'From you on, in the order of play, everybody shows a whole hand, one Recast card, or nothing. The first Recast card shown ends it.',
    flavour: 'Turn to the left. Do not smile.',
  },
  'loose-hitch': {
    name: 'Loose Hitch',
    line: 'All trailers go.',
    rule: 'All trailers are discarded.',
    flavour: 'Downhill is a direction, too.',
  },
  'new-blocking': {
    name: 'New Blocking',
    line: 'You must swap seats.',
    rule: 'Change seats with anybody who is in no trailer and not behind a door beside you. In a trailer yourself, nothing happens.',
    flavour: 'The director has left. Somebody is still directing.',
  },
  'lost-pages': {
    name: 'Lost Pages',
    line: 'Discard three, draw three.',
    rule: 'Discard three cards of your choice, then draw three script cards. A Recast keeps one Recast card, the Stand-In its own.',
    flavour: 'Pages forty to forty-two. The ones that explain it.',
  },
  'three-over': {
    name: 'Three Marks Over',
    line: 'Swap with the third along.',
    rule: 'Change seats with the third seat to your left or right, your choice, doors or not, if neither of you is in a trailer. Only seats in play count.',
    flavour: 'One, two, three. Is this one warm?',
  },
  'rusted-chains': {
    name: 'Rusted Chains',
    line: 'All doors go.',
    rule: 'All doors are discarded.',
    flavour: 'The rain got in first.',
  },
  places: {
    name: 'Places, Everyone',
    line: 'Obstacles go, pairs swap.',
    rule: 'All doors and trailers are discarded. Then pairs change seats, clockwise from you: you with the next, the two after that, and so on. An odd last one stays.',
    flavour: 'Curtain in five. Whose chair is this?',
  },
  aside: {
    name: 'Whispered Aside',
    line: 'A neighbour sees your hand.',
    rule: 'A neighbour of your choice, not behind a door, sees your whole hand.',
    flavour: 'Do not repeat this. It will be repeated.',
  },
  'pass-props': {
    name: 'Pass the Props',
    line: 'All pass one card on.',
    rule: 'Everybody chooses a card in secret; then all pass it to the next seat in the order of play, doors and trailers or not. There is no defence, and the Stand-In may turn its receiver. Your turn is over.',
    flavour: 'Hand it on. Do not look. Everybody looked.',
  },
  thermos: {
    name: 'Share a Thermos',
    line: 'An exchange, then another.',
    rule: 'One exchange with anybody who is in no trailer and not behind a door beside you; it may be refused. Then your turn goes on with the usual exchange. In a trailer yourself, nothing happens.',
    flavour: 'One cup. Two lids. No questions.',
  },
  'prop-table': {
    name: 'Prop Table',
    line: 'Swap a card with the pile.',
    rule: 'Choose a card, then take the top script card for it; blackouts above it are discarded unseen. Your card lies on top of the pile. Your turn is over.',
    flavour: 'Everything is labelled. Nothing is where the label is.',
  },
  'dropped-bag': {
    name: 'Dropped Bag',
    line: 'It all falls out. All see.',
    rule: 'Everybody sees your hand.',
    flavour: 'Lipstick, keys, cards. Mostly cards.',
  },
};

/** What holds for all of a kind. */
export const KINDS: Readonly<Record<CardKind, { name: string; many: string; line: string }>> = {
  double: { name: 'double', many: 'Doubles', line: 'Never played, and shown only when a card says so.' },
  action: { name: 'action', many: 'Actions', line: 'Played in your own turn, one a turn, then discarded.' },
  defence: {
    name: 'defence',
    many: 'Defences',
    line: 'An answer to an offer, a seat swap or a burning. You draw a new card for it.',
  },
  set: { name: 'set piece', many: 'Set pieces', line: 'Played in your own turn. It stays on the table.' },
  blackout: {
    name: 'blackout',
    many: 'Blackouts',
    line: 'Happens to whoever begins a turn with it, and never enters a hand.',
  },
};

/** SA1.2 */
export const BACKS: Readonly<Record<Back, string>> = { script: 'script', blackout: 'blackout' };

/** What a seat is; behind "is" and "I am". */
/** A Recast card in one's own hand is not the same thing to everybody (SA4.4, SA4.5, SA8.1): thirty letters at most. */
export const RECAST_LINES: Readonly<Record<Role, string>> = {
  original: 'Harmless, so far.',
  recast: 'For the Stand-In only.',
  'stand-in': 'Given, it turns an Original.',
};

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  original: 'an Original',
  recast: 'a Recast',
  'stand-in': 'the Stand-In',
};
