import type { RuleId } from './rules.ts';

/** A line of a cue card: what it is about, in a few words, and where it is told in full. */
interface RuleLine {
  readonly lead: string;
  readonly says: string;
  readonly rule: RuleId;
}

interface CueCard {
  readonly title: string;
  readonly aside: string;
  readonly lines: readonly RuleLine[];
}

/** The whole game, on five cards. */
export const CUE_CARDS: readonly CueCard[] = [
  {
    title: 'Who you are',
    aside: 'One of you is not one of you.',
    lines: [
      { lead: 'Original:', says: 'burn the Stand-In, and be in play when it burns.', rule: 'SA15.1' },
      { lead: 'Stand-In:', says: 'leave no Original, turned or burnt. Then declare.', rule: 'SA15.2' },
      { lead: 'Recast:', says: 'turned by the Stand-In, and on its side. It turns nobody itself.', rule: 'SA3.2' },
      { lead: 'Turned:', says: 'an Original handed a Recast card by the Stand-In, in an exchange.', rule: 'SA8.1' },
      { lead: 'Harmless:', says: 'a Recast card that you drew. Holding one is no role.', rule: 'SA3.3' },
      { lead: 'Burnt seats', says: 'have lost, whoever wins.', rule: 'SA12.6' },
    ],
  },
  {
    title: 'Your turn',
    aside: 'Draw, do one thing, exchange.',
    lines: [
      { lead: 'Draw.', says: 'A script card joins your hand. A blackout happens at once.', rule: 'SA5.1' },
      { lead: 'Play or discard', says: 'one card, face down if it is thrown away.', rule: 'SA5.3' },
      { lead: 'Exchange', says: 'one card with the next seat in the order of play.', rule: 'SA5.4' },
      { lead: 'Then talk:', says: 'one claim each, true or not.', rule: 'SA18.2' },
      { lead: 'Four cards', says: 'before and after. Never more than three Recast cards.', rule: 'SA4.2' },
      { lead: 'Neighbours', says: 'are what most cards reach, left and right.', rule: 'SA6.1' },
    ],
  },
  {
    title: 'The exchange',
    aside: 'Both cards face down, both at once.',
    lines: [
      { lead: 'The offer', says: 'lies face down. You answer without seeing it.', rule: 'SA7.1' },
      { lead: 'Give', says: 'any card but the Stand-In; Recast cards only as your role allows.', rule: 'SA4.8' },
      { lead: 'Refuse:', says: '“Not in My Contract”, or a Double Take to see the card as well.', rule: 'SA9.1' },
      { lead: 'Send on:', says: 'a Wrong Dressing Room. What arrives that way turns nobody.', rule: 'SA9.5' },
      { lead: 'A door or trailer', says: 'between the two: no exchange.', rule: 'SA7.2' },
      { lead: 'A fourth Recast card', says: 'is replaced in front of all, and proves who gave it.', rule: 'SA4.5' },
    ],
  },
  {
    title: 'Fire, doors, blackouts',
    aside: 'Only one of the three is final.',
    lines: [
      { lead: 'Nitrate Reel:', says: 'burns a neighbour, unless an Asbestos Curtain answers.', rule: 'SA12.1' },
      { lead: 'If it goes on', says: 'after a fire, that was not the Stand-In.', rule: 'SA12.5' },
      { lead: 'Chained Door:', says: 'nothing passes between two neighbours until it is removed.', rule: 'SA10.1' },
      { lead: 'Locked Trailer:', says: 'three turns without exchange, play or target.', rule: 'SA10.4' },
      { lead: 'Blackouts', says: 'happen to whoever begins a turn with one. No defence.', rule: 'SA11.1' },
      { lead: 'Reverse Shot', says: 'turns the order of play, this turn’s exchange included.', rule: 'SA13.1' },
    ],
  },
  {
    title: 'Talk and endings',
    aside: 'Words are free. Cards are checked.',
    lines: [
      { lead: 'Claims', says: 'bind nobody and may be false, but never impossible.', rule: 'SA18.5' },
      { lead: 'Stamps', says: 'in your notes are proved. Your pencil marks are yours.', rule: 'SA17.6' },
      { lead: 'Stand-In burnt:', says: 'Originals in play win.', rule: 'SA15.1' },
      { lead: 'Declared, and so:', says: 'the doubles in play win, but not whoever was turned last.', rule: 'SA15.3' },
      { lead: 'All turned, none burnt:', says: 'the Stand-In wins alone.', rule: 'SA15.4' },
      { lead: 'Dawn:', says: 'eight shuffles in a row without a fire, and nobody wins.', rule: 'SA15.7' },
    ],
  },
];

export const CUE_CARD_WORDS = {
  cards: 'The rules on five cards',
  searchHint: 'a word, or SA9.5',
} as const;
