import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeSection } from '../bench/quality.ts';
import { needChromium } from '../run/chromium.mjs';
import { serve } from '../soak/serve.ts';

/**
 * `npm run lighthouse`: what Lighthouse says of the marquee in dist/, into docs/QUALITY.md. It is fetched for the run (180 MB with what it
 * needs), so it is no dependency. Fails where a figure that must be 100 is not.
 */
const VERSION = '12.8.2';
const WANTED = ['accessibility', 'best-practices'] as const;

interface Report {
  lighthouseVersion: string;
  categories: Record<string, { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; scoreDisplayMode: string }>;
}

const host = await serve('dist');
const out = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'report.json');
try {
  await run(host.url, out, await needChromium());
} finally {
  await host.close();
}
const report = JSON.parse(readFileSync(out, 'utf8')) as Report;
const rows = WANTED.map((id) => {
  const { title, score, auditRefs } = report.categories[id] as Report['categories'][string];
  const audits = auditRefs
    .filter(({ weight }) => weight > 0)
    .map((ref) => report.audits[ref.id] as Report['audits'][string]);
  const failed = audits.filter((audit) => audit.scoreDisplayMode === 'binary' && audit.score !== 1);
  return { title, score: Math.round((score ?? 0) * 100), failed: failed.map((audit) => audit.title) };
});
const table = [
  '## lighthouse',
  '',
  `Lighthouse ${report.lighthouseVersion} on the marquee, desktop, as built (\`npm run lighthouse\`):`,
  '',
  '| category | score |',
  '|---|---|',
  ...rows.map(({ title, score }) => `| ${title} | ${score} |`),
].join('\n');
writeSection('lighthouse', table);
console.log(table);
for (const { title, failed } of rows) for (const audit of failed) console.log(`${title}: ${audit}`);
if (rows.some(({ score }) => score < 100)) process.exitCode = 1;

/** Beside the host, which is in this very process. */
async function run(url: string, path: string, chromium: string): Promise<void> {
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ];
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      `lighthouse@${VERSION}`,
      url,
      '--preset=desktop',
      `--only-categories=${WANTED.join()}`,
      '--output=json',
      `--output-path=${path}`,
      '--quiet',
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium } },
  );
}
