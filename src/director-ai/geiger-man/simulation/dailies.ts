import { type Game, geigerMan, type Prompt, type Reply, redeal } from '../../../rules/geiger-man/index.ts';
import { type Estimate, isEven } from '../../paired.ts';
import { type Arm, armsOf, waysOf } from '../arms.ts';
import { chanceIn } from '../play-out.ts';
import { bestArm, tried } from '../search.ts';
import { STYLES } from '../styles.ts';
import type { Footage } from './footage.ts';
import { apart, estimateOf, NOTHING, type Sum, sumOf } from './means.ts';
import { chancesIn, worldsFor } from './meter.ts';

/** A reply of a show: her chance before it, and what the best that was found is worth beyond it, in the same worlds. */
export interface Take {
  at: number;
  chance: Sum;
  /** Null where nothing better was found. */
  better: Reply | null;
  cost: Sum;
}

/** In how many worlds a better reply is looked for at first, and in how many others it is then held against the given one. */
const WORLDS = { search: 2, compare: 64 } as const;

/** These replies of a show, in ascending order. */
export function takesOf({ config, replies }: Footage, wanted: readonly number[], seed: string): Take[] {
  const { game } = geigerMan.start(config);
  const takes: Take[] = [];
  for (let at = 0; at < replies.length && takes.length < wanted.length; at++) {
    if (wanted.includes(at)) takes.push(takeAt(game, replies[at] as Reply, at, `${seed}/${at}`));
    geigerMan.advanceQuietly(game, replies[at]);
  }
  return takes;
}

function takeAt(game: Game, given: Reply, at: number, seed: string): Take {
  const view = geigerMan.view(game, 0);
  const chance = chancesIn({ view: JSON.stringify(view), seed }, { from: 0, to: worldsFor(view) });
  const prompt = geigerMan.promptOf(game) as Prompt;
  const own = waysOf(view, prompt, listed(prompt, given));
  const arms = [...armsOf(view, prompt).filter((arm) => arm.at !== own[0]?.at), ...own];
  const table = geigerMan.resample(view, 0, seed);
  const best = bestArm(table, arms, WORLDS.search, STYLES.even, `${seed}/search`);
  if (best.at === own[0]?.at) return { at, chance, better: null, cost: NOTHING };
  return { at, chance, better: prompt.replies[best.at] as Reply, cost: costOf(table, best, own, seed) };
}

const listed = ({ replies }: Prompt, given: Reply): Reply => {
  const text = JSON.stringify(given);
  return replies.find((reply) => reply === given || JSON.stringify(reply) === text) ?? given;
};

/** The better one against the given one, the latter with whatever she had best be about after it. */
function costOf(table: Game, best: Arm, own: readonly Arm[], seed: string): Sum {
  const rows = own.map((): number[] => []);
  for (let i = 0; i < WORLDS.compare; i++) {
    const world = redeal(geigerMan.clone(table), `${seed}/compare/${i}`);
    const chance = chanceIn(tried(world, best));
    own.forEach((arm, k) => void rows[k]?.push(chance - chanceIn(tried(world, arm))));
  }
  return rows.map(sumOf).reduce((least, it) => (it.sum < least.sum ? it : least));
}

/** One reply of a show: her chance before it, and what it and chance made of that. */
export interface Moment {
  at: number;
  chance: Estimate;
  /** Nought, or what it cost. */
  choice: Estimate;
  /** What came between it and the next one; null at the end of a show that was cut short. */
  luck: Estimate | null;
  better: Reply | null;
}

const NONE: Estimate = { value: 0, error: 0 };
/** What a reply did to her chance: nothing, where another was not surely better. */
const choiceOf = ({ better, cost }: Take): Estimate => {
  const { value, error } = estimateOf(cost);
  return better === null || value <= error ? NONE : { value: -value, error };
};

/**
 * The show, reply by reply. Within a scene chance told nobody anything: luck is nought, and her chance is what the choices before have
 * left of it.
 */
export function momentsOf(takes: readonly Take[], scenes: readonly number[], won: boolean | null): Moment[] {
  const moments: Moment[] = [];
  for (const take of takes) {
    const last = moments.at(-1);
    const isNew = last === undefined || scenes.includes(take.at);
    const chance = isNew ? estimateOf(take.chance) : after(last);
    if (last !== undefined) last.luck = isNew ? apart(chance, after(last)) : NONE;
    const choice = choiceOf(take);
    moments.push({ at: take.at, chance, choice, luck: null, better: choice === NONE ? null : take.better });
  }
  const end = moments.at(-1);
  if (end !== undefined && won !== null) end.luck = apart({ value: won ? 1 : 0, error: 0 }, after(end));
  return moments;
}

const after = ({ chance, choice }: Moment): Estimate => ({
  value: chance.value + choice.value,
  error: Math.sqrt(chance.error * chance.error + choice.error * choice.error),
});

/** What was worth less than this is no matter. */
const WORTH_SAYING = 0.02;

/** The replies that something else would surely have been better than, the worst first. */
export const lessonsOf = (moments: readonly Moment[]): Moment[] =>
  moments
    .filter(({ choice }) => !isEven(choice) && -choice.value >= WORTH_SAYING)
    .sort((a, b) => a.choice.value - b.choice.value || a.at - b.at);

/** The largest strokes of luck, good and bad. */
export const swingsOf = (moments: readonly Moment[], most: number): Moment[] =>
  moments
    .filter(({ luck }) => luck !== null && !isEven(luck))
    .sort((a, b) => Math.abs(b.luck?.value ?? 0) - Math.abs(a.luck?.value ?? 0) || a.at - b.at)
    .slice(0, most);
