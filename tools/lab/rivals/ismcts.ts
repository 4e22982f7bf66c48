import { asksSeat, type Policy } from '../../../src/director-ai/shuffling-horror/policy.ts';
import {
  advanceQuietly,
  chanceFrom,
  type Movie,
  promptOf,
  type Reply,
  resample,
} from '../../../src/rules/shuffling-horror/index.ts';

/**
 * A textbook opponent to be measured against: information-set tree search with random rollouts to the movie's end. Lab only; it may
 * use logarithms, since nothing it decides is ever replayed in a browser.
 */
interface Node {
  visits: number;
  doomed: number;
  children: Map<string, Node>;
}
const leaf = (): Node => ({ visits: 0, doomed: 0, children: new Map() });

export const ismcts = (iterations: number): Policy => ({
  name: `ismcts-${iterations}`,
  decide(view, prompt, chance) {
    const root = leaf();
    const salt = Math.floor(chance() * 0x100000000);
    for (let i = 0; i < iterations; i++) iterate(resample(view, `${salt}/${i}`), root, chanceFrom(`${salt}/r${i}`));
    let best = prompt.replies[0] as Reply;
    let most = -1;
    for (const reply of prompt.replies) {
      const visits = root.children.get(JSON.stringify(reply))?.visits ?? 0;
      if (visits > most) {
        most = visits;
        best = reply;
      }
    }
    return { reply: best, weighed: [] };
  },
});

const isSeat = ({ prompt }: Movie): boolean => prompt !== null && asksSeat(prompt);

/** Down the tree by UCB, one node more, then at random to the end. */
function iterate(m: Movie, root: Node, chance: () => number): void {
  const path = [root];
  let node = root;
  for (let prompt = promptOf(m); prompt !== null; prompt = promptOf(m)) {
    const pick = select(node, prompt.replies, isSeat(m), chance);
    advanceQuietly(m, pick.reply);
    node = pick.node;
    path.push(node);
    if (pick.isNew) break;
  }
  for (let prompt = promptOf(m); prompt !== null; prompt = promptOf(m)) {
    advanceQuietly(m, prompt.replies[Math.floor(chance() * prompt.replies.length)]);
  }
  const doomed = m.outcome?.survived ? 0 : 1;
  for (const at of path) {
    at.visits++;
    at.doomed += doomed;
  }
}

function select(node: Node, replies: readonly Reply[], castMoves: boolean, chance: () => number) {
  const untried = replies.filter((reply) => !node.children.has(JSON.stringify(reply)));
  if (untried.length > 0) {
    const reply = untried[Math.floor(chance() * untried.length)] as Reply;
    const child = leaf();
    node.children.set(JSON.stringify(reply), child);
    return { reply, node: child, isNew: true };
  }
  let best = { reply: replies[0] as Reply, node: leaf(), isNew: false };
  let most = Number.NEGATIVE_INFINITY;
  for (const reply of replies) {
    const child = node.children.get(JSON.stringify(reply)) as Node;
    const rate = child.doomed / child.visits;
    const score = (castMoves ? 1 - rate : rate) + 0.7 * Math.sqrt(Math.log(node.visits + 1) / child.visits);
    if (score > most) {
      most = score;
      best = { reply, node: child, isNew: false };
    }
  }
  return best;
}
