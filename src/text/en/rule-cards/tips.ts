interface TipPage {
  readonly head: string;
  /** In braces: the chance to roll so much or less on two dice. */
  readonly lines: readonly string[];
}

/** What one learns from the projection booth, having seen it many times. */
export const TIPS = {
  title: 'Tips from the booth',
  aside: 'From somebody who has seen them all',
  dice: 'Two dice, so much or less',
};

export const TIP_PAGES: readonly TipPage[] = [
  {
    head: 'The balance of power',
    lines: [
      'Power spoints help anybody and never come back. Count those on the table: that is how much of the movie is left.',
      'Rest spoints grow again. Spend them first, and keep power for somebody who has nothing.',
      'With the last power spoint gone nobody can help anybody. The Director knows, and hits where it costs most.',
      'The first spoint on a seven is the best bargain: {7} becomes {8}. From ten to eleven it buys {10} to {11}.',
    ],
  },
  {
    head: 'Pay or flail',
    lines: [
      'A wound of one or two: pay and walk away.',
      'A wound of five at Speed six: three of those spoints on the flail make a nine, {9}, and two are left. Paying is certain, and leaves nothing.',
      'Speed four is another matter: the same three spoints make seven, {7}. Pay, if anybody can.',
      'A wound of ten or more: who fails the flail is buried and does not come back, not even wrong. That is worse for you and no better for them.',
    ],
  },
  {
    head: 'Above eleven',
    lines: [
      'A throng hits on its strength or less, and twelve always misses: eleven is {11}, and so is seventeen.',
      'What lies above eleven is a spare part. Shoot the smallest card of a seventeen and nothing has changed.',
      'At eight or less every card counts: from eight to five a throng falls from {8} to {5}.',
    ],
  },
  {
    head: 'To the cast',
    lines: [
      'The reel is your clock. Every card off the screen brings its end nearer; every round brings a Director’s turn.',
      'Two monsters on the screen: think before you open the third frame. A Creature Feature is on whoever made it.',
      'A big wound in the making is a small throng today. Kill cards in throngs while they are threes and fours.',
      'Draw early. A newcomer attacks at once, brings three spoints, and is one more who may see the credits.',
      'End reels I to III on your own turn: then nobody else acts in it, the Director included.',
      'Leave a good weapon on the screen and it fades out. Take it, even with the wrong hands; cards can be handed over.',
    ],
  },
  {
    head: 'To the Director',
    lines: [
      'Two throngs of eight hit more often than one of sixteen.',
      'Go for the power first and for the people after. A seat without spoints is a seat without luck.',
      'Hit who has no rest spoints. Somebody else has to pay, or nobody does.',
      'Fade out what they want most. They will spend an action on it, which is what you wanted.',
      'Throngs IV to VI open only when all before them are full. Do not count on them.',
      'All-Out pays as soon as you have three throngs. It takes nothing, so the reel does not move on either.',
    ],
  },
  {
    head: 'Eerie Occurrences',
    lines: [
      'The Director takes for a Creature Feature, a third monster turns up, and the Director takes again. It can eat a whole reel.',
      'Three monsters attack you, one fumbles, you shoot it, and what turns up in its place is a monster. All three attack again.',
      'A fumble with something that explodes: the whole throng strikes back, not one card of it.',
      'A throng fumbles at somebody who holds something that explodes: that may be thrown back at all of it.',
      'A throng rolls 1,1 on your walls: they fall at once. It rolls 6,6: everybody inside may strike.',
      'Somebody turned by a 1,1 and set down as a new throng attacks the same turn, old friends first.',
      'Nobody has a spoint to give and no wound can reach ten: the damage is not even rolled. Flail.',
      'The Director clears the screen in reel IV: the film runs on until the Director’s next turn is over.',
      'Turning Point and Last One Standing at the same moment: the Turning Point goes first.',
      'The last survivor may win the stars that were never given: a die for each, the number of the reel or less.',
    ],
  },
];
