import type { RuleCard } from '../../rule-words.ts';
import { plural } from '../grammar.ts';

/** The whole game, on six cards. */
export const RULE_CARDS = [
  {
    title: 'Your turn',
    aside: 'Cards, dice, and a clock.',
    lines: [
      { lead: 'You win', says: 'when the Killer is dead. You lose when you are.', rule: 'FG26.1' },
      { lead: 'Play', says: 'an action card, throw the dice, take the line you rolled.', rule: 'FG4.3' },
      { lead: 'Throw away', says: 'any card for 1 Time, at any moment of your actions.', rule: 'FG7.3' },
      { lead: 'Use', says: 'items between two cards.', rule: 'FG4.7' },
      { lead: 'Save', says: 'victims wherever you stand on an exit.', rule: 'FG9.2' },
      { lead: 'It is over', says: 'when you stop, a line says so, or Time is below zero.', rule: 'FG4.5' },
      { lead: 'Then plan:', says: 'take cards for Time. What is left of it is lost.', rule: 'FG13.1' },
    ],
  },
  {
    title: 'Dice',
    aside: 'The more Horror, the fewer.',
    lines: [
      { lead: '5 and 6', says: 'are successes.', rule: 'FG5.2' },
      { lead: '3 and 4', says: 'are halves. Two cards from your hand make one whole.', rule: 'FG5.3' },
      { lead: '1 and 2', says: 'are nothing.', rule: 'FG5.2' },
      { lead: 'Horror', says: 'sets the dice: three, two, in the end one.', rule: 'FG6.1' },
      { lead: 'Second Take', says: 'throws a die again, or all for 2 Time.', rule: 'FG5.8' },
      { lead: 'Second wind:', says: 'a die more on your last heart, and one on the Killer’s.', rule: 'FG22.5' },
    ],
  },
  {
    title: 'Walking and saving',
    aside: 'They follow anybody who looks sure.',
    lines: [
      { lead: 'Each step', says: 'brings up to two victims along.', rule: 'FG8.3' },
      { lead: 'Never', says: 'into the Killer’s space. Out of it, gladly.', rule: 'FG8.4' },
      { lead: 'On an exit', says: 'you save them, and each fills a place and pays.', rule: 'FG9.3' },
      { lead: 'Rewards', says: 'come when you like, but before your next card.', rule: 'FG9.4' },
      { lead: 'All places full:', says: 'your star turn, for the rest of the show.', rule: 'FG9.6' },
      { lead: 'Search', says: 'by card, where a pile lies. Two hands, one backpack.', rule: 'FG10.1' },
    ],
  },
  {
    title: 'Hitting',
    aside: 'Somebody has to.',
    lines: [
      { lead: 'An attack', says: 'strikes in your space, or at a weapon’s exact reach.', rule: 'FG12.1' },
      { lead: 'One weapon', says: 'adds to a blow that deals something.', rule: 'FG12.2' },
      { lead: 'Minor Secrets', says: 'take the damage first.', rule: 'FG12.4' },
      { lead: 'The last heart', says: 'is turned when a blow finds nothing else.', rule: 'FG22.2' },
      { lead: 'Blank:', says: 'dead. A number: back up, and the phase stops dead.', rule: 'FG22.3' },
      { lead: 'Minions', says: 'share what you deal among them, never with the Killer.', rule: 'FG24.3' },
    ],
  },
  {
    title: 'The other side',
    aside: 'It decides nothing. That is the worst of it.',
    lines: [
      { lead: 'First', says: 'the Killer does what the Last Act card says.', rule: 'FG14.1' },
      { lead: 'Then', says: 'a Dread card, from top to bottom.', rule: 'FG14.2' },
      { lead: 'Whom?', says: 'The closest, a victim, or you, as the order says.', rule: 'FG15.2' },
      { lead: 'Victims', says: 'are struck before you, unless you were named.', rule: 'FG15.6' },
      { lead: 'No roll:', says: 'an attack does all of it. Reactions are your answer.', rule: 'FG16.3' },
      { lead: 'A victim dies:', says: 'Bloodlust rises a row, and the row takes effect.', rule: 'FG17.2' },
      { lead: 'Ties', says: 'go by your setting.', rule: 'FG28.1' },
    ],
  },
  {
    title: 'How it gets worse',
    aside: 'In this order.',
    lines: [
      { lead: 'Panic:', says: 'after a death the victims beside an Enemy run by a die.', rule: 'FG20.1' },
      { lead: 'The Secret', says: 'is told on its row of Bloodlust.', rule: 'FG18.1' },
      { lead: 'Events', says: 'happen when a card says so. Some stay.', rule: 'FG23.1' },
      { lead: 'Horror above 8', says: 'becomes Bloodlust. Below 1 it becomes Time.', rule: 'FG6.2' },
      { lead: 'Ten Dread cards,', says: 'then the Last Act, for good.', rule: 'FG21.1' },
      { lead: 'After turn 40', says: 'the night itself costs Health.', rule: 'FG26.4' },
    ],
  },
] as const satisfies readonly RuleCard[];

/** Everything else on that screen. */
export const RULE_CARD_WORDS = {
  title: 'Cue cards',
  cards: 'The rules on six cards',
  reference: 'Every rule',
  search: 'Search the rules',
  searchHint: 'a word, or FG12.2',
  topics: 'Topics',
  terms: 'Words of the trade',
  tips: 'Tips from the booth',
  found: (rules: number, terms: number): string =>
    rules + terms === 0
      ? 'Nothing. The book is silent; so is the audience.'
      : [plural(rules, 'rule'), ...(terms === 0 ? [] : [plural(terms, 'word')])].join(', '),
  toRule: (id: string, title: string): string => `${id} ${title}, the rule`,
} as const;
