/** FG21–FG29: Upkeep, hearts, Events, Minions, words, the end, switches, what is hidden. */
export const END_RULES = {
  'FG21.1': {
    title: 'The Last Act',
    says: 'In the Upkeep in which no Dread card is left, the Last Act is turned and takes effect. A Secret still face down is told first.',
  },
  'FG21.2': {
    title: 'From then on',
    says: 'Its orders replace the first ones for good, and no Dread card is drawn any more.',
  },
  'FG21.3': {
    title: 'Upkeep',
    says: 'Whatever cards ask for then, the oldest first. Last, you may change what you hold.',
  },
  'FG22.1': { title: 'Healing', says: 'Never above the Health one started with. The Killer’s neither.' },
  'FG22.2': {
    title: 'The last heart',
    says: 'Other hearts go first. What is left over when only the last one remains turns it.',
  },
  'FG22.3': {
    title: 'Turned',
    says: 'Blank: dead. A number: back with that many, the rest of the blow is lost, and the phase stops dead.',
  },
  'FG22.4': { title: 'Only once', says: 'Whoever has come back dies for good the next time.' },
  'FG22.5': {
    title: 'Second wind',
    says: 'One more die on every roll while you are down to your last heart. One more while the Killer is.',
  },
  'FG23.1': {
    title: 'Events',
    says: 'The next card happens. Some are over at once, some stay. No card left: nothing.',
  },
  'FG23.2': { title: 'In vain', says: 'An Event that cannot happen is passed over and not replaced.' },
  'FG23.3': {
    title: 'Special victims',
    says: 'Victims like any other, but for what their card says. It goes when they do.',
  },
  'FG24.1': { title: 'Minions', says: 'Their card gives Health, attack and move. No more than there are tokens.' },
  'FG24.2': {
    title: 'Their turn',
    says: 'They act on orders for Minions and on Dread cards for all, with their own values, the oldest first.',
  },
  'FG24.3': {
    title: 'Hitting them',
    says: 'An attack on Minions hits all of them there. You share the damage out; the rest is lost. Never with the Killer.',
  },
  'FG24.4': { title: 'Enemies', says: 'The Killer and Minions are Enemies. A Minion’s kill raises Bloodlust as well.' },
  'FG24.5': { title: 'They come back', says: 'Dead Minions return to the supply.' },
  'FG25.1': { title: 'Discard', says: 'To its pile. Action cards come back to the shelf with the next Planning.' },
  'FG25.2': {
    title: 'Draw, take',
    says: 'The top card: action cards to the hand, items to you, others happen at once.',
  },
  'FG25.3': { title: 'Play, use', says: 'Action cards are played. Items and abilities are used.' },
  'FG25.4': { title: 'In the box', says: 'Out of the game for good. “Off the board” may come back.' },
  'FG26.1': { title: 'The end', says: 'The Killer dead: won. The Girl dead: lost. Both at once: won.' },
  'FG26.2': {
    title: 'When it is looked for',
    says: 'The moment a last heart is turned. What harms both is finished on both first.',
  },
  'FG26.3': { title: 'No victims left', says: 'That ends nothing.' },
  'FG26.4': { title: 'A long night', says: 'After turn 40 every Upkeep costs you 1 Health.' },
  'FG27.1': { title: 'Short of time', says: 'A switch: 5 Time a turn, and a harsher Horror track.' },
  'FG27.2': {
    title: 'The great Secret',
    says: 'A switch: it is shuffled among the others, or it is certain, and you know.',
  },
  'FG27.3': {
    title: 'A head start',
    says: 'A switch: 7 Time a turn instead of 6, the Killer starts with 2 Health less, and Horror 1 lower.',
  },
  'FG27.4': {
    title: 'Levels',
    says: 'Matinee is a head start, Feature the plain show, Late Show short of time, Midnight short of time with the great Secret.',
  },
  'FG28.1': {
    title: 'Ties',
    says: 'For the worse: your space, then nearer to you, then more victims about. As it would be: straight on, then where blood was last, then by lot. For the laugh: somebody special, then the place of the punch line, then by lot. Or you decide.',
  },
  'FG28.2': {
    title: 'Nothing else',
    says: 'Victims that move all at once have one tie a space, settled first. Nothing else goes by the setting.',
  },
  'FG29.1': {
    title: 'What nobody knows',
    says: 'Both last hearts, what lies face down, the order of decks, dice to come. What you were shown you keep knowing.',
  },
  'FG29.2': { title: 'Who is asked', says: 'You, for everything. What leaves no choice answers itself.' },
  'FG30.1': {
    title: 'Double Bill',
    says: 'Two shows of one Girl at one level, each with its own Killer and Location. The second begins only if the first was won; the bill is won with the second.',
  },
  'FG30.2': {
    title: 'Wounds come along',
    says: 'You begin the second show with the Health you had, at least 2. You may heal as far as ever, and your last heart is a new one.',
  },
  'FG30.3': {
    title: 'One item comes along',
    says: 'Of your choice, with its uses, from whatever Location. You may take none.',
  },
  'FG30.4': {
    title: 'All else is new',
    says: 'Horror, Time, cards, Bloodlust and the places of your card are as at the start of any show.',
  },
} as const;
