import { end, type Next, resolve } from '../../kernel/beats.ts';
import { ACTION } from '../decks/actions.ts';
import { itemOf } from '../decks/decks.ts';
import {
  type Aim,
  arrange,
  type Beat,
  bloodlust,
  choose,
  type EffectsBeat,
  effects,
  hurt,
  limit,
  panic,
  roll,
  walk,
} from '../model/beats.ts';
import type { Effect } from '../model/cards.ts';
import type { Game } from '../model/state.ts';
import { happen } from '../moves/happen.ts';
import { cutBy, hurtGirl } from '../moves/health.ts';
import { changeHorror, changeTime, heal, spawn } from '../moves/tracks.ts';
import { hasMinor, hasRule, isTagged } from '../queries/ongoing.ts';
import { panickersOf } from '../queries/panic.ts';
import { isNear, isUltimateReady } from '../queries/values.ts';
import { hasVictims } from '../queries/victims.ts';
import { killersEffect, terrorBeats } from './killers-effects.ts';
import type { Steps } from './steps.ts';

/** FG4.4, FG19.1: left to right, top to bottom, each finished before the next. */
export const effectsSteps: Steps<EffectsBeat> = {
  next: {
    run(m, b) {
      const effect = b.list[b.at];
      if (effect === undefined) return end();
      b.at++;
      return perform(m, b, effect);
    },
  },
};

const isAction = (of: string): of is keyof typeof ACTION => Object.hasOwn(ACTION, of);
const then = (...first: Beat[]): Next<Beat> => resolve(first, 'next');
const rising = (rises: number): Next<Beat> => (rises > 0 ? then(bloodlust(rises)) : 'next');

function perform(m: Game, b: EffectsBeat, effect: Effect): Next<Beat> {
  switch (effect.do) {
    case 'move':
      return then(walk(stepsOf(m, b.of, effect.n)));
    case 'time':
      changeTime(m, effect.by);
      return 'next';
    case 'health':
      return effect.by < 0 ? (cutBy(m, 'stands', hurtGirl(m, -effect.by)) ?? 'next') : healed(m, b.of, effect.by);
    case 'horror':
      return rising(changeHorror(m, effect.by));
    case 'damage':
      return then({
        kind: 'blow',
        step: 'weapon',
        of: b.of,
        base: effect.n,
        target: b.target as Aim,
        weapon: null,
        armed: true,
        herLoss: 0,
      });
    case 'actions-end':
      return endActions(m, b.of);
    case 'search':
      return then({ kind: 'search', step: 'look', n: effect.n });
    case 'easy':
      happen(m, { type: 'marked', mark: { easy: m.marks.easy === 'phase' ? 'phase' : effect.how } });
      return 'next';
    case 'bonus':
      happen(m, { type: 'marked', mark: { bonus: m.marks.bonus + effect.dice } });
      return 'next';
    case 'block': {
      const damage = m.incoming?.damage ?? 0;
      happen(m, {
        type: 'attack-changed',
        damage: Math.max(Math.min(damage, effect.least), damage - effect.less, 0),
      });
      return 'next';
    }
    case 'take-card': // FG9.5
      if (!m.tableau.includes(effect.card)) return 'next';
      happen(m, { type: 'took-card', card: effect.card });
      return then(limit());
    case 'box-item': {
      const item = m.itemBox[0]?.card;
      if (!item) return 'next';
      happen(m, { type: 'item-taken', item, from: null, at: 0, uses: itemOf(item).uses });
      return then(arrange());
    }
    case 'bloodlust':
      return then(bloodlust(effect.n));
    case 'spawn':
      spawn(m, effect.n);
      return 'next';
    case 'killer-damage':
      return then(hurt(effect.n));
    case 'needs-victims': // FG19.2
      return hasVictims(m) ? 'next' : end(...terrorBeats(m));
    case 'panic':
      return then(panic(panickersOf(m, effect.who)));
    case 'roll-or-lose':
      return isNear(m) ? then(roll(b.of), effects(b.of, [{ do: 'lose-if-failed' }])) : 'next';
    case 'lose-if-failed':
      return m.successes > 0 ? 'next' : (cutBy(m, 'stands', hurtGirl(m, 1)) ?? 'next');
    case 'horror-if-tagged':
      return isTagged(m.girlAt, 'tagged') ? rising(changeHorror(m, effect.by)) : 'next';
    case 'lose-card':
      return then(choose('lose-card', b.of));
    default:
      return killersEffect(m, b, effect);
  }
}

/** A Dust Storm shortens card moves, On Wheels lengthens them; a free move is no card's. */
function stepsOf(m: Game, of: string, n: number): number {
  if (!isAction(of)) return n;
  return n - (n >= 2 && hasRule(m, 'short-walks') ? 1 : 0) + (m.flipped && m.girl === 'hazel' ? 1 : 0);
}

function healed(m: Game, of: string, by: number): Next<Beat> {
  const isHers = isAction(of) || itemOf(of) !== undefined;
  const dressing = isAction(of) && m.flipped && m.girl === 'marge';
  heal(m, by + (dressing ? 1 : 0) - (isHers && hasMinor(m, 'preserved') ? 1 : 0));
  if (!dressing || !isUltimateReady(m)) return 'next';
  happen(m, { type: 'marked', mark: { ultimate: true } });
  return rising(changeHorror(m, -1));
}

/** FG4.5; Eight Seconds. */
function endActions(m: Game, of: string): Next<Beat> {
  const isSpared = m.girl === 'connie' && isUltimateReady(m) && isAction(of) && ACTION[of].kind === 'attack';
  happen(m, { type: 'marked', mark: isSpared ? { ultimate: true } : { ended: true } });
  return 'next';
}
