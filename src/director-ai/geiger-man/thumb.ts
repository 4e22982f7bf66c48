import { type ActionId, distance, itemOf, type Prompt, type Reply, type Table } from '../../rules/geiger-man/index.ts';
import { goalOf, type Intent, newcomersIntent } from './intents.ts';
import { attacksIn, far, isHisSpace, isReady, power, weaponAdds } from './outlook.ts';
import { best, type Of, only, type Player } from './player.ts';
import { changeRoll } from './thumb-rolls.ts';
import { buy, itemWorth, keepWorth } from './thumb-worth.ts';

/** Hand-written: it searches, hoards, goes out for whoever is near an exit, and strikes when it pays. */
export const thumbPlayer: Player = {
  name: 'thumb',
  decide: (look, prompt) => byThumb(look(), prompt),
};

/**
 * Reads nothing that lies face down, so that it can play on in a world that somebody has made up; there it may be told what she is
 * about.
 */
export function byThumb(v: Table, prompt: Prompt, intent: Intent | null = null): Reply {
  return choice(v, prompt, intent) ?? (prompt.replies[0] as Reply);
}

function choice(v: Table, prompt: Prompt, intent: Intent | null): Reply | undefined {
  const { replies } = prompt;
  switch (prompt.type) {
    case 'act':
      return act(v, replies, intent ?? newcomersIntent(v));
    case 'roll':
      return changeRoll(v, prompt);
    case 'line':
      return line(v, replies);
    case 'walk':
      return walk(v, replies, intent ?? newcomersIntent(v));
    case 'buy':
      return buy(v, replies);
    case 'react':
      return react(v, replies, prompt.damage);
    case 'arrange':
      return best(only(replies, 'arrange'), ({ hands }) => hands.reduce((sum, id) => sum + itemWorth(id), 0));
    case 'keep':
      return best(only(replies, 'keep'), ({ item, other }) => itemWorth(item) + (other === 'bottom' ? 0.1 : 0));
    case 'target':
      return target(replies);
    case 'tie':
      return tie(v, replies);
    case 'card':
      return choose(replies);
    default:
      return replies[0];
  }
}

const play = (replies: readonly Reply[], ...cards: ActionId[]): Reply | undefined => {
  for (const card of cards) {
    const found = replies.find((reply) => reply.type === 'play' && reply.card === card);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** One item of this kind, used so. */
const use = (replies: readonly Reply[], as: string, way = 0): Reply | undefined =>
  replies.find((reply) => reply.type === 'use' && reply.way === way && itemOf(reply.item).use.as === as);

function act(v: Table, replies: readonly Reply[], intent: Intent): Reply | undefined {
  return (
    only(replies, 'save')[0] ??
    only(replies, 'reward')[0] ??
    healing(v, replies) ??
    (intent === 'save' ? moving(v, replies, intent) : undefined) ??
    fighting(v, replies) ??
    calming(v, replies) ??
    play(weaponAdds(v) < 2 ? replies : [], 'rummage') ??
    moving(v, replies, intent) ??
    cashing(v, replies, intent) ??
    only(replies, 'stop')[0]
  );
}

function healing(v: Table, replies: readonly Reply[]): Reply | undefined {
  if (v.health > 2) return undefined;
  return (
    use(replies, 'heal') ?? use(replies, 'drink', 1) ?? (isHisSpace(v) ? undefined : play(replies, 'lie-low', 'breath'))
  );
}

function fighting(v: Table, replies: readonly Reply[]): Reply | undefined {
  const shot = use(replies, 'shot') ?? use(replies, 'bomb');
  if (shot !== undefined) return shot;
  if (!isHisSpace(v)) return undefined;
  const isWorthIt = v.health >= 2 || power(v) >= v.killerHealth;
  if (!isWorthIt) return undefined;
  if (attacksIn(v) > 1) {
    const first = play(replies, 'make-do', 'think');
    if (first !== undefined) return first;
  }
  return play(replies, 'all-in', 'haul-off', 'swing');
}

function calming(v: Table, replies: readonly Reply[]): Reply | undefined {
  if (v.time < 2 || v.horror < 2) return undefined;
  return v.horror > 3 ? play(replies, 'racket', 'head') : play(replies, 'head');
}

/** A move card where there is somewhere to go; out of his space first of all. */
function moving(v: Table, replies: readonly Reply[], intent: Intent): Reply | undefined {
  const goal = goalOf(v, intent);
  const cards = play(replies, 'run', 'steps');
  if (v.time < 1) return undefined;
  if (goal === null) return far(v, v.killerAt) <= 1 ? cards : undefined;
  return goal === v.girlAt ? undefined : cards;
}

/** Free cards that she has two of, or no use for now, become Time for the cards that cost some: they come back for nothing. */
function cashing(v: Table, replies: readonly Reply[], intent: Intent): Reply | undefined {
  if (intent === 'hunt' || !(v.tableau.includes('all-in') || v.tableau.includes('haul-off'))) return undefined;
  return only(replies, 'time').find(({ card }) => {
    if (card === 'breath') return v.health > 3;
    return (card === 'steps' || card === 'head') && v.hand.indexOf(card) !== v.hand.lastIndexOf(card);
  });
}

function line(v: Table, replies: readonly Reply[]): Reply | undefined {
  const options = only(replies, 'line');
  const isEager = isHisSpace(v) && !isReady(v);
  return v.health > 2 && (isEager || (weaponAdds(v) === 0 && v.decks[v.girlAt] !== undefined))
    ? options[0]
    : options[1];
}

function walk(v: Table, replies: readonly Reply[], intent: Intent): Reply | undefined {
  const [save] = only(replies, 'save');
  if (save !== undefined) return save;
  const reward = only(replies, 'reward')[0];
  if (reward !== undefined) return reward;
  const goal = goalOf(v, intent);
  const stop = only(replies, 'stop')[0];
  const gain = ({ to, followers }: Of<'step'>): number => {
    const nearer =
      goal === null ? distance(v, to, v.killerAt) - far(v, v.killerAt) : far(v, goal) - distance(v, to, goal);
    return nearer + followers.length / 10;
  };
  const step = best(only(replies, 'step'), gain);
  return step !== undefined && gain(step) >= 0.9 ? step : stop;
}

function react(v: Table, replies: readonly Reply[], damage: number): Reply | undefined {
  const uses = only(replies, 'use');
  const by = (as: string): Reply | undefined => uses.find(({ item }) => itemOf(item).use.as === as);
  if (damage === 1 && v.health > 2) return by('less') ?? only(replies, 'take')[0];
  return by('cap') ?? play(replies, 'not-this-time', 'duck') ?? by('less') ?? by('push') ?? by('dodge') ?? replies[0];
}

const target = (replies: readonly Reply[]): Reply | undefined =>
  best(only(replies, 'weapon'), ({ weapon }) => (weapon === null ? 0 : itemOf(weapon).adds)) ??
  best(
    only(replies, 'target'),
    ({ side, weapon }) => (side === 'killer' ? 10 : 0) + (weapon === null ? 0 : itemOf(weapon).adds),
  );

/** As far from her as may be. */
const tie = (v: Table, replies: readonly Reply[]): Reply | undefined =>
  best(only(replies, 'space'), ({ space }) => (space === null ? 0 : far(v, space))) ?? replies[0];

/** Abilities are used, cards are lost by what they are worth, and whoever is asked where to goes as far as it can. */
const choose = (replies: readonly Reply[]): Reply | undefined =>
  best(only(replies, 'lose'), ({ card }) => -keepWorth(card)) ?? only(replies, 'yes')[0] ?? replies.at(-1);
