import type { Prompt, Reply, Role, View } from '../../rules/stand-in/index.ts';
import { type Belief, beliefOf } from './belief/belief.ts';
import { emptyMemory, type Memory, ownMind, tableMind } from './belief/read.ts';
import { LEVELS, type Level, type LevelDef } from './levels.ts';
import type { Chance, Player } from './player.ts';
import { traceOf } from './reasons.ts';
import { speech } from './talk/speaking.ts';
import { EVEN, type Temper } from './tempers.ts';
import { type Option, option, type Thought } from './thought.ts';
import { weighed } from './weigh.ts';

/** One of the company: a level and a temper. */
export function companyPlayer(level: Level, temper: Temper = EVEN): Player {
  return playerOf(LEVELS[level], temper);
}

export function playerOf(level: LevelDef, temper: Temper = EVEN): Player {
  return {
    name: temper.name === 'even' ? level.name : `${level.name}:${temper.name}`,
    decide(look, prompt, chance, { memory = emptyMemory(), tell } = {}) {
      const view = look();
      if (mayDeclare(view, prompt)) return { type: 'declare' };
      const [only] = prompt.replies;
      if (prompt.replies.length === 1) return only as Reply;
      const t = thoughtOf(view, level, temper, memory);
      const options = weighing(t, prompt, chance);
      const { reply } = choose(options, level.wanders[t.role === 'original' ? 'original' : 'double'], chance);
      tell?.(traceOf(t, prompt.type, reply, options));
      return reply;
    },
  };
}

const weighing = (t: Thought, prompt: Prompt, chance: Chance): Option[] =>
  prompt.type === 'talk' ? speech(t, prompt, chance) : weighed(t, prompt);

/** What a seat might reply, with what each is worth to it. */
export function optionsFor(view: View, prompt: Prompt, level: LevelDef, chance: Chance): Option[] {
  if (mayDeclare(view, prompt)) return [option({ type: 'declare' }, { last: 1 })];
  const [only] = prompt.replies;
  if (prompt.replies.length === 1) return [option(only as Reply, {})];
  return weighing(thoughtOf(view, level, EVEN, emptyMemory()), prompt, chance);
}

/** SA15.2: as soon as it is true, and never before. */
function mayDeclare({ known, ring }: View, { replies }: Prompt): boolean {
  const last = replies[replies.length - 1];
  return last?.type === 'declare' && ring.every((chair) => known.roles[chair] !== 'original');
}

function thoughtOf(view: View, level: LevelDef, temper: Temper, memory: Memory): Thought {
  const me = view.chair as number;
  const mind = ownMind(memory, view, level.reading);
  let table: Belief | null = null;
  return {
    view,
    me,
    role: view.known.roles[me] as Role,
    mind,
    belief: beliefOf(mind, view),
    table: () => (table ??= beliefOf(tableMind(memory, view, level.reading), publicOf(view))),
    level,
    temper,
  };
}

/** What this seat knows and the table may not is left out. */
const publicOf = (view: View): View => ({
  ...view,
  known: { ...view.known, roles: view.known.roles.map(() => null), clear: view.known.clear.map(() => false) },
});

/** e to the power of -x, near enough, by multiplication alone: every engine makes the same of it. */
function fading(x: number): number {
  let weight = Math.max(0, 1 - x / 64);
  for (let i = 0; i < 6; i++) weight *= weight;
  return weight;
}

/** The best; with a wandering mind another, the less likely the more it is worse. */
function choose(options: readonly Option[], wanders: number, chance: Chance): Option {
  const best = options.reduce((found, option) => (option.score > found.score ? option : found));
  if (wanders === 0 || options.length === 1) return best;
  const weights = options.map(({ score }) => fading((best.score - score) / wanders));
  let left = chance() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, option] of options.entries()) {
    left -= weights[i] as number;
    if (left < 0) return option;
  }
  return best;
}
