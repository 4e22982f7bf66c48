import type { Coached, Noun, Scripted } from '../first-night.ts';
import { MINION } from './cards/killers.ts';
import { actionName, spaceName } from './names.ts';

const STEPS: Readonly<Record<Scripted, string>> = {
  goal: `You win if the Killer dies before you do. He is the one below the screen, two steps away. The small figures are victims: two of them are one step away, in the ${spaceName('midrow')}. To get there, play an action card: ${actionName('steps')}.`,
  dice: 'What a card does is up to dice. A 5 or a 6 is a success. You have two, and two reach the top line of the card: two steps. Let it lie.',
  walk: `You have two steps. Take one to the ${spaceName('midrow')}.`,
  follow: `Up to two victims of your space come along with each step. Step back to the ${spaceName('frontrow')}, with both.`,
  time: `That took 1 Time: when there is less than none, your actions are over. The ${spaceName('wash')} is an exit, two steps away. Play the other ${actionName('steps')}.`,
  again: 'Two successes again. The dice will not stay like that. Let it lie.',
  lead: `On to the ${spaceName('fence')}, with both of them.`,
  leadOn: `And to the ${spaceName('wash')}.`,
  exit: 'You are on an exit: victims who stand here with you can be saved. Save one.',
  place: 'Everybody you save fills a place on your card, and each place pays something else. Take the Time.',
  reward: 'Now that reward is owed to you. Take it: the sooner you have the Time, the sooner you can use it.',
  second: 'Save the other one, too.',
  placeAgain:
    'Horror –1 this time. Horror says how many dice you throw: the higher it climbs, the fewer you have. Fill all four places and your star turn is yours, at the foot of your card.',
  rewardAgain: 'Take this reward, too.',
  stop: 'You could go on; there are cards and Time. But the Time you keep now buys better cards. End your actions.',
  planning: `Planning: cards for Time. What you do not spend is lost. First ${actionName('duck')}, for when you are hit.`,
  blow: `And ${actionName('haul-off')}, for hitting back.`,
  bought:
    'That will do. When you are done, the cards you have played go back to the shelf, and it is the Killer’s turn.',
  dread: `That was the Killer’s turn. He decides nothing: a Dread card said one step towards whoever is closest, and Horror +1. Ten of these, and then his Last Act. Get your dice back: play ${actionName('head')}.`,
  half: 'No success. But a 4 is half a success, as is a 3: discard two cards, and it counts whole. Turn the 4.',
  pay: 'Give up one that costs nothing. You get those back for nothing, too.',
  payAgain: 'And another.',
  line: 'One success is the middle line: less than two, better than none. Let it lie.',
  wait: 'Three dice again. Now let him come: end your actions.',
  free: `Cards that cost 0 are always to be had: take them first. ${actionName('steps')}.`,
  freeAgain: 'And the other one.',
  spare: 'There is Time for one more card. Take whichever you like, or none; then you are done.',
  react: `Here he is. He needs no dice: he does 2 damage, and that is two of your hearts. Unless you react: play ${actionName('duck')}`,
  attack: `Missed you. Now he is in your space, and that goes both ways. Play ${actionName('haul-off')}.`,
  hit: 'Two successes: 2 damage. What he has lost he seldom gets back. Let it lie.',
};

const NOUN: Readonly<Record<Noun, string>> = {
  lastHeart:
    'Only your last heart is left, face down: turned over, it may be blank, and then you are dead. It throws one more die with you until then.',
  lastAct: 'The Last Act: no more Dread cards. He does what stands on it, every turn, and mostly to you.',
  secret: 'Now his Secret is out. It holds for the rest of the show: read it on his card.',
  starTurn: 'All your places are full: your star turn is yours for good, and whoever else you save still pays.',
  minor: 'That Dread card stays: a Minor Secret. It takes your blows before he does.',
  minion: `That was a ${MINION.name}. It comes for you; one blow is enough for it.`,
  death:
    'A victim is dead. Each death raises Bloodlust by a row, and rows make him faster and harder. Whoever stood with him ran wherever a die said.',
  wound: 'You are hurt. Some cards heal, and so do some of the places on your card.',
  event: 'An Event: something else is going on. Those that stay lie beside the table.',
  item: 'An item. Those with a hand on them work in your hands, the others anywhere.',
};

const AFTER: Readonly<Record<Coached, string>> = {
  move: 'Good steps. Out of reach is the cheapest way not to be hit.',
  save: 'Out, and paid for. That is a row of Bloodlust he never gets.',
  attack: 'A hit. Again, if the cards allow; otherwise mind where you stand when your turn ends.',
  missed: 'Missed. First more dice or less Horror, then the blow.',
  heal: 'Patched up. It is cheaper before you need it.',
  calm: 'Horror is down. Whatever you throw next is better for it.',
  search: 'Found something. A weapon adds to every blow that lands.',
  ready: 'That was for the next throw. Make it one that matters.',
  failed: 'Nothing came of that. Two cards would have turned a 3 or a 4.',
  reward: 'Taken. There is a reason to save people.',
  time: 'A card for 1 Time. Free ones cost you nothing in the end.',
  item: 'Used. An item is no card: you may still play one.',
  nothing: 'A quiet turn. The Dread deck counts down all the same.',
  buyAttack: 'A blow in hand. Keep it until he is there and the dice are with you.',
  buyReaction: 'A reaction in hand is worth more than a heart.',
  buyFree: 'Free, so why not. Now something for the Time.',
  buyOther: 'Good. Ask each time what his next turn may do to you.',
};

/** What the guide of the first night says. */
export const FIRST_NIGHT = {
  room: {
    title: 'First Night',
    head: 'Admit one',
    aside: 'ten minutes',
    lines: [
      'You win if the Killer dies before you do.',
      'A voice from the row behind says what each thing is when you first need it. After two turns you are on your own, with the voice, for three more.',
      'The dice of those two turns are loaded. Enjoy them. It happens once.',
    ],
    things: 'You walk, lead two people out, plan, lose your nerve, find it again, duck, and hit back.',
    begin: 'Take your seat',
    over: 'The show you left will wait in the vault. Nobody will ask.',
  },
  label: 'The lesson',
  step: (step: number, of: number): string => `${step} of ${of}`,
  skip: 'Skip the lesson',
  steps: STEPS,
  nouns: NOUN,
  /** Three free turns: what is said is about what was just chosen. */
  coach: {
    begin: 'That was a blow. From here on nothing is loaded. Three turns with me beside you: do what you like.',
    after: AFTER,
    act: {
      throwAway: 'Time is short. Any card thrown away gives 1 back, at any moment of your actions.',
      exit: 'There are victims here, and this is an exit: save them.',
      attack: 'He is in your space. Hit him now, or be gone before he does.',
      search: `There is a pile here. ${actionName('rummage')} takes from it, once you have bought one.`,
      ask: 'Your turn. Who is in danger, who is near an exit, what would a blow need?',
    },
    roll: 'Look what the next line would bring, and whether it is worth two cards. Or let it lie.',
    enough: 'Two successes: there is no better line. Let it lie.',
    failing: 'No success, and nothing to turn. Let it lie; it happens.',
    pay: 'Which two can you spare? Free ones are back soonest.',
    line: 'A failure, but you may choose which. What can you spare: hearts or Time?',
    walk: 'Where he can get to next turn is a bad place to stop.',
    exit: 'You are on an exit with victims: save them before you walk on.',
    place: 'Which place? Take what you need most now.',
    buy: 'Planning. Free cards first, then a reaction, then a blow. The rest of the Time is lost.',
    react: 'He strikes. A reaction, or the hearts? Both come back, but hearts are slower.',
    keep: 'One of the two is yours.',
    hands: 'Two hands. What they hold works; the rest waits in the backpack.',
    panic:
      'Somebody has died, so those who stand with him panic: a die says where each one runs. You say who goes first.',
  },
  end: {
    title: 'You know enough',
    words: 'The rest is yours: play this one to the end, or try another show.',
    playOn: 'Play on',
    ways: { show: 'A show', 'one-more-night': 'One More Night', marquee: 'Marquee' },
  },
} as const;
