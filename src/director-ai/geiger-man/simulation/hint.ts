import { type Game, geigerMan, type Reply, redeal, type Table, type View } from '../../../rules/geiger-man/index.ts';
import { type Estimate, isEven } from '../../paired.ts';
import { type Arm, armsOf } from '../arms.ts';
import { weaponAdds } from '../outlook.ts';
import { chanceIn } from '../play-out.ts';
import { tried, worthIn } from '../search.ts';
import { STYLES } from '../styles.ts';
import { keepWorth } from '../thumb-worth.ts';
import { estimateOf, type Span, sumOf } from './means.ts';
import type { MeterAsk } from './meter.ts';

/** Worlds in all: in the first half the best is found, in the second it is compared, so that its luck does not count. */
export const HINT_WORLDS = 128;

/** What a turn brought, counted so that more is better. */
export const TOLLS = ['wins', 'lives', 'damage', 'health', 'saved', 'spared', 'calm', 'armed', 'cards'] as const;
export type Toll = (typeof TOLLS)[number];
/** About what one of each is worth, as a share of the chance to win. */
const WORTH: Readonly<Record<Toll, number>> = {
  wins: 1,
  lives: 1,
  damage: 0.05,
  health: 0.06,
  saved: 0.04,
  spared: 0.015,
  calm: 0.015,
  armed: 0.08,
  cards: 0.008,
};

/** One arm in some worlds: her chance in each, what the searching Girl would say it was worth, and what it brought in all. */
export interface ArmTrial {
  chances: number[];
  worths: number[];
  tolls: Record<Toll, number>;
}

const handWorth = (t: Table): number => t.hand.reduce((sum, card) => sum + keepWorth(card), 0);
const killersHealth = (t: Table): number => t.minor.reduce((sum, { health }) => sum + health, t.killerHealth);

function tollOf(before: Table, after: Game): Record<Toll, number> {
  const isWon = after.result?.won === true;
  const isLost = after.result !== null && !isWon;
  return {
    wins: isWon ? 1 : 0,
    lives: isLost ? 0 : 1,
    damage: killersHealth(before) - (isWon ? 0 : killersHealth(after)),
    health: (isLost ? 0 : after.health) - before.health,
    saved: after.saved - before.saved,
    spared: before.dead - after.dead,
    calm: before.horror - after.horror,
    armed: weaponAdds(after) - weaponAdds(before),
    cards: handWorth(after) - handWorth(before),
  };
}

const noTolls = (): Record<Toll, number> => Object.fromEntries(TOLLS.map((toll) => [toll, 0])) as Record<Toll, number>;

/** What might be replied to a view's prompt. */
export function ideasFor({ view }: MeterAsk): Arm[] {
  const table = JSON.parse(view) as View;
  const prompt = geigerMan.promptOf(geigerMan.resample(table, 0, 'asked'));
  return prompt === null ? [] : armsOf(table, prompt);
}

/** All of them in these worlds. */
export function triedOut({ view, seed }: MeterAsk, arms: readonly Arm[], { from, to }: Span): ArmTrial[] {
  const before = JSON.parse(view) as View;
  const table = geigerMan.resample(before, 0, seed);
  const trials = arms.map((): ArmTrial => ({ chances: [], worths: [], tolls: noTolls() }));
  for (let i = from; i < to; i++) {
    const world = redeal(geigerMan.clone(table), `${seed}/${i}`);
    arms.forEach((arm, k) => {
      const end = tried(world, arm);
      const trial = trials[k] as ArmTrial;
      trial.chances.push(chanceIn(end));
      trial.worths.push(worthIn(end, STYLES.even));
      const toll = tollOf(before, end);
      for (const it of TOLLS) trial.tolls[it] += toll[it];
    });
  }
  return trials;
}

/** The same arms in further worlds. */
export const joined = (parts: readonly (readonly ArmTrial[])[]): ArmTrial[] =>
  (parts[0] ?? []).map((_, k) => {
    const tolls = noTolls();
    for (const part of parts) for (const it of TOLLS) tolls[it] += part[k]?.tolls[it] ?? 0;
    const all = (of: 'chances' | 'worths'): number[] => parts.flatMap((part) => part[k]?.[of] ?? []);
    return { chances: all('chances'), worths: all('worths'), tolls };
  });

/** A reply that was looked at and left, and what the best one is worth beyond it. */
export interface Left {
  reply: Reply;
  by: Estimate;
}

export interface Hint {
  reply: Reply;
  /** Her chance with it. */
  chance: Estimate;
  /** The others, best first. */
  left: readonly Left[];
  /** Against the best of those that are surely worse: what most of the difference comes from, and how much more of it there is. */
  reason: { id: Toll; by: number } | null;
}

const meanOf = (figures: readonly number[]): number =>
  figures.reduce((sum, it) => sum + it, 0) / Math.max(1, figures.length);

/** What the trials of all worlds, in order, say about the prompt of a view. */
export function hintFrom({ view }: MeterAsk, arms: readonly Arm[], trials: readonly ArmTrial[]): Hint | null {
  const prompt = geigerMan.promptOf(geigerMan.resample(JSON.parse(view) as View, 0, 'asked'));
  const half = (trials[0]?.chances.length ?? 0) >> 1;
  const ranked = arms
    .map(({ at }, k) => ({ at, trial: trials[k] as ArmTrial }))
    .sort((a, b) => meanOf(b.trial.worths.slice(0, half)) - meanOf(a.trial.worths.slice(0, half)));
  const each = ranked.filter(({ at }, i) => ranked.findIndex((it) => it.at === at) === i);
  const [best, ...others] = each;
  if (best === undefined || prompt === null) return null;
  const chances = best.trial.chances.slice(half);
  const left = others.map(({ at, trial }) => ({
    reply: prompt.replies[at] as Reply,
    by: estimateOf(sumOf(chances.map((chance, i) => chance - (trial.chances[half + i] as number)))),
    trial,
  }));
  const worse = left.find(({ by }) => by.value > 0 && !isEven(by));
  return {
    reply: prompt.replies[best.at] as Reply,
    chance: estimateOf(sumOf(chances)),
    left: left.map(({ reply, by }) => ({ reply, by })),
    reason: worse === undefined ? null : reasonOf(best.trial, worse.trial),
  };
}

/** Differences of a hair explain nothing. */
const LEAST = 0.004;

function reasonOf(best: ArmTrial, next: ArmTrial): Hint['reason'] {
  const worlds = best.chances.length;
  let found: Hint['reason'] = null;
  let most = LEAST;
  for (const id of TOLLS) {
    const by = (best.tolls[id] - next.tolls[id]) / worlds;
    if (by * WORTH[id] <= most) continue;
    most = by * WORTH[id];
    found = { id, by };
  }
  return found;
}
