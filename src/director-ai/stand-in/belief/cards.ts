import { type Note, type Script, scriptIn } from '../../../rules/stand-in/index.ts';
import type { Odds } from './habits.ts';
import { holdsRecast, type Mind, meanHeld, NOBODY, recastShare, weigh } from './mind.ts';

const HAND = 4;
const EVEN: Odds = [1, 1];
/** What is certain is told by the rules; a guess at a hand is never that. */
const NEVER = 0.002;

/** Somebody drew a script card: one's own is seen, of the others' it is likely enough to be a Recast card. */
export function drew(mind: Mind, { chair, card, why }: Extract<Note, { type: 'drew' }>): void {
  const share = recastShare(mind);
  maybeArrived(mind, chair, card);
  const { pile } = mind;
  pile.script = Math.max(1, pile.script - 1);
  pile.recast = Math.max(0, pile.recast - (card === null ? share : card === 'recast' ? 1 : 0));
  if (chair === mind.me || why === 'fourth') return;
  const chance = card === null ? share : card === 'recast' ? 1 : 0;
  const took = why === 'second-take' ? mind.reading.habits.takesRecast : 1;
  const held = mind.held[chair] as number[];
  for (let n = 2; n >= 0; n--) {
    const more = (held[n] as number) * chance * took;
    held[n + 1] = (held[n + 1] as number) + more;
    held[n] = (held[n] as number) - more;
  }
  if (why === 'second-take') return; // an Original keeps something better
  mind.stained[chair] = stainOf(mind, chair) + (1 - stainOf(mind, chair)) * chance;
}

const stainOf = (mind: Mind, chair: number): number => mind.stained[chair] as number;

/** SA16.1: whoever draws may have drawn the Stand-In. */
function maybeArrived(mind: Mind, chair: number, card: Script | null): void {
  const { standIn, pile } = mind;
  const absent = standIn[NOBODY(mind)] as number;
  if (absent === 0) return;
  const came = absent / Math.max(1, pile.script);
  standIn[NOBODY(mind)] = absent - came;
  if (card !== null || chair === mind.me) return;
  const before = standIn[chair] as number;
  const old = before / (before + came);
  standIn[chair] = before + came;
  mind.turned[chair] = (mind.turned[chair] as number[]).map((p) => p * old);
  const held = mind.held[chair] as number[];
  mind.held[chair] = held.map((p, n) => p * old + (n === 0 ? 1 - old : 0));
}

export function discarded(mind: Mind, { chair, card, why }: Extract<Note, { type: 'discarded' }>): void {
  if (chair === mind.me) return;
  if (why === 'turn') mind.stained[chair] = stainOf(mind, chair) * (card === null ? mind.reading.habits.keepsStain : 1);
  else if (why === 'lost-pages') {
    mind.held[chair] = [1, 0, 0, 0]; // SA4.6: its own card is the one that stays
    mind.stained[chair] = 0;
  } else if (why === 'fourth') {
    // Three more of them are in that hand (SA4.2).
    weigh(mind, chair, Math.max(NEVER, mind.held[chair]?.[3] as number), 0.03, NEVER);
    mind.held[chair] = [0, 0, 0, 1];
    mind.stained[chair] = 1;
  }
}

/** SA14.1: what is in no hand is in the new pile. */
export function shuffled(mind: Mind): void {
  const { standIn, deck } = mind;
  const sum = standIn.reduce((total, p) => total + p, 0) || 1;
  let recast = deck.recast;
  let script = scriptIn(deck);
  for (let chair = 0; chair < mind.seats; chair++) {
    if (!mind.inPlay[chair]) continue;
    script -= HAND;
    if (chair === mind.me) continue;
    const asStandIn = (standIn[chair] as number) / sum;
    const asRecast = turnedAt(mind, chair) / sum;
    recast -= asStandIn * meanHeld(mind, chair) + asRecast * mind.reading.habits.recastHolds;
    recast -= (1 - asStandIn - asRecast) * stainOf(mind, chair) * mind.reading.habits.stains;
  }
  mind.pile = { script: Math.max(1, script - 1), recast: Math.max(0, recast) };
}

/** Not yet a share: weighed by who may be the Stand-In. */
export const turnedAt = (mind: Mind, chair: number): number =>
  mind.standIn.reduce((total, p, k) => total + p * (mind.turned[k]?.[chair] ?? 0), 0);

/** A card goes from `from` to `to`; `card` is null where this seat did not see it, `turns` false where it turns nobody (SA9.5). */
export function handed(mind: Mind, from: number, to: number, card: Script | null, turns: boolean): void {
  if (!mind.reading.star || from === mind.me) return;
  const held = mind.held[from] as number[];
  if (card !== null) {
    offered(mind, from, to, card);
    if (card === 'recast')
      mind.held[from] = [(held[0] as number) + (held[1] as number), held[2] as number, held[3] as number, 0];
    return;
  }
  const row = mind.turned[from] as number[];
  const was = row[to] as number;
  const gives = (1 - was) * mind.reading.habits.turns + was * mind.reading.habits.feeds;
  if (turns) row[to] = was + (1 - was) * mind.reading.habits.turns * holdsRecast(mind, from);
  const [none = 0, one = 0, two = 0, three = 0] = held;
  mind.held[from] = [
    none + one * gives,
    one * (1 - gives) + two * gives,
    two * (1 - gives) + three * gives,
    three * (1 - gives),
  ];
}

/** A card that this seat saw on its way: who has a Recast card for an Original would have handed it over. */
export function offered(mind: Mind, from: number, to: number, card: Script): void {
  if (!mind.reading.star || from === mind.me) return;
  const gives = to === mind.me ? mind.reading.habits.turns : mind.reading.habits.turns * 0.5;
  const held = mind.held[from] as number[];
  const none = held[0] as number;
  const isRecast = card === 'recast';
  const ifStandIn = isRecast ? Math.max(NEVER, (1 - none) * gives) : none + (1 - none) * (1 - gives);
  const [standIn, recast] = mind.reading.habits.gives[card] ?? EVEN;
  weigh(mind, from, ifStandIn * standIn, isRecast ? 0 : recast, isRecast ? 0 : 1);
  const left = held.map((p, n) => (n === 0 ? (isRecast ? 0 : p) : p * (isRecast ? gives : 1 - gives)));
  const sum = left.reduce((total, p) => total + p, 0) || 1;
  mind.held[from] = left.map((p) => p / sum);
}
