import { end, type Next, resolve } from '../../kernel/beats.ts';
import { itemOf } from '../decks/decks.ts';
import { SPECIAL } from '../decks/specials.ts';
import { attack, type Beat, type EnemyBeat, hurt } from '../model/beats.ts';
import type { Reply } from '../model/prompts.ts';
import type { Game } from '../model/state.ts';
import type { SpaceId, Victim } from '../model/vocabulary.ts';
import { happen } from '../moves/happen.ts';
import { killVictim } from '../moves/killing.ts';
import { pickVictim } from '../moves/ties.ts';
import { aim, cameFrom, isBack, waysOn, whereIs } from '../queries/targeting.ts';
import { tieRule } from '../queries/ties.ts';
import { attackValue, movementValue } from '../queries/values.ts';
import { kindsAt, specialsAt, victimsAt } from '../queries/victims.ts';
import { as, type Steps, tie } from './steps.ts';

/** FG15: one Enemy's Killer Action: target, then its icons from left to right. */
export const enemySteps: Steps<EnemyBeat> = {
  target: tie<EnemyBeat>({
    options: (m, b) => (whereIs(m, b.who) === null ? [] : aim(m, b.who, b.target).options),
    by: (b) => b.who,
    turnsBack: (m, b, space) => isBack(m, b.who, space),
    go(m, b, space, tied) {
      if (whereIs(m, b.who) === null) return end(); // gone before its turn came
      const { named, rule, options } = aim(m, b.who, b.target);
      b.space = space;
      b.named = named;
      const by = tied ? tieRule(m) : rule;
      happen(m, { type: 'targeted', who: b.who, target: b.target, space, rule: by, among: options });
      return 'icon';
    },
  }),
  icon: {
    run(m, b) {
      const icon = b.icons[b.at];
      if (icon === undefined || whereIs(m, b.who) === null) return end(); // FG16.7
      b.at++;
      if (icon === 'A') return 'strike';
      if (b.stuck || b.space === null) return 'icon'; // FG15.9
      b.left = movementValue(m, b.who);
      return 'walk';
    },
  },
  walk: tie<EnemyBeat>({
    options: steps,
    by: (b) => b.who,
    turnsBack: (m, b, space) => cameFrom(m, b.who) === space,
    go(m, b, to, tied) {
      if (to === null || (m.marks.barred && to === m.girlAt)) return 'icon';
      b.left--;
      const towards = b.space as SpaceId;
      happen(m, { type: 'enemy-stepped', who: b.who, to, towards, rule: tied ? tieRule(m) : 'FG15.5' });
      return b.who === 'killer' ? spring(m, b) : 'walk';
    },
  }),
  strike: {
    ask(m, b) {
      if (m.options.ties !== 'decide' || isHerTurn(m, b)) return null;
      const at = whereIs(m, b.who) as SpaceId;
      const kinds = kindsAt(m, at);
      if (kinds.length < 2 || firstToDie(m, at) !== null) return null;
      const replies = kinds.map((victim): Reply => ({ type: 'victim', victim }));
      return { n: m.n, to: 0, type: 'tie', by: b.who, replies };
    },
    resume: (m, b, reply) => strike(m, b, as(reply, 'victim').victim),
    pass(m, b) {
      if (isHerTurn(m, b)) return strikeGirl(m, b);
      const at = whereIs(m, b.who) as SpaceId;
      if (victimsAt(m, at) > 0) return strike(m, b, firstToDie(m, at) ?? pickVictim(m, at));
      return m.girlAt === at ? strikeGirl(m, b) : 'icon'; // FG15.8
    },
  },
};

/** FG15.5: none left when it is there, or out of steps. */
function steps(m: Game, { who, space, left }: EnemyBeat): SpaceId[] {
  const at = whereIs(m, who) as SpaceId;
  return left === 0 ? [] : waysOn(m, who, at, space as SpaceId);
}

/** A trap where the Killer stepped takes his breath and the rest of his way. */
function spring(m: Game, b: EnemyBeat): Next<Beat> {
  const trap = m.traps.find(({ at }) => at === m.killerAt);
  if (trap === undefined) return 'walk';
  happen(m, { type: 'trap-sprung', item: trap.item, at: trap.at });
  b.stuck = true;
  b.left = 0;
  const { use } = itemOf(trap.item);
  return resolve([hurt(use.as === 'trap' ? use.damage : 0)], 'icon');
}

/** FG15.6: the Girl, if she was named and is there. */
const isHerTurn = (m: Game, b: EnemyBeat): boolean => b.named && whereIs(m, b.who) === m.girlAt;

const firstToDie = (m: Game, at: SpaceId): Victim | null => specialsAt(m, at).find((id) => SPECIAL[id].first) ?? null;

function strike(m: Game, b: EnemyBeat, victim: Victim): Next<Beat> {
  return resolve(killVictim(m, victim, whereIs(m, b.who) as SpaceId, b.who), 'icon');
}

function strikeGirl(m: Game, b: EnemyBeat): Next<Beat> {
  happen(m, { type: 'girl-attacked', by: b.who, damage: attackValue(m, b.who, true) });
  return resolve([attack(b.who)], 'icon');
}
