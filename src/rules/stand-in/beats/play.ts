import { type Next, resolve } from '../../kernel/beats.ts';
import { aimed, type Beat } from '../model/beats.ts';
import type { Reply } from '../model/prompts.ts';
import type { Game } from '../model/state.ts';
import type { Script } from '../model/vocabulary.ts';
import { look, show } from '../moves/looking.ts';
import { discardFromLimbo, drawToHand, drawToLimbo, pickFate, removeFrom, spend } from '../moves/piles.ts';
import { turnsInTrailer } from '../moves/ring.ts';
import { removeDoor, removeTrailer } from '../moves/seats.ts';
import { note } from '../moves/tell.ts';
import { isFull, kindsIn } from '../queries/hand.ts';
import { isInGlass } from '../queries/ring.ts';
import { openExchange } from './exchange.ts';

const SECOND_TAKE = 3;

type Play = Extract<Reply, { type: 'play' }>;

/** SA5.3: what the active seat's card does, and where its turn goes on. */
export function playCard(m: Game, { card, target, gap }: Play): Next<Beat> {
  const chair = m.active;
  const at = target as number;
  removeFrom(m.hands[chair] as Script[], card);
  note(m, { type: 'played', chair, card, target, gap });
  if (card === 'chained-door') {
    m.doors[gap as number] = (m.doors[gap as number] as number) + 1;
    return 'exchange';
  }
  if (card === 'trailer') {
    m.trailers[at] = turnsInTrailer(m);
    return 'exchange';
  }
  m.limbo.push(card);
  switch (card) {
    case 'nitrate':
    case 'swap-marks':
    case 'exit-running':
      return resolve([aimed(card, at)], 'exchange');
    case 'love-scene':
      return resolve([openExchange(m, 'love-scene', chair, at)], 'served');
    case 'second-take':
      return secondTake(m);
    case 'screen-test':
      look(m, chair, at, 'screen-test', (m.hands[at] as Script[]).slice());
      break;
    case 'close-up': {
      const hand = m.hands[at] as Script[];
      look(m, chair, at, 'close-up', [hand[pickFate(m, hand.length)] as Script]);
      break;
    }
    case 'house-lights':
      show(m, chair, 'house-lights', (m.hands[chair] as Script[]).slice(), true);
      break;
    case 'reverse-shot':
      m.direction = m.direction === 1 ? -1 : 1;
      note(m, { type: 'reversed', direction: m.direction });
      break;
    case 'fire-axe':
      if (gap === null) removeTrailer(m, at, 'fire-axe');
      else removeDoor(m, gap, 'fire-axe');
      break;
    default:
      throw new Error(`${card} is not played`);
  }
  spend(m, card);
  return 'exchange';
}

/** SA4.4: where all three would be a fourth Recast card, the next that is none is kept. */
function secondTake(m: Game): Next<Beat> {
  for (let i = 0; i < SECOND_TAKE; i++) drawToLimbo(m, m.active);
  if (keepable(m).length > 0) return 'keep';
  for (let i = 0; i < SECOND_TAKE; i++) discardFromLimbo(m, m.active, 'recast');
  drawToHand(m, m.active, 'fourth', true);
  spend(m, 'second-take');
  return 'act';
}

/** What may be kept of the cards drawn, which lie in limbo behind the Second Take itself. SA16.1: the Stand-In must be. */
export function keepable(m: Game): Script[] {
  const found = kindsIn(m.limbo.slice(1) as Script[]);
  if (found.includes('stand-in')) return ['stand-in'];
  return isFull(m, m.active) ? found.filter((card) => card !== 'recast') : found;
}

export function keepOne(m: Game, card: Script): void {
  const rest = m.limbo.slice(1) as Script[];
  removeFrom(rest, card);
  removeFrom(m.limbo, card);
  (m.hands[m.active] as Script[]).push(card);
  m.events?.push({ type: 'kept', chair: m.active, card, open: isInGlass(m, m.active) });
  for (const other of rest) discardFromLimbo(m, m.active, other);
  spend(m, 'second-take');
}
