import type { DeckId } from '../../../rules/shuffling-horror/index.ts';
import type { RuleWords } from '../../rule-cards/rule-words.ts';
import { byDeck, inDeck } from '../../words-by-deck.ts';
import { atHead } from '../grammar.ts';
import { theirs } from '../words-by-deck.ts';

/** R5–R8: a seat's turn, mystery cards, the Director's turn, throngs. */
export const turnRules = (deck: DeckId) => {
  const their = theirs(deck);
  return {
    'R5.1': {
      title: 'What a seat may do',
      says: 'Either every survivor of the seat takes one action, or the seat spends the whole turn on one Take+Attack (R5.4).',
    },
    'R5.2': {
      title: 'One at a time',
      says: 'Survivors act in the order they stand. One is done, mystery cards and all, before the next begins.',
      rulings: ['Before anybody has acted you may put them in another order, once a turn.'],
    },
    'R5.3': {
      title: 'Actions',
      says: 'Outside a sanctuary, a survivor does one of these.',
      parts: {
        a: 'Take an item or a power play from the screen.',
        b: `Attack ${their.anAlien}: a face-up monster in a frame, any one card of any throng${inDeck(deck, 'roswell-51', ', or the blob')}.`,
        c: 'Rest: 2 rest spoints.',
        d: 'Move into a sanctuary that has room.',
        e: 'Receive an item or a power play from another survivor, if that one’s player says yes.',
        f: 'Hold: do nothing. Nobody is made to act.',
      },
      rulings: [
        'Hands full? Taking or receiving drops one of the two to the discard pile.',
        'Cards change hands only outside. A refusal costs no action, but the same thing is not asked for twice in a turn.',
      ],
    },
    'R5.4': {
      title: 'Take+Attack',
      says: 'One big move in place of everybody’s actions, and only while nobody of the seat has acted. Mystery cards wait until the attack is over.',
      parts: {
        a: 'With an item: one survivor takes an item from the screen and attacks with it at once.',
        b: 'With a newcomer: draw a survivor, unless you have three. It brings 3 rest spoints, stands last, and attacks with Muscle at once.',
      },
      rulings: [
        'The taker must own a stat that the item uses. Power plays are not taken this way.',
        `Somebody inside a sanctuary may come out to do it. Somebody ${byDeck(deck, { 'roswell-51': 'Probed', 'pittsburgh-68': 'in a Clutch' })} may not, but the seat may still draw.`,
        'With nothing to attack you may still draw; the attack is skipped.',
      ],
    },
    'R5.5': {
      title: 'Nobody left in the seat',
      says: 'A seat with no survivor has to draw one (R5.4b). If the survivor pile is empty too, the seat is eliminated (R17.1).',
    },
    'R5.6': {
      title: 'Inside a sanctuary',
      says: 'A survivor inside rests or searches there (R13.2), or walks out and takes an ordinary action in the same turn.',
    },

    'R6.1': {
      title: 'Mystery cards',
      says: 'When a card leaves a frame, the next one from the reel pile drops in face down, if there is one. It is turned up when whoever made the gap has finished the action, or for the Director the turn. What it brings is that one’s problem.',
    },
    'R6.2': {
      title: 'Turning them up',
      says: 'Several are turned up in frame order, one frame done completely before the next. An event happens, its frame is filled, and the new card is turned up at once for the same culprit.',
    },
    'R6.3': {
      title: 'Looking for a Creature Feature',
      says: 'When all frames are face up and no event waits, three monsters make a Creature Feature (R14.1). The same three do not make a second one: it takes a new card.',
    },
    'R6.4': {
      title: 'What is checked, and when',
      says: 'After each attack: has a seat been eliminated, is it the Turning Point, is one standing alone? After each action: a star’s second action (not once reels I to III have run out: R15.2), mystery cards, Creature Features until quiet, the end of the reel.',
      rulings: ['All of this order is ours.'],
    },
    'R6.5': {
      title: 'The culprit is gone',
      says: `Then its events fall on somebody else (R18.1), and its Creature Feature does not happen. ${atHead(their.aPodPlayer)} counts as the Director here.`,
      rulings: ['All of this rule is ours.'],
    },
    'R6.6': {
      title: 'Shot off the screen out of turn',
      says: 'If a counterstrike clears a frame, it is filled face down as always. The card is turned up once everything under way has ended, and the survivor who struck is the culprit.',
      rulings: ['All of this rule is ours.'],
    },

    'R7.1': {
      title: 'Fade out',
      says: 'The Director’s turn opens with the fade-out token. If its card is still on the screen, the card is discarded and another takes its place. An event among the new cards happens; a Creature Feature they would make does not. The token goes back to the Director, as it does whenever its card leaves.',
      rulings: ['The new card comes face up. If the screen is clear now, reels I to III end before the Director acts.'],
    },
    'R7.2': {
      title: 'The Director’s choice',
      says: 'Take+Attack: a monster from the screen joins a throng, and that throng attacks at once. Or All-Out Attack: nothing is taken, and every throng attacks once, each with a target of its own. Or Cover+Attack, if that switch is on (R19.1).',
      rulings: ['A Director who can do none of these passes.'],
    },
    'R7.3': {
      title: 'The Director’s mystery cards',
      says: 'Next, mystery cards are turned up. The Director is the culprit.',
      rulings: ['They come before the fade-out token is placed.'],
    },
    'R7.4': {
      title: 'Closing the turn',
      says: 'The Director may put the fade-out token on a face-up item or power play, and may clip the reel if that switch is on (R19.2).',
      rulings: ['Only on a top card. If it is covered afterwards, it fades from underneath and is not replaced.'],
    },
    'R7.5': {
      title: 'One attack after another',
      says: 'When many attack, the Director picks the next attacker and its target after seeing how the last one went. While nobody is in play but some can still be drawn, the Director takes a card and does not attack.',
      rulings: ['All of this rule is ours.'],
    },

    'R8.1': {
      title: 'Throngs',
      says: 'Six slots, three cards in each at most. A card stays in the throng it joined.',
    },
    'R8.2': {
      title: 'Starting one',
      says: 'Slots I to III are free to fill in any order. Slots IV to VI can be started only while every slot before them is full. A throng that is there may always grow; one that was wiped out has to qualify again.',
    },
    'R8.3': {
      title: 'Strength',
      says: 'A throng’s strength is the sum of its values. It hits on that or less, and on 11 or less at best.',
    },
    'R8.4': {
      title: 'Monsters on the screen',
      says: 'They belong to nobody. They attack only when something tells them to, each with its own value.',
    },
    'R8.5': {
      title: 'No room',
      says: 'If there is no slot for it, a card is not taken, and a Familiar Face just captured goes to the discard pile.',
      rulings: ['All of this rule is ours.'],
    },
  } as const satisfies Record<string, RuleWords>;
};
