import { type Game, geigerMan, type Prompt, type Reply, redeal } from '../../rules/geiger-man/index.ts';
import { type Arm, armsOf } from './arms.ts';
import { chanceIn, playTurn } from './play-out.ts';
import type { Player } from './player.ts';
import { STYLES, type Style } from './styles.ts';

/** Plays a world on from a prompt, one way; the world itself stays as it is. */
export function tried(world: Game, { at, intent }: Arm): Game {
  const copy = geigerMan.clone(world);
  geigerMan.advanceQuietly(copy, (copy.prompt as Prompt).replies[at]);
  playTurn(copy, intent);
  return copy;
}

/** What a playout was worth to somebody with this style. */
export const worthIn = (end: Game, { save, strike }: Style): number =>
  chanceIn(end) + save * end.saved - strike * end.killerHealth;

interface Considered extends Arm {
  total: number;
}

/**
 * The best of some arms: half of them go after each round, and those that are left are looked at longer, until they are one reply. Worlds
 * are such as she cannot tell from the real one, the same for every arm: all of them meet the same dice.
 */
export function bestArm(table: Game, arms: readonly Arm[], worlds: number, style: Style, seed: string): Arm {
  let left: Considered[] = arms.map((arm) => ({ ...arm, total: 0 }));
  for (let round = 0, n = worlds; left.some(({ at }) => at !== left[0]?.at); round++, n *= 2) {
    for (let i = 0; i < n; i++) {
      const world = redeal(geigerMan.clone(table), `${seed}/${round}/${i}`);
      for (const it of left) it.total += worthIn(tried(world, it), style);
    }
    left.sort((a, b) => b.total - a.total);
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  return left[0] as Arm;
}

/** Candidates by exact odds, then playouts with common random numbers; `worlds` is how many in the first round. */
export const searchPlayer = (worlds: number, style: Style = STYLES.even): Player => ({
  name: 'search',
  decide(look, prompt, chance) {
    const view = look();
    const arms = armsOf(view, prompt);
    const seed = String(chance());
    const { at } =
      arms.length < 2 ? (arms[0] as Arm) : bestArm(geigerMan.resample(view, 0, seed), arms, worlds, style, seed);
    return prompt.replies[at] as Reply;
  },
});
