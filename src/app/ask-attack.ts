import { type CardId, odds, type PublicView, type Reply, type Survivor, table } from '../rules/index.ts';
import { nameOf, seatName, throngName } from '../text/names.ts';
import { CHOICE } from '../text/prompts.ts';
import { atCard, choice, isA, menu, type Of } from './option.ts';
import type { Option } from './ports/question.ts';

export type AttackReply = Of<'attack'>;
export const isAttack = isA('attack');

/** More targets than keys to press are listed by where they stand. */
const MOST_IN_A_LIST = 9;

interface Weighed {
  reply: AttackReply;
  /** What it does to the aliens' side, on the average: the obvious attack is the one that hurts most. */
  worth: number;
  /** Aliens put down, on the average. */
  kill: number;
  odds: string;
  detail: string;
}

/** R9.9: what a throw at a whole throng is aimed at. */
export const aimedAt = (view: PublicView, target: CardId, reach: 'one' | 'throng'): readonly CardId[] => {
  const throng = reach === 'throng' ? table.throngHolding(view, target) : null;
  return throng === null ? [target] : table.cardsOf(view, throng).filter((card) => table.isMonster(view, card));
};

function weigh(view: PublicView, s: Survivor, reply: AttackReply): Weighed {
  const cards = aimedAt(view, reply.target, reply.reach);
  const each = cards.map((card) => odds.ofAttack(view, s, { ...reply, target: card }));
  const [first] = each;
  const hit = first?.hit ?? 0;
  const kills = each.reduce((sum, it) => sum + it.removed, 0);
  const worth = each.reduce((sum, it, i) => sum + it.removed * table.valueOf(view, cards[i] as CardId), 0);
  const { way, stat } = reply;
  if (reply.reach === 'throng') {
    const words = CHOICE.throngOdds(hit, kills, cards.length);
    return { reply, worth, kill: kills, odds: words, detail: words };
  }
  if (table.isBlob(view, reply.target)) {
    const words = CHOICE.blobOdds(hit, view.blob);
    return { reply, worth, kill: kills, odds: words, detail: words };
  }
  return {
    reply,
    worth,
    kill: kills,
    odds: CHOICE.attackOdds(hit, kills),
    detail: CHOICE.attackDetail(way, stat, hit, kills),
  };
}

/** The obvious attack as one button, and all others behind a second one. */
export function attackOptions(view: PublicView, s: Survivor, replies: readonly Reply[]): Option[] {
  const attacks = replies.filter(isAttack).map((reply) => weigh(view, s, reply));
  if (attacks.length === 0) return [];
  const best = attacks.reduce((a, b) => (b.worth > a.worth ? b : a));
  const obvious = choice(best.reply, labelOf(best.reply), best.detail, atCard(best.reply.target), 'best');
  const targets = byTarget(view, attacks);
  const all = targets.length > MOST_IN_A_LIST ? byPlace(view, attacks) : targets;
  const label = targets.length > 1 ? CHOICE.attackOther : CHOICE.attackMenu;
  const detail = targets.length > 1 ? CHOICE.targets(targets.length) : CHOICE.moreWays(attacks.length);
  if (attacks.length === 1) return [obvious];
  // A single target with several ways is opened at once: a list of one target would only be in the way.
  const [only] = all;
  return [obvious, ...menu('attack', label, detail, all.length === 1 && only ? only.more : all)];
}

const labelOf = ({ target, reach }: AttackReply): string =>
  reach === 'throng' ? CHOICE.throng(target) : CHOICE.attack(target);

function byTarget(view: PublicView, attacks: readonly Weighed[]): Option[] {
  const targets = [...new Set(attacks.map(({ reply }) => reply.target))];
  return targets.flatMap((target) => {
    const here = attacks.filter(({ reply }) => reply.target === target);
    const best = here.reduce((a, b) => (b.worth > a.worth ? b : a));
    const frame = table.frameOf(view, target);
    const where = CHOICE.where(frame < 0 ? null : frame, table.throngHolding(view, target));
    const detail = (odds: string): string => (where === '' ? odds : `${where} · ${odds}`);
    if (here.length === 1) {
      return [choice(best.reply, nameOf(target), detail(best.odds), atCard(target))];
    }
    const ways = here.map(({ reply, odds }) =>
      choice(
        reply,
        reply.reach === 'throng' ? `${CHOICE.way(reply.way, reply.stat)}: ${throngWords(view, target)}` : wayOf(reply),
        odds,
        atCard(target),
      ),
    );
    return menu(`attack ${target}`, `${nameOf(target)}…`, detail(best.odds), ways, atCard(target));
  });
}

const wayOf = ({ way, stat }: AttackReply): string => CHOICE.way(way, stat);

const throngWords = (view: PublicView, target: CardId): string => {
  const throng = table.throngHolding(view, target);
  return throng === null ? '' : `all of ${throngName(throng.side, throng.slot)}`;
};

/** A list for each throng, the screen's own targets before them; those of Pod Players behind one button, seat by seat. */
function byPlace(view: PublicView, attacks: readonly Weighed[]): Option[] {
  const sideOf = ({ reply }: Weighed) => table.throngHolding(view, reply.target)?.side ?? null;
  const pods = attacks.filter((it) => typeof sideOf(it) === 'number');
  const others = attacks.filter((it) => typeof sideOf(it) !== 'number');
  const seats = [...new Set(pods.map(sideOf))];
  const bySeat = seats.flatMap((seat) => {
    const here = pods.filter((it) => sideOf(it) === seat);
    return menu(`attack pods ${seat}`, `${seatName(seat as number)}…`, upTo(here), byTarget(view, here));
  });
  return [...byThrong(view, others), ...menu('attack pods', CHOICE.pods, upTo(pods), bySeat)];
}

/** How many targets, and the best odds among them. */
const upTo = (attacks: readonly Weighed[]): string =>
  CHOICE.targetsAt(
    new Set(attacks.map(({ reply }) => reply.target)).size,
    Math.max(0, ...attacks.map((it) => it.kill)),
  );

function byThrong(view: PublicView, attacks: readonly Weighed[]): Option[] {
  const placeOf = ({ reply }: Weighed): string => {
    const throng = table.throngHolding(view, reply.target);
    return throng === null ? '' : throngName(throng.side, throng.slot);
  };
  return [...new Set(attacks.map(placeOf))].flatMap((place) => {
    const here = attacks.filter((it) => placeOf(it) === place);
    const targets = byTarget(view, here);
    if (place === '') return targets;
    const label = place.charAt(0).toUpperCase() + place.slice(1);
    return menu(`attack ${place}`, `${label}…`, upTo(here), targets, targets[0]?.at ?? null);
  });
}
