import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chance } from '../../tests/browser/play-kit.ts';
import { writeSection } from '../bench/quality.ts';
import { builtGame } from '../soak/built.ts';
import { serve } from '../soak/serve.ts';
import { openChromium } from './chromium.ts';
import type { Engine } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { needEngines } from './packages.ts';
import { PARTS, type Show } from './parts.ts';
import { asMarkdown, type Result, told } from './report.ts';
import { openScreen, type Screen } from './screen.ts';
import { watched } from './watched.ts';
import { openWebKit } from './webkit.ts';

/** `npm run engines [-- --only WebKit]`: one movie in three engines, by its real buttons. Whatever cannot be had counts as failed. */
const ROOT = '.cache/engines';
const SEED = 'three-engines';

const { values } = parseArgs({ options: { only: { type: 'string' }, dry: { type: 'boolean', default: false } } });
const OPENERS: Record<string, (display: string) => Promise<Engine>> = {
  Chromium: openChromium,
  Firefox: openFirefox,
  WebKit: openWebKit,
};
const names = Object.keys(OPENERS).filter((name) => values.only === undefined || name === values.only);
if (names.length === 0) throw new Error(`--only ${Object.keys(OPENERS).join(' | ')}`);

rmSync(ROOT, { recursive: true, force: true });
mkdirSync(ROOT, { recursive: true });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1)); // and the browsers with it
const missing = needEngines();
if (missing !== null) console.log(missing);
const dist = await builtGame(join(ROOT, 'dist'), [watched]);
const screen = await openScreen().catch((error: Error) => error);
const results: Result[] = [];
for (const name of names) results.push(await shown(name));
if (!(screen instanceof Error)) screen.close();

const prints = new Set(results.map(({ print }) => print));
const alike = prints.size === 1 && !prints.has('');
console.log(alike ? 'All end alike.' : 'They do not end alike.');
if (!values.dry && values.only === undefined) writeSection('engines', asMarkdown(results, Object.keys(PARTS)));
process.exitCode = alike && results.every(({ parts }) => parts.every(({ ok }) => ok)) ? 0 : 1;

async function shown(name: string): Promise<Result> {
  const result: Result = { name, version: '', parts: [], print: '' };
  const engine = await open(name).catch((error: Error) => error);
  if (engine instanceof Error) {
    for (const part of Object.keys(PARTS)) report(result, part, false, `cannot be had: ${engine.message}`);
    return result;
  }
  result.version = engine.version;
  const host = await serve(dist);
  let up = true;
  const closeHost = async () => {
    if (up) await host.close();
    up = false;
  };
  try {
    const show: Show = {
      engine,
      tab: await engine.tab(),
      url: host.url,
      seed: SEED,
      pick: chance(3),
      asked: { n: '', heading: '', choices: [] },
      print: '',
      closeHost,
      keep: (what, picture) => writeFileSync(join(ROOT, `${name.toLowerCase()}-${what}.png`), picture),
    };
    await inOrder(show, result);
    result.print = show.print;
  } finally {
    await engine.quit();
    await closeHost();
  }
  return result;
}

/** A part that fails lets the next ones try, as long as there is a movie to try them on. */
async function inOrder(show: Show, result: Result): Promise<void> {
  for (const [part, play] of Object.entries(PARTS)) {
    if (show.asked.n === '' && part !== Object.keys(PARTS)[0]) {
      report(result, part, false, 'not reached: there is no movie');
      continue;
    }
    await play(show).then(
      (words) => report(result, part, true, words),
      async (error: Error) => {
        report(result, part, false, error.message);
        show.keep(`failed-${part.replaceAll(/\W+/g, '-')}`, await show.tab.picture().catch(() => Buffer.alloc(0)));
      },
    );
  }
}

async function open(name: string): Promise<Engine> {
  const display = screen instanceof Error ? '' : (screen as Screen).display;
  if (screen instanceof Error && name !== 'Chromium') throw screen;
  return (OPENERS[name] as (display: string) => Promise<Engine>)(display);
}

function report(result: Result, part: string, ok: boolean, words: string): void {
  result.parts.push({ part, ok, words });
  console.log(told(result, result.parts.at(-1) as Result['parts'][number]));
}
