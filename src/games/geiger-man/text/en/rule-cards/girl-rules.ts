/** FG5–FG13: dice, Horror, Time, walking, saving, searching, items, blows, Planning. */
export const GIRL_RULES = {
  'FG5.1': {
    title: 'How many dice',
    says: 'As many as the Horror track shows, with bonuses and penalties, and never fewer than one.',
  },
  'FG5.2': { title: 'Reading dice', says: 'A 5 or 6 is a success. A 3 or 4 is half a success. A 1 or 2 is nothing.' },
  'FG5.3': {
    title: 'Making a half whole',
    says: 'Discard two action cards, and a 3 or 4 is a success. As often as your hand allows, a die at a time.',
  },
  'FG5.4': {
    title: 'Counting',
    says: 'No success after all changes: the roll has failed. More than two count as two.',
  },
  'FG5.5': {
    title: 'Changing a throw',
    says: 'In any order, until you are content: cards for halves, Second Take, items, your star turn. A die made whole stays as it is.',
  },
  'FG5.6': {
    title: 'The next roll',
    says: 'What helps the next roll helps the next one of any kind, and is lost when the Action phase ends.',
  },
  'FG5.7': {
    title: 'Rolls elsewhere',
    says: 'Rolls outside the Action phase are rolls like any other. Everything may be changed there, too.',
  },
  'FG5.8': {
    title: 'Second Take',
    says: 'One die again, or every die for 2 Time that you must have. It is no roll of its own.',
  },
  'FG6.1': {
    title: 'Horror and dice',
    says: 'Horror 1 and 2: three dice. 3 to 7: two. 8: one. Short of time: three at 1, two up to 5, one from 6 on.',
  },
  'FG6.2': {
    title: 'Off the scale',
    says: 'A step below 1 gives 1 Time instead. A step above 8 raises Bloodlust instead.',
  },
  'FG6.3': { title: 'Dice already thrown', says: 'A change of Horror never alters a throw that lies on the table.' },
  'FG7.1': {
    title: 'Time',
    says: 'From 0 to 12, and one place below zero. At 0 you go on; below zero your actions are over when the one under way is.',
  },
  'FG7.2': { title: 'Out of Time', says: 'Once below zero nothing gives Time until Planning has reset it.' },
  'FG7.3': {
    title: 'A card for Time',
    says: 'At any moment of your Action phase you may throw cards away for 1 Time each, also after a throw, before its line. Above 12 it is lost.',
  },
  'FG7.4': { title: 'Costs and losses', says: 'A cost must be covered. A loss on a card may take you below zero.' },
  'FG7.5': { title: 'Time in other phases', says: 'What is gained or lost after Planning counts for the coming turn.' },
  'FG7.6': {
    title: 'Lost before it began',
    says: 'If a loss elsewhere leaves you below zero, the next Action phase is over as it opens.',
  },
  'FG8.1': {
    title: 'Moving',
    says: '“Move 2” is up to two steps, each to a space next to the last. What is not used is lost.',
  },
  'FG8.2': { title: 'Past Enemies', says: 'Enemies neither stop you nor cost extra, coming or going.' },
  'FG8.3': {
    title: 'Followers',
    says: 'With each step up to two victims of the space you leave may come along. Others may take their place at the next.',
  },
  'FG8.4': {
    title: 'Where they will not go',
    says: 'No victim follows into the Killer’s space. Out of it they follow gladly. Minions alone do not deter them.',
  },
  'FG8.5': { title: 'Pushed about', says: 'If you are shifted without moving, nobody follows.' },
  'FG8.6': {
    title: 'A way that is shut',
    says: 'While it is shut it is not there: no steps, no distances, no panic along it.',
  },
  'FG8.7': { title: 'Who comes', says: 'You choose step by step, for nothing. Anybody may be left on the way.' },
  'FG9.1': { title: 'Victims', says: 'A victim has 1 Health. Alone on an exit it is not saved.' },
  'FG9.2': {
    title: 'Saving',
    says: 'Whenever you stand on an exit in your Action phase, also in passing, you may save victims there, as many as you like.',
  },
  'FG9.3': {
    title: 'Places',
    says: 'Each saved victim fills a free place of your choice on your card, and you are owed what it gives.',
  },
  'FG9.4': {
    title: 'When rewards come',
    says: 'At once, later in the same action, or between two cards: as you like. But before the next action card all that is owed is taken.',
  },
  'FG9.5': { title: 'A card as a reward', says: 'It is taken from the shelf. If it is not there, there is nothing.' },
  'FG9.6': {
    title: 'Star turn',
    says: 'With the last place filled your card is flipped: the star turn is yours, at once. Every later save gives the later reward.',
  },
  'FG9.7': {
    title: 'Nobody has to be saved',
    says: 'You win by the Killer’s death alone. Saving pays, and is polite.',
  },
  'FG9.8': {
    title: 'No limit',
    says: 'Any number of victims may stand in a space. Those that a card places simply stand there.',
  },
  'FG10.1': { title: 'Searching', says: 'Only by a card that says so, on a search space, from the pile there.' },
  'FG10.2': { title: 'The top item', says: 'You take it. The next one stays as it lies.' },
  'FG10.3': {
    title: 'The top two',
    says: 'You keep one. The other goes back on top face up, or to the bottom face down.',
  },
  'FG10.4': { title: 'Empty', says: 'An empty pile stays empty.' },
  'FG11.1': {
    title: 'Two hands',
    says: 'An item with hands works only in hand; you have two. Others work from anywhere. The backpack holds everything else.',
  },
  'FG11.2': { title: 'Changing hands', says: 'When you gain an item, and in Upkeep. At no other time.' },
  'FG11.3': { title: 'Uses', says: 'Some items last for so many uses, some for one. The others last.' },
  'FG11.4': {
    title: 'Using is not playing',
    says: 'An item or an ability is used, a card is played. What speaks of one does not mean the other.',
  },
  'FG11.5': { title: 'Dropping', says: 'Whenever you may change hands you may drop items for good.' },
  'FG11.6': { title: 'Tokens', says: 'A token that a card names lies where it says, and belongs to that card.' },
  'FG12.1': {
    title: 'Attacking',
    says: 'An attack card strikes in your space, or at the exact reach of a weapon in hand. From elsewhere you name the weapon before the throw.',
  },
  'FG12.2': {
    title: 'Weapons',
    says: 'If the line deals damage, one weapon in reach adds to it. Two never add up. A limited one loses a use for its reach, even on a miss, or for what it adds.',
  },
  'FG12.3': { title: 'Without a card', says: 'Some items deal damage by themselves, as they say.' },
  'FG12.4': {
    title: 'Who takes it',
    says: 'Minor Secrets first, which one you choose; then the Killer’s hearts; then the last one.',
  },
  'FG12.5': { title: 'Killer or Minions', says: 'In a space with both you name one side before the throw.' },
  'FG12.6': {
    title: 'What a weapon is for',
    says: 'For every action card that dealt damage, against anybody, unless it says otherwise.',
  },
  'FG12.7': {
    title: 'One blow',
    says: 'Card, weapon and abilities make one amount, dealt in one go. A Minor Secret that it destroys has still counted.',
  },
  'FG13.1': {
    title: 'Planning',
    says: 'Take cards from the shelf for their cost in Time. Never below zero, never an eleventh card.',
  },
  'FG13.2': { title: 'Free cards', says: 'Cards that cost nothing can always be taken, even out of Time.' },
  'FG13.3': { title: 'Not for sale', says: 'What lies in the discard pile cannot be taken yet.' },
  'FG13.4': {
    title: 'Then',
    says: 'Time is reset to 6 whatever is left, and last of all the discard pile goes back to the shelf.',
  },
  'FG13.5': { title: 'Ten cards', says: 'Whatever gives you more is followed at once by discarding down to ten.' },
  'FG13.6': { title: 'Giving back', says: 'What you took may be given back until you are done.' },
} as const;
