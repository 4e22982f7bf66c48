/** How a loop behaves where its end meets its start, against everywhere else in it. */

const WINDOW_SECONDS = 0.01;

const percentile = (values: Float32Array, part: number): number =>
  values.slice().sort()[Math.floor(part * (values.length - 1))] ?? 0;

/** Root mean square over each window of the loop. */
const energies = (loop: Float32Array, size: number): Float32Array => {
  const out = new Float32Array(Math.floor(loop.length / size));
  for (let w = 0; w < out.length; w++) {
    let sum = 0;
    for (let i = 0; i < size; i++) sum += (loop[w * size + i] ?? 0) ** 2;
    out[w] = Math.sqrt(sum / size);
  }
  return out;
};

const steps = (values: Float32Array): Float32Array =>
  values.slice(1).map((value, i) => Math.abs(value - (values[i] ?? 0)));

/** The jump over the seam and the swing of energy there, each beside what the loop does nearly everywhere. */
export const seamOf = (loop: Float32Array, rate: number) => {
  const energy = energies(loop, Math.round(rate * WINDOW_SECONDS));
  return {
    jump: Math.abs((loop[0] ?? 0) - (loop.at(-1) ?? 0)),
    usualJump: percentile(steps(loop), 0.99),
    swing: Math.abs((energy[0] ?? 0) - (energy.at(-1) ?? 0)),
    usualSwing: percentile(steps(energy), 0.99),
  };
};
