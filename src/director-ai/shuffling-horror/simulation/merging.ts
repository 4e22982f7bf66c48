import { figureOf, InOrder } from './figures.ts';
import { PAR, parOf, SCORE_WORLDS } from './par.ts';
import type { ReelStart } from './practice.ts';
import type { Found, Progress, Simulation, SimulationResult, Slice } from './simulation.ts';
import { joined } from './statistics.ts';

/** How much of each kind is done at a time: long enough that a message is nothing beside it, short enough that all threads end together. */
const AT_A_TIME = { plays: 4, worlds: 20, shots: 4, movies: 5 } as const;

/** A sum cut into what can be found out apart: all of it, in order, each with all that it is decided by. */
function slicesOf(simulation: Simulation): Slice[] {
  switch (simulation.kind) {
    case 'reel-start':
      return [simulation];
    case 'par':
      return cut(PAR.plays, AT_A_TIME.plays).map((part) => ({ ...simulation, ...part }));
    case 'survival':
      return simulation.view.outcome === null
        ? cut(SCORE_WORLDS, AT_A_TIME.worlds).map((part) => ({ ...simulation, ...part }))
        : [];
    case 'shots': {
      const { shots } = simulation;
      return cut(shots.length, AT_A_TIME.shots).map(({ from, to }) => ({
        ...simulation,
        shots: shots.slice(from, to),
      }));
    }
    case 'retakes':
      return simulation.at.map((it) => ({ ...simulation, at: [it] }));
    case 'test-screening': {
      const { configs } = simulation;
      return cut(configs.length, AT_A_TIME.movies).map(({ from, to }) => ({
        ...simulation,
        configs: configs.slice(from, to),
      }));
    }
  }
}

const cut = (all: number, atATime: number): { from: number; to: number }[] =>
  Array.from({ length: Math.ceil(all / atATime) }, (_, i) => ({
    from: i * atATime,
    to: Math.min(all, (i + 1) * atATime),
  }));

/** What the first slices say together; all of them, the result. */
function merged(simulation: Simulation, found: readonly Found[]): SimulationResult {
  switch (simulation.kind) {
    case 'reel-start':
      return { start: startIn(found) ?? { config: simulation.config, openingReplies: [] } };
    case 'par':
      return {
        share: parOf(
          found.flatMap((it) => ('ends' in it ? it.ends : [])),
          simulation.reel,
        ),
      };
    case 'survival': {
      const { outcome } = simulation.view;
      const { lived, worlds } = countIn(found);
      return { share: outcome === null ? lived / Math.max(1, worlds) : Number(outcome.survived) };
    }
    case 'shots':
      return { tallies: joined(found.flatMap((it) => ('tallies' in it ? it.tallies : []))) };
    case 'retakes':
      return { retakes: found.flatMap((it) => ('retakes' in it ? it.retakes : [])) };
    case 'test-screening': {
      const { lived, worlds } = countIn(found);
      return { figure: figureOf(lived, Math.max(1, worlds)) };
    }
  }
}

const startIn = (found: readonly Found[]): ReelStart | undefined =>
  found.flatMap((it) => ('start' in it ? it.start : []))[0];

function countIn(found: readonly Found[]): { lived: number; worlds: number } {
  const sum = { lived: 0, worlds: 0 };
  for (const it of found) {
    if (!('lived' in it)) continue;
    sum.lived += it.lived;
    sum.worlds += it.worlds;
  }
  return sum;
}

/** How much there is to do in these; where whole movies are, they are what is counted. */
const sizeOf = (slices: readonly Slice[]): number =>
  slices.reduce((sum, slice) => sum + (slice.kind === 'test-screening' ? slice.configs.length : 1), 0);

/** Puts together what slices found. What is told on the way are the same figures however many threads there are. */
export class Merging {
  readonly slices: readonly Slice[];
  readonly #simulation: Simulation;
  readonly #onProgress: (progress: Progress) => void;
  readonly #parts = new InOrder<Found>();
  readonly #found: Found[] = [];

  constructor(simulation: Simulation, onProgress: (progress: Progress) => void = () => {}) {
    this.slices = slicesOf(simulation);
    this.#simulation = simulation;
    this.#onProgress = onProgress;
  }

  add(found: Found, i: number): void {
    const ready = this.#parts.add(found, i);
    if (ready.length === 0) return;
    this.#found.push(...ready);
    const result = this.result();
    const done = sizeOf(this.slices.slice(0, this.#found.length));
    const of = sizeOf(this.slices);
    const share = 'share' in result ? result.share : 'figure' in result ? result.figure.share : done / of;
    this.#onProgress({ done, of, share });
  }

  result = (): SimulationResult => merged(this.#simulation, this.#found);
}
