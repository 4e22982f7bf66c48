/** FG1–FG4: what there is, how it begins, the turn, her actions. */
export const SET_UP_RULES = {
  'FG1.1': {
    title: 'A show',
    says: 'One Girl, one Killer, one Location, and the cards everybody uses. Any Killer goes with any Location.',
  },
  'FG1.2': {
    title: 'What everybody uses',
    says: '23 action cards, six of them free; nine last hearts (six blank, and a 1, a 2, a 3); dice; the Time track; the Horror track.',
  },
  'FG1.3': {
    title: 'The Killer brings',
    says: 'Health, a starting Horror, a Bloodlust track, Last Acts, Secrets, one great Secret, and Dread cards.',
  },
  'FG1.4': {
    title: 'The Location brings',
    says: 'Spaces with panic numbers, exits, search spaces, opening scenes, items, Events, and Dread cards.',
  },
  'FG1.5': {
    title: 'The Girl brings',
    says: 'Health, a row of places for the saved, each with a reward, a star turn, and a reward for every save after that.',
  },
  'FG1.6': {
    title: 'One place for everything',
    says: 'Every card and piece lies in exactly one place. Action cards always add up to 23.',
  },
  'FG1.7': {
    title: 'Cards win',
    says: 'Where a Killer, a Location or a card says otherwise than these rules, it wins.',
  },
  'FG2.1': { title: 'Choosing', says: 'You pick Girl, Killer, Location and switches, or have them drawn.' },
  'FG2.2': { title: 'The first hand', says: 'You start with the six free action cards. All others lie on the shelf.' },
  'FG2.3': {
    title: 'Face down',
    says: 'One Last Act and one Secret are drawn at random and lie face down. The great Secret takes part only by its switch.',
  },
  'FG2.4': {
    title: 'The Dread deck',
    says: 'The Killer’s and the Location’s Dread cards are shuffled together. Ten are the deck; the rest stay in the box, unseen.',
  },
  'FG2.5': {
    title: 'Item piles',
    says: 'Four items on each of the three search spaces, the top one face up. The rest stay in the box.',
  },
  'FG2.6': { title: 'Opening scene', says: 'One card, drawn, says where the Girl, the Killer and ten victims stand.' },
  'FG2.7': {
    title: 'Last hearts',
    says: 'The nine are mixed. One goes to the Girl, one to the Killer, and nobody looks.',
  },
  'FG2.8': {
    title: 'Counting Health',
    says: 'Health includes the last heart: a Girl of 5 has four hearts and the last one.',
  },
  'FG2.9': { title: 'Where tracks begin', says: 'Bloodlust on row 1, Time at 6, Horror where the Killer says.' },
  'FG2.10': { title: 'The first Event', says: 'One Event happens before turn 1.' },
  'FG2.11': {
    title: 'In sight',
    says: 'The opening scene stays on view. All last hearts look alike until they are turned.',
  },
  'FG3.1': {
    title: 'Five phases',
    says: 'Action, Planning, Killer, Panic, Upkeep; then the next turn, until somebody is dead.',
  },
  'FG3.2': { title: 'This turn', says: 'From the start of Action to the end of Upkeep.' },
  'FG3.3': {
    title: 'A phase that stops dead',
    says: 'When somebody turns a last heart and gets up, whatever still waits in that phase does not happen.',
  },
  'FG3.4': {
    title: 'What is dropped',
    says: 'The rest of the card, rewards still owed, a Dread card not yet drawn, effects for the close of the phase. What has happened stays.',
  },
  'FG4.1': {
    title: 'One card at a time',
    says: 'You play action cards one by one, each to its end. Reactions wait for an attack, Second Take for a throw.',
  },
  'FG4.2': {
    title: 'Played is gone',
    says: 'A played card is in the discard pile before its throw. It cannot pay for its own dice.',
  },
  'FG4.3': {
    title: 'Three results',
    says: 'Every card has a line for two successes or more, for one, and for failure. Some failures offer two ways; you choose after the throw.',
  },
  'FG4.4': {
    title: 'Left to right',
    says: 'A line is carried out from left to right. “Up to” is your choice; everything else is owed.',
  },
  'FG4.5': {
    title: 'When actions end',
    says: 'When you stop, have nothing left, a line says so, or Time is below zero. At exactly zero you go on. Rewards already earned are still given, free moves only if no line ended the actions.',
  },
  'FG4.6': {
    title: 'Cards without use',
    says: 'An attack with nobody in reach, or a search with nothing to search, cannot be played.',
  },
  'FG4.7': {
    title: 'Between two cards',
    says: 'Items and abilities for the Action phase are used between two cards, never inside one.',
  },
} as const;
