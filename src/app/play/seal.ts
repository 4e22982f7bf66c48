import { SEAL } from '../../text/play/seal.ts';

/**
 * The dice are sealed before the movie begins: the seed's SHA-256 is shown at the start, the seed at the end, and anybody can check
 * the one against the other with any tool. Written out because the browser's own comes by promise, and not on every page.
 */

const rotated = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The first 32 bits of the fractional parts of roots of the first primes: FIPS 180-4. */
function rootsOf(count: number, root: (n: number) => number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) found.push(((root(n) % 1) * 2 ** 32) | 0);
  }
  return found;
}
const K = rootsOf(64, Math.cbrt);
const START = rootsOf(8, Math.sqrt);

function padded(bytes: Uint8Array): DataView {
  const blocks = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
  bytes.forEach((byte, i) => {
    blocks.setUint8(i, byte);
  });
  blocks.setUint8(bytes.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8);
  return blocks;
}

/** SHA-256 of a text, in hex. */
export function sealOf(text: string): string {
  const blocks = padded(new TextEncoder().encode(text));
  const hash = [...START];
  const w = new Int32Array(64);
  const at = (i: number): number => w[i] as number;
  for (let from = 0; from < blocks.byteLength; from += 64) {
    for (let i = 0; i < 16; i++) w[i] = blocks.getInt32(from + i * 4);
    for (let i = 16; i < 64; i++) {
      const a = rotated(at(i - 15), 7) ^ rotated(at(i - 15), 18) ^ (at(i - 15) >>> 3);
      const b = rotated(at(i - 2), 17) ^ rotated(at(i - 2), 19) ^ (at(i - 2) >>> 10);
      w[i] = at(i - 16) + a + at(i - 7) + b;
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const chosen = (e & f) ^ (~e & g);
      const major = (a & b) ^ (a & c) ^ (b & c);
      const one = (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + chosen + (K[i] as number) + at(i)) | 0;
      const two = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + major) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((part, i) => {
      hash[i] = ((hash[i] as number) + part) | 0;
    });
  }
  return hash.map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}

/** As it is shown at the start. */
export const sealWords = (seed: string): string => SEAL.sealed(sealOf(seed));
