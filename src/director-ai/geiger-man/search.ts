import { type Game, geigerMan, type Prompt, type Reply, type View } from '../../rules/geiger-man/index.ts';
import { candidates } from './candidates.ts';
import { chanceOf, dot, featuresOf } from './features.ts';
import type { Chance, Player } from './player.ts';
import { PRICES } from './prices.ts';
import { byThumb } from './thumb.ts';

/** No playout is longer: a turn has some twenty replies. */
const MOST_REPLIES = 200;

interface Considered {
  /** Its place among the replies of the prompt: the same in every world. */
  at: number;
  total: number;
}

/** Plays on by rule of thumb to the next turn, and says what the table is worth then. */
function playOut(world: Game): number {
  const { turn } = world;
  for (let given = 0; given < MOST_REPLIES; given++) {
    const prompt = geigerMan.promptOf(world);
    if (prompt === null) return world.result?.won ? 1 : 0;
    if (world.turn > turn && prompt.type === 'act') break;
    geigerMan.advanceQuietly(world, byThumb(world, prompt));
  }
  return chanceOf(dot(PRICES, featuresOf(world)));
}

/** Worlds that she cannot tell from the real one, the same for every reply: all of them meet the same dice. */
function compare(view: View, list: Considered[], seed: string, worlds: number): void {
  for (let i = 0; i < worlds; i++) {
    const world = geigerMan.resample(view, 0, `${seed}/${i}`);
    for (const it of list) {
      const copy = geigerMan.clone(world);
      geigerMan.advanceQuietly(copy, (copy.prompt as Prompt).replies[it.at]);
      it.total += playOut(copy);
    }
  }
}

/** Half of them go after each round, and those that are left are looked at longer. */
function search(view: View, prompt: Prompt, list: readonly Reply[], worlds: number, chance: Chance): Reply {
  let left: Considered[] = list.map((reply) => ({ at: prompt.replies.indexOf(reply), total: 0 }));
  const seed = String(chance());
  for (let round = 0, n = worlds; left.length > 1; round++, n *= 2) {
    compare(view, left, `${seed}/${round}`, n);
    left.sort((a, b) => b.total - a.total);
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  return prompt.replies[left[0]?.at ?? 0] as Reply;
}

/** Candidates by exact odds, then playouts with common random numbers. */
export const searchPlayer = (worlds: number): Player => ({
  name: 'search',
  decide(look, prompt, chance) {
    const view = look();
    const thumb = byThumb(view, prompt);
    const list = candidates(view, prompt);
    if (list.length < 2) return thumb;
    if (!list.includes(thumb)) list.push(thumb);
    return search(view, prompt, list, worlds, chance);
  },
});
