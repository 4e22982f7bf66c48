import { chanceOf, type Net } from '../../../src/director-ai/geiger-man/worth.ts';
import { chanceFrom } from '../../../src/rules/index.ts';

/** A table as it was seen, and whether she won from there. */
export interface Sample {
  features: readonly number[];
  won: number;
}

const HIDDEN = 16;
const BATCH = 256;
const RATE = 0.002;
const SURE = 1e-4;

/** All weights of a net in one row: hidden ones by feature, then biases, outputs, plain ones, the base. */
interface Layout {
  features: number;
  bias: number;
  out: number;
  plain: number;
  base: number;
  all: number;
}
const layoutOf = (features: number): Layout => {
  const bias = features * HIDDEN;
  const out = bias + HIDDEN;
  const plain = out + HIDDEN;
  const base = plain + features;
  return { features, bias, out, plain, base, all: base + 1 };
};

function fromNet(net: Net, at: Layout): Float64Array {
  const w = new Float64Array(at.all);
  for (let i = 0; i < at.bias; i++) w[i] = net.hidden[i % HIDDEN]?.[Math.floor(i / HIDDEN)] ?? 0;
  w.set(net.bias, at.bias);
  w.set(net.out, at.out);
  w.set(net.plain, at.plain);
  w[at.base] = net.base;
  return w;
}

const toNet = (w: Float64Array, at: Layout): Net => ({
  hidden: Array.from({ length: HIDDEN }, (_, k) =>
    Array.from({ length: at.features }, (__, i) => w[i * HIDDEN + k] as number),
  ),
  bias: [...w.slice(at.bias, at.out)],
  out: [...w.slice(at.out, at.plain)],
  plain: [...w.slice(at.plain, at.base)],
  base: w[at.base] as number,
});

/** Small and all different, so that the hidden sums learn different things. */
function anyNet(at: Layout): Float64Array {
  const w = new Float64Array(at.all);
  const chance = chanceFrom('net');
  for (let i = 0; i < at.bias; i++) w[i] = (chance() - 0.5) * 0.6;
  for (let k = 0; k < HIDDEN; k++) w[at.out + k] = (chance() - 0.5) * 0.3;
  return w;
}

/** Adds what one sample says about the weights. */
function learn(w: Float64Array, grown: Float64Array, { features, won }: Sample, at: Layout, sums: Float64Array): void {
  sums.set(w.subarray(at.bias, at.out));
  let sum = w[at.base] as number;
  for (let i = 0; i < at.features; i++) {
    const n = features[i] as number;
    if (n === 0) continue;
    sum += n * (w[at.plain + i] as number);
    for (let k = 0; k < HIDDEN; k++) sums[k] = (sums[k] as number) + n * (w[i * HIDDEN + k] as number);
  }
  for (let k = 0; k < HIDDEN; k++) sum += Math.max(0, sums[k] as number) * (w[at.out + k] as number);
  const chance = Math.min(1 - SURE, Math.max(SURE, chanceOf(sum)));
  const root = Math.sqrt(4 + sum * sum);
  const error = (((chance - won) / (chance * (1 - chance))) * 2) / (root * root * root);
  grown[at.base] = (grown[at.base] as number) + error;
  for (let k = 0; k < HIDDEN; k++) {
    const here = sums[k] as number;
    if (here <= 0) sums[k] = 0;
    else {
      grown[at.out + k] = (grown[at.out + k] as number) + error * here;
      sums[k] = error * (w[at.out + k] as number);
      grown[at.bias + k] = (grown[at.bias + k] as number) + (sums[k] as number);
    }
  }
  for (let i = 0; i < at.features; i++) {
    const n = features[i] as number;
    if (n === 0) continue;
    grown[at.plain + i] = (grown[at.plain + i] as number) + error * n;
    for (let k = 0; k < HIDDEN; k++) {
      grown[i * HIDDEN + k] = (grown[i * HIDDEN + k] as number) + (sums[k] as number) * n;
    }
  }
}

/** A net for these samples, from another one or from nothing (Adam, ever smaller steps). */
export function trained(samples: readonly Sample[], from: Net | null, passes: number): Net {
  const at = layoutOf(samples[0]?.features.length ?? 0);
  const w = from === null ? anyNet(at) : fromNet(from, at);
  const rate = from === null ? RATE : RATE / 2;
  const [grown, mean, square] = [0, 1, 2].map(() => new Float64Array(at.all)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const sums = new Float64Array(HIDDEN);
  const chance = chanceFrom('order');
  const steps = Math.max(1, Math.floor((passes * samples.length) / BATCH));
  for (let step = 1; step <= steps; step++) {
    grown.fill(0);
    for (let b = 0; b < BATCH; b++) {
      learn(w, grown, samples[Math.floor(chance() * samples.length)] as Sample, at, sums);
    }
    const now = rate * (1.02 - step / steps);
    const [early, late] = [1 - 0.9 ** step, 1 - 0.999 ** step];
    for (let i = 0; i < at.all; i++) {
      const g = (grown[i] as number) / BATCH;
      mean[i] = 0.9 * (mean[i] as number) + 0.1 * g;
      square[i] = 0.999 * (square[i] as number) + 0.001 * g * g;
      const change = (mean[i] as number) / early / (Math.sqrt((square[i] as number) / late) + 1e-8);
      w[i] = (w[i] as number) - now * change;
    }
  }
  return toNet(w, at);
}

/** How surprised somebody is who believes these chances, a sample. */
export function lossOf(samples: readonly Sample[], chance: (sample: Sample) => number): number {
  const sure = (n: number): number => Math.min(1 - SURE, Math.max(SURE, n));
  return -samples.reduce((sum, s) => sum + Math.log(sure(s.won ? chance(s) : 1 - chance(s))), 0) / samples.length;
}
