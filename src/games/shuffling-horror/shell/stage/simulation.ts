import type { Running } from '../../../../director-ai/pool.ts';
import { Merging } from '../../../../director-ai/shuffling-horror/simulation/merging.ts';
import type {
  Progress,
  Simulation,
  SimulationResult,
} from '../../../../director-ai/shuffling-horror/simulation/simulation.ts';
import type { Job } from '../../../../director-ai/shuffling-horror/work.ts';
import { inThreads } from './threads.ts';

/** A sum under way, in all threads. */
export type Summing = Running<SimulationResult>;

export function sumInThreads(simulation: Simulation, onProgress?: (progress: Progress) => void): Summing {
  const merging = new Merging(simulation, onProgress);
  const jobs = merging.slices.map((slice) => ({ kind: 'slice', slice }) satisfies Job);
  const { result, stop } = inThreads(jobs, (found, i) => merging.add(found, i));
  return { result: result.then(merging.result), stop };
}
