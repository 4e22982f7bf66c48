import {
  type CardId,
  odds,
  type Reply,
  type Survivor,
  table,
  type View,
} from '../../../../rules/shuffling-horror/index.ts';
import { nameOf, seatName, throngName } from '../../../../text/cards/names.ts';
import { percent } from '../../../../text/numerals.ts';
import { CHOICE } from '../../../../text/play/prompts.ts';
import type { Option } from '../ports/question.ts';
import { aimedAt, rollDial } from './ask-spend.ts';
import { atCard, choice, isA, menu, type Of } from './option.ts';

export type AttackReply = Of<'attack'>;
export const isAttack = isA('attack');

/** More than there are keys to press are listed otherwise. */
export const MOST_IN_A_LIST = 9;

interface Weighed {
  reply: AttackReply;
  /** What it does to the aliens' side, on the average: the obvious attack is the one that hurts most. */
  worth: number;
  /** Aliens put down, on the average. */
  kill: number;
  odds: string;
  /** The one figure that tells most. */
  brief: string;
}

function weigh(view: View, s: Survivor, reply: AttackReply): Weighed {
  const cards = aimedAt(view, reply.target, reply.reach);
  const each = cards.map((card) => odds.ofAttack(view, s, { ...reply, target: card }));
  const [first] = each;
  const hit = first?.hit ?? 0;
  const kills = each.reduce((simulation, it) => simulation + it.removed, 0);
  const worth = each.reduce(
    (simulation, it, i) => simulation + it.removed * table.valueOf(view, cards[i] as CardId),
    0,
  );
  if (reply.reach === 'throng') {
    const words = CHOICE.throngOdds(hit, kills, cards.length);
    return { reply, worth, kill: kills, odds: words, brief: CHOICE.throngBrief(kills, cards.length) };
  }
  if (table.isBlob(view, reply.target)) {
    const words = CHOICE.blobOdds(hit, view.blob);
    return { reply, worth, kill: kills, odds: words, brief: percent(hit) };
  }
  return { reply, worth, kill: kills, odds: CHOICE.attackOdds(hit, kills), brief: percent(kills) };
}

/** Every target behind one button; the only one is the button. */
export function attackOptions(view: View, s: Survivor, replies: readonly Reply[]): Option[] {
  const count = new Set(replies.filter(isAttack).map(({ target }) => target)).size;
  return menu('attack', CHOICE.attackMenu, CHOICE.targets(count), targetOptions(view, s, replies));
}

/** Every target by itself, where nothing but a target is asked for. */
export function targetOptions(view: View, s: Survivor, replies: readonly Reply[]): Option[] {
  const attacks = replies.filter(isAttack).map((reply) => weigh(view, s, reply));
  const targets = byTarget(view, s, attacks);
  const [only] = targets;
  if (targets.length === 1 && only?.at?.thing === 'card')
    return [{ ...only, label: `${CHOICE.attack(only.at.card)}…` }];
  return targets.length > MOST_IN_A_LIST ? byPlace(view, s, attacks) : targets;
}

/** A list of ways for each target, the one that hurts most first: they are put together as one attack. */
function byTarget(view: View, s: Survivor, attacks: readonly Weighed[]): Option[] {
  const targets = [...new Set(attacks.map(({ reply }) => reply.target))];
  return targets.map((target): Option => {
    const here = attacks.filter(({ reply }) => reply.target === target).sort((a, b) => b.worth - a.worth);
    const ways = here.map(({ reply, odds }) => ({
      ...choice(reply, wayWords(view, reply), odds, atCard(target)),
      dial: rollDial(view, s, reply),
    }));
    const detail = [placeWords(view, target), here[0]?.odds ?? ''].filter((words) => words !== '').join(' · ');
    const label = `${nameOf(target)}…`;
    return {
      id: `attack ${target}`,
      label,
      detail,
      brief: { where: placeWords(view, target, CHOICE.whereBrief), odds: here[0]?.brief ?? '' },
      at: atCard(target),
      tone: 'plain',
      reply: null,
      more: ways,
      dial: null,
    };
  });
}

/** Where a card lies: a frame or a throng. */
export function placeWords(view: View, card: CardId, where = CHOICE.where): string {
  const frame = table.frameOf(view, card);
  return where(frame < 0 ? null : frame, table.throngHolding(view, card), view.deck);
}

const wayWords = (view: View, { way, stat, reach, target }: AttackReply): string => {
  const throng = reach === 'throng' ? table.throngHolding(view, target) : null;
  return throng === null ? CHOICE.way(way, stat) : CHOICE.wayAtAll(way, stat, throng.side, throng.slot, view.deck);
};

/** A list for each throng, the screen's own targets before them; those of Pod Players behind one button, seat by seat. */
function byPlace(view: View, s: Survivor, attacks: readonly Weighed[]): Option[] {
  const sideOf = ({ reply }: Weighed) => table.throngHolding(view, reply.target)?.side ?? null;
  const pods = attacks.filter((it) => typeof sideOf(it) === 'number');
  const others = attacks.filter((it) => typeof sideOf(it) !== 'number');
  const seats = [...new Set(pods.map(sideOf))];
  const bySeat = seats.flatMap((seat) => {
    const here = pods.filter((it) => sideOf(it) === seat);
    return menu(`attack pods ${seat}`, `${seatName(seat as number)}…`, upTo(here), byTarget(view, s, here));
  });
  return [...byThrong(view, s, others), ...menu('attack pods', CHOICE.pods(view.deck), upTo(pods), bySeat)];
}

/** How many targets, and the best odds among them. */
const upTo = (attacks: readonly Weighed[]): string =>
  CHOICE.targetsAt(
    new Set(attacks.map(({ reply }) => reply.target)).size,
    Math.max(0, ...attacks.map((it) => it.kill)),
  );

function byThrong(view: View, s: Survivor, attacks: readonly Weighed[]): Option[] {
  const placeOf = ({ reply }: Weighed): string => {
    const throng = table.throngHolding(view, reply.target);
    return throng === null ? '' : throngName(throng.side, throng.slot, view.deck);
  };
  return [...new Set(attacks.map(placeOf))].flatMap((place) => {
    const here = attacks.filter((it) => placeOf(it) === place);
    const targets = byTarget(view, s, here);
    if (place === '') return targets;
    const label = place.charAt(0).toUpperCase() + place.slice(1);
    return menu(`attack ${place}`, `${label}…`, upTo(here), targets, targets[0]?.at ?? null);
  });
}
