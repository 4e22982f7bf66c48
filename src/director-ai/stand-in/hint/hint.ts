import { chanceFrom, type Prompt, type Reply, type View } from '../../../rules/stand-in/index.ts';
import { optionsFor } from '../company.ts';
import { LEVELS, type Level } from '../levels.ts';
import { reasonFor } from '../reasons.ts';
import { partnerAt, tableAfter } from '../table-after.ts';
import type { Figures, Option, Term } from '../thought.ts';
import { tried, type Worlds } from '../worlds/play-on.ts';
import { outlookOf, supposed } from '../worlds/supposed.ts';

/** A question that a person would like to be advised on: its own view and what it may answer; nothing else of the game goes with it. */
export interface HintAsk {
  view: View;
  prompt: Prompt;
  /** At which the table plays, and plays on. */
  level: Level;
  seed: string;
}

/** What somebody at Midnight would think of, and what speaks for it. */
export interface Idea {
  reply: Reply;
  reason: Term | null;
  figures: Figures;
}

/** So many are tried out, at most. */
const MOST_IDEAS = 4;

/** The best few, the first choice first; a reply that answers itself is the only idea there is. */
export function ideasFor({ view, prompt, seed }: HintAsk): Idea[] {
  const options = optionsFor(view, prompt, LEVELS.midnight, chanceFrom(`${seed}/hint`));
  const best = [...options].sort((a, b) => b.score - a.score).slice(0, MOST_IDEAS);
  return best.map((option, i) => ideaOf(view, option, best[i === 0 ? 1 : 0]));
}

const ideaOf = (view: View, option: Option, other: Option | undefined): Idea => ({
  reply: option.reply,
  reason: reasonFor(option, other ?? null),
  figures: figuresOf(view, option),
});

/** What moves somebody, or shuts somebody off, is told by who comes next then, whomever it was aimed at; nobody may. */
function figuresOf(view: View, { reply, figures }: Option): Figures {
  const me = view.chair as number;
  const after = reply.type === 'play' ? tableAfter(view, me, reply) : null;
  if (after === null) return figures;
  const { partner: _aimed, ...rest } = figures;
  const next = partnerAt(after, me);
  return next === null ? rest : { ...rest, partner: next };
}

/** What the person scores by each reply, in worlds as its chair thinks them likely. */
export function hintTrials({ view, level, seed }: HintAsk, replies: readonly Reply[], worlds: Worlds): number[][] {
  const outlook = outlookOf(view);
  const world = (i: number) => supposed(outlook, `${seed}/${i}`);
  return tried(world, view.chair as number, replies, level, worlds, seed);
}
