import type { Habits, Odds } from '../../../src/director-ai/stand-in/belief/habits.ts';
import type { Level } from '../../../src/director-ai/stand-in/levels.ts';
import type { Player } from '../../../src/director-ai/stand-in/player.ts';
import { PLAYERS } from '../../../src/director-ai/stand-in/registry.ts';
import type { Prompt, Reply, Role } from '../../../src/rules/stand-in/index.ts';
import { playTable } from './table.ts';

export interface Deal {
  seed: number;
  seats: number;
  foes: Level;
}

/** No single act settles anything: people are not computers. */
const [LEAST, MOST] = [0.3, 3.4];
/** So many cases as if all roles were alike. */
const DOUBT = 10;

type Count = Record<Role, Map<string, number>>;
const none = (): Count => ({ original: new Map(), 'stand-in': new Map(), recast: new Map() });

/** What seats do oftener as one role than as another, counted over some games. */
export function countedHabits(level: Level, deals: readonly Deal[]): Pick<Habits, 'gives' | 'plays' | 'discards'> {
  const gives = none();
  const acts = none();
  for (const { seed, seats, foes } of deals) {
    let roles: readonly Role[] = [];
    playTable(seed, {
      seats,
      who: (_chair, role) => PLAYERS[role === 'original' ? level : foes] as Player,
      before(game) {
        roles = game.roles.slice();
      },
      after(_game, prompt, reply) {
        const role = roles[prompt.to] as Role;
        const gift = giftIn(prompt, reply, roles);
        if (gift !== null) add(gives[role], gift);
        if (prompt.type === 'act') add(acts[role], reply.type === 'play' ? reply.card : reply.type);
      },
    });
  }
  const { discard = EVEN, nitrate: _burns, declare: _ends, ...plays } = oddsIn(acts);
  return { gives: oddsIn(gives), plays, discards: discard };
}

const EVEN: Odds = [1, 1];

/** What an Original is handed that turns nobody. */
function giftIn(prompt: Prompt, reply: Reply, roles: readonly Role[]): string | null {
  if (reply.type !== 'give' || reply.card === 'recast') return null;
  const to = prompt.type === 'offer' ? prompt.partner : prompt.type === 'answer' ? prompt.offerer : -1;
  return roles[to] === 'original' ? reply.card : null;
}

const add = (counts: Map<string, number>, what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
const sumOf = (counts: Map<string, number>): number => [...counts.values()].reduce((sum, n) => sum + n, 0);

function oddsIn(count: Count): Record<string, Odds> {
  const all = new Map<string, number>();
  for (const counts of Object.values(count)) for (const [what, n] of counts) all.set(what, (all.get(what) ?? 0) + n);
  const total = sumOf(all);
  const share = (role: Role, what: string): number =>
    ((count[role].get(what) ?? 0) + (DOUBT * (all.get(what) as number)) / total) / (sumOf(count[role]) + DOUBT);
  const odds = (role: Role, what: string): number =>
    Math.min(MOST, Math.max(LEAST, share(role, what) / share('original', what)));
  return Object.fromEntries(
    [...all.keys()].sort().map((what): [string, Odds] => [what, [odds('stand-in', what), odds('recast', what)]]),
  );
}
