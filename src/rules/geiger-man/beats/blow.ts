import { end, type Next, resolve } from '../../kernel/beats.ts';
import { itemOf, terrorRank } from '../decks/decks.ts';
import { type Beat, type BlowBeat, choose, type HurtBeat, hurt, type ShareBeat, useUp, walk } from '../model/beats.ts';
import type { Reply } from '../model/prompts.ts';
import type { Game } from '../model/state.ts';
import type { ItemId, TerrorId } from '../model/vocabulary.ts';
import { happen } from '../moves/happen.ts';
import { cutBy, hurtGirl, hurtKiller } from '../moves/health.ts';
import { hasPower } from '../queries/ongoing.ts';
import { isCrystal, weaponsHere } from '../queries/reach.ts';
import { minionsAt } from '../queries/victims.ts';
import { as, choice, type Steps } from './steps.ts';

/** FG12.7: line, weapon and powers make one amount, dealt in one go. */
export const blowSteps: Steps<BlowBeat> = {
  weapon: choice<BlowBeat>({
    list: weapons,
    prompt: (m, b, replies) => ({ n: m.n, to: 0, type: 'target', by: b.of, replies }),
    resume(m, b, reply) {
      b.weapon = as(reply, 'weapon').weapon;
      const isLimited = b.weapon !== null && usesLeft(m, b.weapon) > 0 && !isNamed(b);
      return isLimited ? resolve([useUp(b.weapon as ItemId)], 'deal') : 'deal';
    },
  }),
  deal: { run: deal },
  after: {
    run(m, b) {
      const use = b.weapon === null ? null : itemOf(b.weapon).use;
      if (use?.as !== 'weapon' || m.phase !== 'action') return end();
      if (use.after === 'move') return end(walk(1));
      return use.after === 'push' && m.killerAt === m.girlAt ? end(choose('push-killer', b.weapon as string)) : end();
    },
  },
};

const isOnKiller = ({ target }: BlowBeat): boolean => 'side' in target && target.side === 'killer';
/** FG12.1: from elsewhere the weapon was named before the roll. */
const isNamed = ({ target }: BlowBeat): boolean => 'side' in target && target.weapon !== null;
const usesLeft = (m: Game, id: ItemId): number => m.items.find((it) => it.id === id)?.uses ?? 0;

/** FG12.2: one weapon may add; none is declined but a limited one, since the others cost nothing. */
function weapons(m: Game, b: BlowBeat): Reply[] {
  if (!b.armed) return [{ type: 'weapon', weapon: null }];
  if (isNamed(b) && 'side' in b.target) return [{ type: 'weapon', weapon: b.target.weapon }];
  const here = weaponsHere(m, isOnKiller(b));
  const isFree = here.some((id) => itemOf(id).uses === 0);
  const found: (ItemId | null)[] = isFree ? here : [null, ...here];
  return found.map((weapon) => ({ type: 'weapon', weapon }));
}

function deal(m: Game, b: BlowBeat): Next<Beat> {
  const adds = b.weapon === null || (isOnKiller(b) && isCrystal(m)) ? 0 : itemOf(b.weapon).adds;
  const damage = b.base + adds;
  if (isOnKiller(b)) {
    const dealt = softened(m, damage);
    happen(m, { type: 'killer-struck', damage: dealt, with: b.weapon });
    return resolve([hurt(dealt, b.herLoss)], 'after');
  }
  if ('minion' in b.target) {
    happen(m, { type: 'minion-gone', id: b.target.minion, why: 'killed' });
    return 'after';
  }
  return resolve([{ kind: 'share', step: 'choose', space: b.target.space, left: damage, herLoss: b.herLoss }], 'after');
}

/** Lead Skin: the first blow of a turn does 1 less, never below 1. */
function softened(m: Game, damage: number): number {
  if (!hasPower(m, 'lead-skin') || m.marks.skin) return damage;
  happen(m, { type: 'marked', mark: { skin: true } });
  return Math.max(1, damage - 1);
}

/** FG24.3: all Minions of the space are hit, as she shares it out; the rest is lost. */
export const shareSteps: Steps<ShareBeat> = {
  choose: choice<ShareBeat>({
    list: (m, b) => handfuls(minionsAt(m, b.space), b.left).map((minions) => ({ type: 'share', minions })),
    prompt: (m, b, replies) => ({ n: m.n, to: 0, type: 'share', left: b.left, replies }),
    resume(m, b, reply) {
      for (const id of as(reply, 'share').minions) happen(m, { type: 'minion-gone', id, why: 'killed' });
      return cutBy(m, 'stands', hurtGirl(m, b.herLoss)) ?? end();
    },
  }),
};

/** Which of these so many blows may hit; a Minion has one health. */
function handfuls(ids: readonly number[], n: number): number[][] {
  if (n >= ids.length) return [[...ids]];
  if (n === 0) return [[]];
  return ids.flatMap((id, i) =>
    handfuls(ids.slice(i + 1), n - 1).flatMap((rest) => (rest.length === n - 1 ? [[id, ...rest]] : [])),
  );
}

const powersOf = (m: Game): TerrorId[] => m.minor.map(({ id }) => id).sort((a, b) => terrorRank(a) - terrorRank(b));

/** FG12.4: Minor Dark Powers first, as she picks; then himself. FG26.2: an effect that harms both is finished on both. */
export const hurtSteps: Steps<HurtBeat> = {
  layer: choice<HurtBeat>({
    list: (m, b) => (b.left > 0 ? powersOf(m).map((power) => ({ type: 'power', power })) : []),
    prompt: (m, b, replies) => ({ n: m.n, to: 0, type: 'share', left: b.left, replies }),
    resume(m, b, reply) {
      const { power } = as(reply, 'power');
      const { health } = m.minor.find(({ id }) => id === power) as { health: number };
      const hit = Math.min(health, b.left);
      b.left -= hit;
      happen(m, { type: 'minor-hit', power, left: health - hit });
      return 'layer';
    },
    none: () => 'flesh',
  }),
  flesh: {
    run(m, b) {
      const killer = hurtKiller(m, b.left);
      return cutBy(m, killer, hurtGirl(m, b.herLoss)) ?? end();
    },
  },
};
