import type { RuleWords } from '../shapes/rule-words.ts';

/** SA14–SA19: piles, endings, switches, what one may know, talk, and what is asked. */
export const END_RULES = {
  'SA14.1': {
    title: 'An empty pile',
    says: 'All discards lie face down and mixed. When a card is needed and the draw pile is empty, they are shuffled and are the new one.',
    rulings: ['Cards that are being played or chosen from stay out of it.'],
  },
  'SA14.2': {
    title: 'What piles show',
    says: 'How many cards each pile has, with which backs, and the back of the top card. The order is hidden, even from those who discarded.',
  },
  'SA14.3': {
    title: 'What you saw, you know',
    says: 'The two cards left from a Second Take, and cards replaced by SA4.4 and SA4.5, are known to whoever saw them.',
    rulings: ['All of this rule is ours.'],
  },
  'SA14.4': {
    title: 'It never runs dry',
    says: 'With the printed deck there are always cards enough outside hands and table to draw from.',
  },

  'SA15.1': {
    title: 'The Stand-In is burnt',
    says: 'The game is over. Originals still in play win; the Stand-In, every Recast and every burnt seat lose.',
    rulings: ['If no Original is in play, nobody wins.'],
  },
  'SA15.2': {
    title: 'Declaring',
    says: 'The Stand-In may declare that no Original is left. All hands are shown.',
    rulings: ['At any question of its own, and whenever the table talks.'],
  },
  'SA15.3': {
    title: 'It is so',
    says: 'The Stand-In and the Recast in play win; burnt seats lose. If the last Original was turned and not burnt, that seat loses, too.',
    rulings: ['Not with the switch “Shared triumph”.'],
  },
  'SA15.4': {
    title: 'A perfect night',
    says: 'If every other seat was turned and no Original ever burnt, the Stand-In wins alone.',
    rulings: [
      'A seat that was burnt after it was turned does not spoil it.',
      'With the switch “Shared triumph” the doubles in play win together instead.',
    ],
  },
  'SA15.5': {
    title: 'It is not so',
    says: 'Originals in play win; the Stand-In, every Recast and every burnt seat lose.',
  },
  'SA15.6': {
    title: 'Nobody declares',
    says: 'A computer Stand-In declares as soon as it is true. You are reminded, if you want to be, and have until the turn comes round again; then it is declared for you.',
    rulings: ['All of this rule is ours.'],
  },
  'SA15.7': {
    title: 'Dawn',
    says: 'The eighth shuffle in a row with nobody burnt ends the game, and nobody wins. The table is warned at the sixth.',
    rulings: ['All of this rule is ours. Turnings do not count: they are secret.'],
  },
  'SA15.8': {
    title: 'What is looked at first',
    says: 'After each burning and exchange: whether the Stand-In is burnt, a fourth Recast card, a declaration, dawn.',
    rulings: ['All of this rule is ours.'],
  },
  'SA15.9': {
    title: 'When it is over',
    says: 'All roles, hands and lies are open.',
  },

  'SA16.1': {
    title: 'Late arrival',
    says: 'The Stand-In is shuffled into the draw pile. All begin as Originals; whoever draws it, in whatever draw, is the Stand-In from then on. A Second Take must keep it.',
    rulings: ['Until then nobody can be turned. If one seat is left before it comes, that seat wins.'],
    switch: 'lateArrival',
  },
  'SA16.2': {
    title: 'More or fewer Recast cards',
    says: 'So many more or fewer than the table would have.',
    rulings: ['At least one for every other seat, at most twenty.'],
    switch: 'recast',
  },
  'SA16.3': {
    title: 'Late tools',
    says: 'Nitrate Reels and Screen Tests are kept out of the deal and shuffled into the draw pile.',
    switch: 'lateTools',
  },
  'SA16.4': {
    title: 'Arm’s length',
    says: 'Love Scene, “Exit, Running”, “Share a Thermos” and New Blocking reach neighbours only, and pass neither doors nor trailers.',
    switch: 'armsLength',
  },
  'SA16.5': {
    title: 'Own deck',
    says: 'Any number of each card.',
    rulings: [
      'But one Stand-In, a Nitrate Reel, a Recast card for every other seat and no more than twenty, and four cards for each seat and four more that are neither doubles, blackouts nor set pieces.',
    ],
    switch: 'deck',
  },
  'SA16.6': {
    title: 'Vengeance',
    says: 'If the Stand-In is burnt while Originals and Recast are both in play, the game goes on until one of the two is gone. Those of the other still in play win; all burnt seats lose.',
    parts: {
      a: 'Nobody can be turned any more, and no Recast card handed to anybody. A Recast still keeps one.',
      b: 'The burnt Stand-In watches and may give one hint a round: whom to test, whom to burn, whom to leave alone. Never a role.',
      c: 'The rules say when it is over. Dawn counts from the last burning.',
    },
    rulings: ['Parts a, b and c are ours in detail.'],
    switch: 'vengeance',
  },
  'SA16.7': {
    title: 'Glass trailer',
    says: 'Two turns instead of three. The seat plays, draws, discards and hands over face up, may be aimed at, and may not burn or move.',
    rulings: ['From another printing. What it gets, only it sees.'],
    switch: 'glassTrailer',
  },
  'SA16.8': { title: 'Silent', says: 'No table talk (SA18.1).', switch: 'silent' },
  'SA16.9': {
    title: 'Told roles',
    says: 'The role of a burnt seat is told to everybody.',
    rulings: ['Ours, for beginners.'],
    switch: 'toldRoles',
  },

  'SA17.1': {
    title: 'What everybody knows',
    says: 'Seats, order of play, doors, trailers, backs, who is out, every card played and every defence, who exchanged with whom, refusals, cards shown to all, the deck list, and what was said.',
  },
  'SA17.2': {
    title: 'What you know besides',
    says: 'Your hand and role, what you gave, got, drew and discarded, and what you saw by Close-Up, Screen Test, Double Take or Whispered Aside.',
  },
  'SA17.3': {
    title: 'What a Recast knows',
    says: 'Who turned it, and so who the Stand-In is. Not who the other Recast are.',
  },
  'SA17.4': { title: 'What the Stand-In knows', says: 'Every role, at all times.' },
  'SA17.5': {
    title: 'What nobody knows',
    says: 'The order of the piles, other hands, and who holds a defence before it is played.',
  },
  'SA17.6': {
    title: 'A perfect notebook',
    says: 'Everything that you may know is written down for you, as it is for the computer seats. Memory wins nothing here.',
    rulings: ['All of this rule is ours.'],
  },
  'SA17.7': {
    title: 'The same event, seen by others',
    says: 'What only some may see, the rest see as a bare fact: that a card was looked at, not which.',
    rulings: ['All of this rule is ours.'],
  },
  'SA17.8': {
    title: 'No tells',
    says: 'Whether somebody was asked for a defence is shown to nobody, and computer seats take the same time either way.',
    rulings: ['All of this rule is ours.'],
  },
  'SA17.9': {
    title: 'What you are offered tells you nothing new',
    says: 'Your choices depend on your own role only in ways that you know.',
    rulings: ['All of this rule is ours.'],
  },

  'SA18.1': {
    title: 'Talk',
    says: 'What is said is public, binds nobody, may be false, and moves no card.',
    rulings: ['The printed game says no more than that talk and lies are free. All of SA18 is ours.'],
  },
  'SA18.2': {
    title: 'When the table talks',
    says: 'At the end of every turn: first the active seat, then the others in order, one claim each or none. Whoever a claim is about may give one answer. You may also speak once at any question of your own.',
  },
  'SA18.3': {
    title: 'What can be said',
    says: 'What you are, hold, gave, got and saw; an accusation, as a hunch or for certain; that you vouch for somebody; a question; a proposal to burn, test, shut in, leave alone, or not exchange with somebody.',
  },
  'SA18.4': {
    title: 'Answers',
    says: 'Yes, no, nothing, or a claim that fits: to a question what it asks for, to kind words a vouch, to anything else what you are, or an accusation of the speaker.',
  },
  'SA18.5': {
    title: 'No impossible lies',
    says: 'A claim must fit what everybody knows: no “I gave you” without an exchange, no card that the deck lacks.',
  },
  'SA18.6': {
    title: 'Not all at once',
    says: 'At most three claims of computer seats each time the table talks. You are always asked.',
  },

  'SA19.1': {
    title: 'When you are not asked',
    says: 'Where one answer is left it is given for you, except in your own turn, for a defence, and when the table talks.',
    rulings: ['All of SA19 is ours.'],
  },
  'SA19.4': {
    title: 'Declaring costs nothing but the game',
    says: 'Declaring is one more answer to every question of the Stand-In’s.',
  },
  'SA19.5': {
    title: 'Only what you may give',
    says: 'In an exchange you are offered the cards that you may hand over to this partner. Nobody learns how many there were.',
  },
} as const satisfies Record<string, RuleWords>;
