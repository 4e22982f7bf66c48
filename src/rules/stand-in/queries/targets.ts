import { kindOf } from '../decks/cards.ts';
import type { Reply } from '../model/prompts.ts';
import type { Game, Table } from '../model/state.ts';
import { MOST_RECAST_HELD, type Script } from '../model/vocabulary.ts';
import { kindsIn, recastIn } from './hand.ts';
import { gapsBeside, gapsBetween, isInGlass, isLocked, isShutOff, neighboursOf, othersInPlay } from './ring.ts';

type Play = Extract<Reply, { type: 'play' }>;
const play = (card: Script, target: number | null, gap: number | null = null): Play => ({
  type: 'play',
  card,
  target,
  gap,
});

/** SA6.1–SA6.4: the neighbours that a card can reach. */
export const inReach = (t: Table, chair: number): number[] =>
  neighboursOf(t, chair).filter((other) => !isLocked(t, other) && !isShutOff(t, chair, other));

/** SA7.2, SA6.3: whoever an exchange out of turn can be had with; neighbours only at arm's length (SA16.4). */
export function partnersFor(t: Table, chair: number): number[] {
  if (t.options.armsLength) return inReach(t, chair);
  return othersInPlay(t, chair)
    .filter((other) => !isLocked(t, other) && !isShutOff(t, chair, other))
    .sort((a, b) => a - b);
}

/** A seat in any trailer stays where it is (SA10.4, SA16.7). */
export const mayMove = (t: Table, chair: number): boolean => t.trailers[chair] === 0;

/** Exit, Running passes doors; at arm's length it does not (SA16.4). */
function runnersUp(t: Table, chair: number): number[] {
  if (t.options.armsLength) return inReach(t, chair).filter((other) => mayMove(t, other));
  return othersInPlay(t, chair)
    .filter((other) => mayMove(t, other))
    .sort((a, b) => a - b);
}

/** New Blocking does not reach a neighbour behind a door. */
export const blockingTargets = (t: Table, chair: number): number[] =>
  mayMove(t, chair) ? partnersFor(t, chair).filter((other) => mayMove(t, other)) : [];

/** What the active seat may play (SA5.3): nothing in a locked trailer (SA5.6) or with four Recast cards (SA4.3). */
export function playsOf(m: Game, chair: number): Play[] {
  if (isLocked(m, chair) || recastIn(m, chair) > MOST_RECAST_HELD) return [];
  const plays: Play[] = [];
  for (const card of kindsIn(m.hands[chair] as Script[])) {
    const kind = kindOf(card);
    if (kind === 'action' || kind === 'set') addPlays(m, chair, card, plays);
  }
  return plays;
}

function addPlays(m: Game, chair: number, card: Script, plays: Play[]): void {
  switch (card) {
    case 'second-take':
    case 'house-lights':
    case 'reverse-shot':
      plays.push(play(card, null));
      return;
    case 'fire-axe':
      addCuts(m, chair, plays);
      return;
    case 'chained-door':
      // SA10.1: into a gap, not at a seat, so that a trailer beyond it is no matter.
      for (const other of neighboursOf(m, chair)) {
        for (const gap of gapsBetween(m, chair, other)) if (m.doors[gap] === 0) plays.push(play(card, other, gap));
      }
      return;
    default:
      for (const target of targetsOf(m, chair, card)) plays.push(play(card, target));
  }
}

function targetsOf(m: Game, chair: number, card: Script): number[] {
  switch (card) {
    case 'nitrate':
      return isInGlass(m, chair) ? [] : inReach(m, chair); // SA16.7
    case 'screen-test':
    case 'close-up':
      return inReach(m, chair);
    case 'swap-marks':
      return mayMove(m, chair) ? inReach(m, chair).filter((other) => mayMove(m, other)) : [];
    case 'exit-running':
      return mayMove(m, chair) ? runnersUp(m, chair) : [];
    case 'love-scene':
      return partnersFor(m, chair);
    case 'trailer':
      return [chair, ...inReach(m, chair)].filter((other) => m.trailers[other] === 0).sort((a, b) => a - b); // SA10.6
    default:
      throw new Error(`${card} has no target`);
  }
}

/** Fire Axe: a door beside oneself or beside a neighbour within reach, or either's trailer. Each piece is listed once. */
function addCuts(m: Game, chair: number, plays: Play[]): void {
  const near = neighboursOf(m, chair).filter((other) => !isShutOff(m, chair, other));
  const own = gapsBeside(m, chair);
  const cut: number[] = [];
  for (const target of [chair, ...near].sort((a, b) => a - b)) {
    if (m.trailers[target] !== 0) plays.push(play('fire-axe', target));
    for (const gap of gapsBeside(m, target).sort((a, b) => a - b)) {
      const isOthers = target !== chair && own.includes(gap);
      if (m.doors[gap] === 0 || isOthers || cut.includes(gap)) continue;
      cut.push(gap);
      plays.push(play('fire-axe', target, gap));
    }
  }
}
