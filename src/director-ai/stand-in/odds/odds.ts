import type { Reply, View } from '../../../rules/stand-in/index.ts';
import { partnerAt } from '../table-after.ts';
import { type Hidden, type Open, openIn } from './worlds.ts';

/**
 * What a seat may say of another for certain: the share of all deals that fit what it has seen. Every deal counts the same, and
 * nothing is supposed of how anybody plays.
 */
export interface Odds {
  /** Is the Stand-In; is a double. */
  standIn: number;
  double: number;
  /** Is the Stand-In and holds a Recast card: can turn whoever it exchanges with. */
  canTurn: number;
  /** Holds a Recast card; a card drawn from its hand is one. */
  holdsRecast: number;
  showsRecast: number;
  /** Holds an Asbestos Curtain. */
  holdsCurtain: number;
}

/** A part of the count: the deals in which some of the seats are the Stand-In, and how many deals those are. */
export interface OddsSlice {
  sums: readonly Odds[];
  deals: number;
}

const NAMES = ['standIn', 'double', 'canTurn', 'holdsRecast', 'showsRecast', 'holdsCurtain'] as const;
const noOdds = (): Odds => ({ standIn: 0, double: 0, canTurn: 0, holdsRecast: 0, showsRecast: 0, holdsCurtain: 0 });

/** How many slices there are: one for each seat that may be it. */
export const oddsSlices = (view: View): number => standIns(openIn(view)).length;

export function oddsSlice(view: View, from: number, to: number): OddsSlice {
  const open = openIn(view);
  const sums = open.hands.map(noOdds);
  const deals = standIns(open)
    .slice(from, to)
    .reduce((all, standIn) => all + addWorlds(open, standIn, sums), 0);
  return { sums, deals };
}

/** By chair; null for oneself and for whoever is out. Slices in any order. */
export function oddsFrom(view: View, slices: readonly OddsSlice[]): (Odds | null)[] {
  const { hands } = openIn(view);
  const deals = slices.reduce((all, slice) => all + slice.deals, 0);
  return Array.from({ length: view.seats }, (_, chair) => {
    const at = hands.findIndex((hand) => hand.chair === chair);
    if (at < 0 || deals === 0) return null;
    const odds = noOdds();
    for (const { sums } of slices) for (const name of NAMES) odds[name] += (sums[at] as Odds)[name] / deals;
    return odds;
  });
}

export const oddsOf = (view: View): (Odds | null)[] => oddsFrom(view, [oddsSlice(view, 0, view.seats + 1)]);

/** What a card would do now, by the same count; null where it concerns nobody else. */
export function oddsOfReply(view: View, reply: Reply, odds = oddsOf(view)): Partial<Odds> | null {
  if (reply.type !== 'play') return null;
  const at = reply.target === null ? null : (odds[reply.target] ?? null);
  const me = view.chair as number;
  switch (reply.card) {
    case 'nitrate':
      return at && { standIn: at.standIn, double: at.double, holdsCurtain: at.holdsCurtain };
    case 'screen-test':
      return at && { standIn: at.standIn, holdsRecast: at.holdsRecast };
    case 'close-up':
      return (
        at && { standIn: at.standIn / (view.sizes[reply.target as number] as number), showsRecast: at.showsRecast }
      );
    case 'love-scene':
      return at && { canTurn: at.canTurn };
    default: {
      const next = partnerAt(view, me);
      return next === null ? null : { canTurn: odds[next]?.canTurn ?? 0 };
    }
  }
}

/** The seats that may be it, and null for a Stand-In that has not come (SA16.1) or is burnt. */
function standIns({ hands, arriving, unseen }: Open): (Hidden | null)[] {
  const named = hands.find(({ role }) => role === 'stand-in');
  if (named !== undefined) return [named];
  if (unseen['stand-in'] === 0) return [null];
  return arriving > 0 ? [...hands.filter((it) => it.mayBeStandIn), null] : hands.filter((it) => it.mayBeStandIn);
}

/** Ways to hold so many Recast cards, by how many; a list for each role that a seat may have. */
interface Ways {
  original: number[];
  recast: number[];
  standIn: number[];
}

/** Adds the deals in which this seat is the Stand-In to the sums; returns their number. */
function addWorlds(open: Open, standIn: Hidden | null, sums: Odds[]): number {
  const ways = open.hands.map((hand) => waysOf(open, hand, standIn));
  const total = ways.map((it) => added(added(it.original, it.recast), it.standIn));
  // The Stand-In's own card lies in one of its places; it is not drawn among the rest.
  const places = standIn === null ? open.arriving || 1 : standIn.pinned.includes('stand-in') ? 1 : standIn.room;
  const isInRest = standIn === null && open.arriving > 0;
  const rest = open.rest - (isInRest ? 1 : 0);
  const count = (lists: readonly number[][]): number => places * dealt(lists, rest, open.unseen.recast);
  const all = count(total);
  open.hands.forEach((hand, i) => {
    const sum = sums[i] as Odds;
    const own = ways[i] as Ways;
    const withOnly = (list: number[]): number => count(total.with(i, list));
    const pinned = hand.pinned.filter((card) => card === 'recast').length;
    const some = (list: number[]): number[] => list.map((n, r) => (pinned + r > 0 ? n : 0));
    sum.standIn += withOnly(own.standIn);
    sum.double += withOnly(added(own.standIn, own.recast));
    sum.canTurn += withOnly(some(own.standIn));
    sum.holdsRecast += withOnly(some(total[i] as number[]));
    const size = hand.pinned.length + hand.room;
    sum.showsRecast += withOnly((total[i] as number[]).map((n, r) => (n * (pinned + r)) / size));
    sum.holdsCurtain += withOnly((total[i] as number[]).map((n, r) => n * curtain(open, hand, standIn, r)));
  });
  return all;
}

function waysOf(open: Open, hand: Hidden, standIn: Hidden | null): Ways {
  const none = new Array<number>(hand.most + 1).fill(0);
  const isIt = hand === standIn;
  const room = hand.room - (isIt && !hand.pinned.includes('stand-in') ? 1 : 0);
  const list = none.map((_, r) => choose(room, r));
  if (isIt) return { original: none, recast: none, standIn: list };
  const pinned = hand.pinned.filter((card) => card === 'recast').length;
  const mayBe = hand.role === 'recast' || (hand.role === null && open.mayBeTurned(standIn?.chair ?? null, hand.chair));
  const asRecast = mayBe ? list.map((n, r) => (pinned + r > 0 ? n : 0)) : none; // SA4.7
  return { original: hand.role === 'recast' ? none : list, recast: asRecast, standIn: none };
}

/** Ways to put all unseen Recast cards into hands and the rest. */
function dealt(lists: readonly number[][], rest: number, recasts: number): number {
  let inHands = [1];
  for (const list of lists) inHands = multiplied(inHands, list);
  return inHands.reduce((sum, ways, r) => sum + ways * choose(rest, recasts - r), 0);
}

/** P(an Asbestos Curtain is in this hand), with so many of its unseen cards Recast cards. */
function curtain({ unseen, hands, rest }: Open, hand: Hidden, standIn: Hidden | null, recasts: number): number {
  if (hand.pinned.includes('asbestos')) return 1;
  const isUnplaced = standIn !== null && !standIn.pinned.includes('stand-in');
  const own = hand.room - recasts - (isUnplaced && hand === standIn ? 1 : 0);
  if (own < 0) return 0;
  const all = hands.reduce((sum, { room }) => sum + room, 0) + rest - unseen.recast - unseen['stand-in'];
  return 1 - choose(all - unseen.asbestos, own) / choose(all, own);
}

const added = (a: readonly number[], b: readonly number[]): number[] => a.map((n, i) => n + (b[i] as number));

function multiplied(a: readonly number[], b: readonly number[]): number[] {
  const product = new Array<number>(a.length + b.length - 1).fill(0);
  a.forEach((x, i) => {
    b.forEach((y, j) => {
      product[i + j] = (product[i + j] as number) + x * y;
    });
  });
  return product;
}

function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
