import type { CueCard, CueLine } from '../../book/book.ts';
import { byDeck, inEachDeck } from '../../words-by-deck.ts';
import { theirs } from '../words-by-deck.ts';
import type { RuleId } from './rules.ts';

export interface RuleLine extends CueLine {
  readonly rule: RuleId;
}
export interface RuleCard extends CueCard {
  readonly lines: readonly RuleLine[];
}

/** The whole game, on four cards. */
export const RULE_CARDS = inEachDeck((deck): readonly RuleCard[] => {
  const their = theirs(deck);
  return [
    {
      title: 'Your turn',
      aside: 'One action for each survivor. Or one big one for the seat.',
      lines: [
        { lead: 'Take', says: 'an item or power play off the screen. Two cards to a hand.', rule: 'R5.3' },
        {
          lead: 'Attack',
          says: byDeck(deck, {
            'roswell-51': 'a monster on the screen, any card of a throng, or the blob.',
            'pittsburgh-68': 'a zombie on the screen, or any card of a throng.',
          }),
          rule: 'R9.3',
        },
        { lead: 'Rest', says: 'for 2 spoints. Seven is all one can carry.', rule: 'R12.4' },
        { lead: 'Move', says: 'into a sanctuary. From next turn on, Rest there for 3, or Search.', rule: 'R13.2' },
        { lead: 'Receive', says: 'a card from somebody willing. Or hold still.', rule: 'R5.3' },
        {
          lead: 'Take+Attack',
          says: 'is the whole turn: grab an item and use it, or draw a survivor who attacks at once.',
          rule: 'R5.4',
        },
        { lead: 'Then', says: 'the gaps you made fill face down, and turn up. You asked for it.', rule: 'R6.1' },
      ],
    },
    {
      title: 'Fighting, spending',
      aside: 'Two dice. Roll low.',
      lines: [
        { lead: 'Hit', says: 'on your stat or less: Muscle bare-handed, else the item’s.', rule: 'R9.1' },
        { lead: 'Damage', says: 'is one die, or the item’s. Its value puts it down; ten buries it.', rule: 'R9.8' },
        { lead: 'Head shot.', says: 'Straight to the graveyard.', rule: 'R9.5', dice: [[1, 1]] },
        {
          lead: 'Doubles.',
          says: 'A hit does that much more.',
          rule: 'R9.7',
          dice: [
            [2, 2],
            [5, 5],
          ],
        },
        { lead: 'Fumble.', says: 'It strikes back at once.', rule: 'R9.6', dice: [[6, 6]] },
        {
          lead: 'Spend',
          says: 'before a roll, +1 to the target each, to 11. After a hit, +1 damage each.',
          rule: 'R12.1',
        },
        { lead: 'Power', says: 'helps anybody and is gone for good. Rest helps its owner only.', rule: 'R12.2' },
      ],
    },
    {
      title: 'The other side',
      aside: 'The Director goes last. It is no courtesy.',
      lines: [
        { lead: 'Throngs', says: 'hit on the sum of their cards or less, 11 at best.', rule: 'R8.3' },
        {
          lead: 'Director:',
          says: 'a screen monster joins a throng, which attacks. Or every throng attacks: All-Out.',
          rule: 'R7.2',
        },
        { lead: 'You are hit?', says: 'Pay all of the damage, or flail: Speed or less.', rule: 'R10.6' },
        { lead: 'Flail and fail,', says: 'and you are back as a Familiar Face, worth your Muscle.', rule: 'R14.2' },
        {
          lead: their.turned,
          says: 'You change sides at once.',
          rule: 'R10.3',
          dice: [[1, 1]],
        },
        { lead: 'They trip.', says: 'You may strike back.', rule: 'R10.4', dice: [[6, 6]] },
        {
          lead: 'Creature Feature:',
          says: 'three monsters on the screen. Your doing, and all three attack you.',
          rule: 'R14.1',
        },
      ],
    },
    {
      title: 'Reels and endings',
      aside: 'Get one person to the credits.',
      reels: { name: 'Cards in each reel', cards: [10, 20, 15, 10] },
      lines: [
        { lead: 'A reel ends', says: 'when its pile is empty and the screen is clear.', rule: 'R15.1' },
        {
          lead: 'Horror Star,',
          says: `after reels I to III: act twice, roll a failed test again, or make ${their.anAlien} that hit roll again.`,
          rule: 'R14.3',
        },
        {
          lead: 'Seat empty?',
          says: `Draw a survivor. None to draw: it plays for the ${their.aliens}.`,
          rule: 'R5.5',
        },
        {
          lead: 'Turning Point:',
          says: 'they have as many players as you. The reel pile is shut.',
          rule: 'R16.1',
        },
        {
          lead: 'Last One Standing:',
          says: 'one left, none to draw. One last action, then a turn for each of them.',
          rule: 'R16.2',
        },
        { lead: 'Survived,', says: 'if anybody is there when reel IV is over.', rule: 'R16.5' },
      ],
    },
  ];
});

/** What is said around them. */
export const RULE_CARD_WORDS = { cards: 'The rules on four cards', searchHint: 'a word, or R10.4' } as const;
