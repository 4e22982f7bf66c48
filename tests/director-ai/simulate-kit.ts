import { Merging } from '../../src/director-ai/shuffling-horror/simulation/merging.ts';
import type {
  Progress,
  Simulation,
  SimulationResult,
} from '../../src/director-ai/shuffling-horror/simulation/simulation.ts';
import { playSlice } from '../../src/director-ai/shuffling-horror/simulation/slices.ts';

/** A whole sum in this thread, its slices in this order: as they come, unless told otherwise. */
export function simulate(
  simulation: Simulation,
  onProgress: (progress: Progress) => void = () => {},
  order: (slices: readonly number[]) => readonly number[] = (slices) => slices,
): SimulationResult {
  const merging = new Merging(simulation, onProgress);
  for (const i of order([...merging.slices.keys()])) merging.add(playSlice(merging.slices[i]!), i);
  return merging.result();
}
