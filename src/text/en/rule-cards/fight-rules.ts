import type { DeckId } from '../../../rules/shuffling-horror/index.ts';
import type { RuleWords } from '../../rule-cards/rule-words.ts';
import { byDeck, inDeck } from '../../words-by-deck.ts';
import { atHead } from '../grammar.ts';
import { theirs } from '../words-by-deck.ts';

/** R9–R12: rolling, being hit, damage, spoints. */
export const fightRules = (deck: DeckId) => {
  const their = theirs(deck);
  return {
    'R9.1': {
      title: 'Tests',
      says: 'Roll two dice. The target or less succeeds. 1,1 always does. 6,6 never does.',
    },
    'R9.2': {
      title: 'Spoints on the roll',
      says: 'Before rolling you may add spoints: +1 to the target each, up to 11. They are gone either way.',
    },
    'R9.3': {
      title: 'Attacking',
      says: `Name one target and one way: bare hands with Muscle, or one held item with its stat. If it has two stats, choose. Two items never help each other.${inDeck(deck, 'roswell-51', ' The Robot needs an item that uses Muscle or Brains.')}`,
    },
    'R9.4': {
      title: 'Spoints on the damage',
      says: 'After a hit you may add spoints, +1 damage each, and then roll: one die, or what the item says (R11.1).',
      rulings: [
        `You are not offered more than it takes to make annihilation${inDeck(deck, 'roswell-51', ', or the end of the blob,')} certain.`,
      ],
    },
    'R9.5': {
      title: 'Head shot',
      says: `1,1 on an attack sends the ${their.alien} to the graveyard with no damage roll.${inDeck(deck, 'roswell-51', ' The Alien Warlord is immune until reel IV.')}`,
      rulings: byDeck(deck, {
        'roswell-51': [
          'Against an early Warlord, and always against the blob, it is a plain hit with no bonus for doubles.',
        ],
        'pittsburgh-68': [],
      }),
    },
    'R9.6': {
      title: 'Fumble',
      says: `6,6 on an attack lets the target strike back at once, that one card with its own value. Fumble ${their.bomb}, at one card of a throng or at all of it, and the whole throng strikes.`,
      rulings: [
        'A lone card rolls the better damage of a Familiar Face only if it is one.',
        'Fumble a counterstrike from inside a sanctuary, and the answer hits the sanctuary.',
      ],
    },
    'R9.7': {
      title: 'Doubles',
      says: 'A hit with 2,2 to 5,5 adds that number to the damage. On anything but an attack, doubles mean nothing.',
    },
    'R9.8': {
      title: `Putting ${their.anAlien} down`,
      says: `Damage equal to its value or more: discard pile. Less: nothing at all. Ten or more annihilates it: graveyard.${inDeck(deck, 'roswell-51', ' The blob cannot be annihilated.')}`,
      rulings: byDeck(deck, {
        'roswell-51': ['Before reel IV ten damage only discards the Warlord.'],
        'pittsburgh-68': [],
      }),
    },
    'R9.9': {
      title: 'A perfect throw',
      says: `1,1 with ${their.bomb} at a throng buries every card in it.`,
      rulings: [
        `All of this rule is ours.${inDeck(deck, 'roswell-51', ' A Warlord in there before reel IV takes an ordinary damage roll.')}`,
      ],
    },

    'R10.1': {
      title: 'Whom monsters attack',
      says: 'Any survivor outside, or a sanctuary with somebody in it. The target is named before the roll, for each attack anew.',
    },
    'R10.2': {
      title: 'Their roll',
      says: 'Two dice, strength or less hits. A 2 always hits, a 12 never.',
    },
    'R10.3': {
      title: byDeck(deck, { 'roswell-51': 'Spored', 'pittsburgh-68': 'Zombified' }),
      says: '1,1: no damage, no flail. The survivor changes sides at once and joins one of the attacker’s throngs; a screen monster’s catch goes to the Director. What it held is discarded, its rest spoints go to the bank. If it starts a new throng in the attacker’s own turn, that throng may attack right away.',
      rulings: byDeck(deck, { 'roswell-51': ['The blob’s catch goes to the Director, too.'], 'pittsburgh-68': [] }),
    },
    'R10.4': {
      title: 'They trip',
      says: `6,6: the victim may counterstrike one card left in that throng, or that screen monster, with any held item. ${atHead(their.bomb)} may answer the whole throng.`,
      rulings: ['If the attacker is gone by then, so is the chance.'],
    },
    'R10.5': {
      title: 'Their damage',
      says: 'One die, plus the number of a double (R9.7). A throng with a Familiar Face in it rolls two, keeps the higher, and adds them up if they match.',
    },
    'R10.6': {
      title: 'Pay or flail',
      says: `Hit? Pay spoints for all of the damage, never for part of it. Or flail: test Speed${inDeck(deck, 'roswell-51', ' (the Robot: Muscle)')}, with spoints if you like. Pass, and nothing happened. Fail, and the survivor goes to the discard pile as a Familiar Face; its cards are discarded, its rest spoints go to the bank. If the damage was ten or more, it is the graveyard instead.`,
    },
    'R10.7': {
      title: 'A roll nobody needs',
      says: 'If no spoint can be paid for the victim and ten damage is out of reach, the damage is not rolled: flail.',
    },
    'R10.8': {
      title: 'Back and forth',
      says: 'A counterstrike is an attack like any other. Fumble it, and the other side strikes again.',
    },

    'R11.1': {
      title: 'Damage dice',
      says: 'Normally one die. Some roll two and keep the higher, or add both if they match; the trade calls it SHAD, select higher, add doubles. A few items simply add two dice.',
    },
    'R11.2': {
      title: 'Spoints are not multiplied',
      says: 'Damage spoints are added last. Whatever an item doubles, it does not double those.',
    },
    'R11.3': {
      title: byDeck(deck, { 'roswell-51': 'Dynamite', 'pittsburgh-68': 'Bottles and rounds' }),
      says: `${byDeck(deck, { 'roswell-51': 'Four sticks when it is picked up. Every throw uses one.', 'pittsburgh-68': 'Four bottles to a gas cocktail, six rounds to a revolver. Every attack uses one.' })} They stay with the card when it changes hands; discarded, it is full again.`,
      rulings: [
        'A throw in a counterstrike uses one, too. A sanctuary’s store gives back as many as were left there: stowing it makes no new ones.',
      ],
    },

    'R12.1': {
      title: 'Three uses',
      says: 'Spoints cancel damage (all of it or none), raise a stat before a test (to 11 at most), or add damage after a hit.',
    },
    'R12.2': {
      title: 'Power and rest',
      says: 'Power spoints lie with the seat, help any survivor at all, and do not come back. Rest spoints lie on a survivor and help that one only.',
    },
    'R12.3': {
      title: 'Who pays',
      says: 'The survivor’s own rest spoints go first, as a rule of thumb. A seat run by the computer may refuse to lend. With the Field Radio, its holder’s rest spoints count as power.',
      rulings: [
        'Then the seat’s own power, then other seats’, the richest first; you may split it by hand, and spare the rest spoints that way. If a seat refuses, you are asked again without it.',
        'The radio’s spoints are used after the seat’s real power.',
      ],
    },
    'R12.4': {
      title: 'Seven at most',
      says: 'A survivor carries up to 7 rest spoints. What is spent goes to the bank, and an empty bank pays nothing out.',
    },
    'R12.5': {
      title: 'An eliminated seat',
      says: `Its power spoints stay on the board, and that player may still lend them. Once the seat is ${their.aPodPlayer}, they go back to the bank.`,
    },
  } as const satisfies Record<string, RuleWords>;
};
