import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CRUISER = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/** @typedef {{ rule: string, from: string, to: string, reason: string }} Breach */

/**
 * Holds the imports of a tree against the borders of this project.
 * @param {string} cwd  where `src`, and maybe `tools` and `tests`, lie
 * @param {string[]} folders
 * @returns {Promise<{ modules: number, breaches: Breach[] }>}
 */
export async function cruise(cwd, folders) {
  const [every, values] = await Promise.all([pass(cwd, folders, 'all'), pass(cwd, folders, 'values')]);
  return {
    modules: Math.min(every.modules, values.modules),
    breaches: [...every.breaches, ...values.breaches],
  };
}

/**
 * @param {string} cwd
 * @param {string[]} folders
 * @param {'all' | 'values'} imports
 * @returns {Promise<{ modules: number, breaches: Breach[] }>}
 */
function pass(cwd, folders, imports) {
  const args = [
    ['--require', path.join(ROOT, 'tools/borders/teach-swc-jsx.cjs'), CRUISER],
    ['--config', path.join(ROOT, '.dependency-cruiser.cjs'), '--output-type', 'json', ...folders],
  ].flat();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env: { ...process.env, BORDERS: imports } });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.on('error', reject);
    child.on('close', () => {
      // The exit code counts breaches; only an answer that is no JSON means that the cruiser itself failed.
      try {
        resolve(read(JSON.parse(out)));
      } catch {
        reject(new Error(`dependency-cruiser failed:\n${err || out}`));
      }
    });
  });
}

/**
 * @param {{ summary: { totalCruised: number, violations: any[], ruleSetUsed: { forbidden: any[] } } }} report
 * @returns {{ modules: number, breaches: Breach[] }}
 */
function read({ summary }) {
  const reasons = new Map(summary.ruleSetUsed.forbidden.map((rule) => [rule.name, rule.comment]));
  const breaches = summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    from,
    to: cycle ? cycle.map((/** @type {{ name: string }} */ step) => step.name).join(' → ') : to,
    reason: reasons.get(rule.name) ?? '',
  }));
  return { modules: summary.totalCruised, breaches };
}
