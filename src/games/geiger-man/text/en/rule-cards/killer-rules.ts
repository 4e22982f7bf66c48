/** FG14–FG20: the Killer's phase, attacks, Bloodlust, Secrets, Dread, panic. */
export const KILLER_RULES = {
  'FG14.1': {
    title: 'First',
    says: 'The Killer does what the Last Act card says: its back until it is turned, its face from then on. Minions, too, as it says.',
  },
  'FG14.2': {
    title: 'Then a Dread card',
    says: 'The top one is drawn and carried out from top to bottom, unless the Last Act has begun.',
  },
  'FG14.3': {
    title: 'Before and after',
    says: 'Secrets that name the opening or the close of the phase act before all that, or after it.',
  },
  'FG15.1': { title: 'Orders', says: 'First a target, then every move and every attack from left to right.' },
  'FG15.2': {
    title: 'Whom',
    says: 'The closest victim; the Girl; or whoever is closest. Only “Girl” names you; being the closest does not.',
  },
  'FG15.3': {
    title: 'As close as another',
    says: 'Then the space with more victims. You are none. Still a tie: your setting.',
  },
  'FG15.4': { title: 'A target is a space', says: 'It is chosen once and kept, whoever dies there meanwhile.' },
  'FG15.5': {
    title: 'Walking',
    says: 'A move is up to so many steps along a shortest way. An Enemy stops where the target is and passes all others.',
  },
  'FG15.6': {
    title: 'Striking',
    says: 'The Girl, if she was named and is there; otherwise victims before the Girl. Which victim: your setting.',
  },
  'FG15.7': {
    title: 'More than one attack',
    says: 'Each further one is a new attack: another victim, or the Girl, even twice.',
  },
  'FG15.8': {
    title: 'Not there yet',
    says: 'An Enemy that could not reach its target strikes whoever stands where it stopped, victims first.',
  },
  'FG15.9': { title: 'Nobody to go for', says: 'No move, and a blow at whoever is at hand.' },
  'FG15.10': {
    title: 'Placed is not moved',
    says: 'An Enemy that is placed, pushed or pulled passes nothing and springs no trap.',
  },
  'FG15.11': {
    title: 'Values',
    says: 'They are read as each move or attack begins: a kill by the first may make the second worse.',
  },
  'FG16.1': {
    title: 'Being attacked',
    says: 'No roll: an attack does its full value. A victim dies of it, and what is left over is lost.',
  },
  'FG16.2': { title: 'A victim dies', says: 'Bloodlust rises by 1 before anything else goes on.' },
  'FG16.3': {
    title: 'Reactions',
    says: 'When you are attacked you may play reaction cards and use items, one at a time, until nothing is left of it or you take it.',
  },
  'FG16.4': {
    title: 'Hitting back',
    says: 'A reaction that deals damage hits the attacker, with a weapon for your own space, before the rest of the attack.',
  },
  'FG16.5': {
    title: 'What they do not stop',
    says: 'Reactions protect no victims, and nothing prevents a plain loss of Health.',
  },
  'FG16.6': { title: 'What is left', says: 'It comes off your Health. Each attack is counted by itself.' },
  'FG16.7': {
    title: 'The attacker falls',
    says: 'If a reaction kills the Minion, or turns the Killer’s last heart, the attack is over.',
  },
  'FG17.1': {
    title: 'Bloodlust',
    says: '+1 for every victim killed, whoever or whatever did it, and where a card says so.',
  },
  'FG17.2': {
    title: 'A new row',
    says: 'Its effect happens once, at once, a row at a time. An attack under way keeps its value.',
  },
  'FG17.3': { title: 'Above the last row', says: 'Every further rise brings the effect above it.' },
  'FG18.1': {
    title: 'The Secret',
    says: 'It is told when Bloodlust reaches its row, at the latest with the Last Act, and holds from then on.',
  },
  'FG18.2': { title: 'Minor Secrets', says: 'Some Dread cards stay, with Health of their own, until that is gone.' },
  'FG18.3': { title: 'Not mended', says: 'When the Killer recovers, Minor Secrets do not.' },
  'FG19.1': {
    title: 'Dread',
    says: 'Top to bottom. Every Enemy carries out each order, Minions first, unless it says “alone”.',
  },
  'FG19.2': {
    title: 'No victims',
    says: 'Some cards are then discarded for the next one. Nothing below that line happens.',
  },
  'FG19.3': { title: 'Closest', says: 'Wherever a card says closest, ties go by more victims, then by your setting.' },
  'FG19.4': { title: 'Discarded from the top', says: 'A Dread card that is discarded from the deck does not happen.' },
  'FG19.5': {
    title: 'Counting kills',
    says: 'Special victims are victims. Kills “by this card” are those of that one card.',
  },
  'FG20.1': {
    title: 'Panic',
    says: 'In a turn in which a victim died, every victim that shares a space with an Enemy panics, once.',
  },
  'FG20.2': {
    title: 'How they run',
    says: 'A die for each: it goes where that number leads, or stays if it leads nowhere. You set the order.',
  },
  'FG20.3': {
    title: 'Into worse',
    says: 'Victims may run into an Enemy’s space. You never panic, unless a card says so.',
  },
  'FG20.4': { title: 'Panic by card', says: 'Cards may cause it at other times. It needs no death then.' },
} as const;
