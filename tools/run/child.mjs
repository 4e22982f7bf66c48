import { spawn } from 'node:child_process';

/** @typedef {{ code: number, output: string, seconds: number }} Ended */

/**
 * Runs one of our own tools under this very Node, quietly: its words are kept, to be shown only if it fails.
 * @param {string[]} args  a script and its arguments
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Ended>}
 */
export function runQuietly(args, env = {}) {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const end = (/** @type {number} */ code) =>
      resolve({ code, output: output.trimEnd(), seconds: (performance.now() - began) / 1000 });
    child.on('error', (error) => {
      output += `\n${error.message}`;
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}
