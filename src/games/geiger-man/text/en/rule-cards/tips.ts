import type { TipPage } from '../../rule-words.ts';

/** What one learns from the projection booth, having seen it many times. */
export const TIPS = { title: 'Tips from the booth', aside: 'From somebody who has seen them all' } as const;

export const TIP_PAGES: readonly TipPage[] = [
  {
    head: 'The clock is your purse',
    lines: [
      'Time that is left when Planning ends is lost. Spend it, or do not earn it.',
      'Free cards come back every turn. Throw them away for Time and take them again: that is what they are for.',
      'Going below zero costs you the purchases. One card thrown away before the line saves the whole turn.',
      'Take a card that costs 4 when you can, not when you need it. You will need it.',
    ],
  },
  {
    head: 'Dice',
    lines: [
      'One die is a success one time in three. Two dice show at least one five times in nine.',
      'From Horror 3 to Horror 2 you gain a die for everything you do. It is the best step on the track.',
      'Think It Through before All You’ve Got. In that order.',
      'Two cards for a half are cheap when both were free.',
    ],
  },
  {
    head: 'Saving',
    lines: [
      'Find out who stands within two steps of an exit. Those are yours. The others are a walk.',
      'Every victim you save is one row of Bloodlust that never comes.',
      'A handful of saves is a star turn. Each is worth having, all of them are worth more.',
      'Keep the reward that heals until you are hurt. It waits until your next card.',
    ],
  },
  {
    head: 'The Killer',
    lines: [
      'Count the steps: out of reach is the best reaction.',
      'A victim in the same space is struck before you, unless the card names you. Ten Dread cards; a few do.',
      'Never end a turn beside the Killer without a reaction in hand, unless you mean to end the show.',
      'Minor Secrets first. You have to, anyway.',
    ],
  },
  {
    head: 'The end of it',
    lines: [
      'One last heart in three has a number on it. Do not count on yours. Do count on the other one.',
      'The Last Act goes for you. Be armed, be whole, or be quick.',
      'On the last heart you throw a die more. It is not a plan, but it has won shows.',
      'Against the Widow, break Pillars between her and you. Against the Geiger Man, step on what is small.',
    ],
  },
];
