import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Actions, clicking, pointing, pressing } from './actions.ts';
import { Bidi } from './bidi.ts';
import { type Engine, PAGE, type Tab } from './engine.ts';
import { said, started } from './screen.ts';

/** A browser that does what it is told and asks nobody anything. */
const PREFERENCES = {
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

export async function openFirefox(display: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'engines-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([key, value]) => `user_pref("${key}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const child = started(
    'firefox-esr',
    ['--profile', profile, '--no-remote', '--remote-debugging-port=0', 'about:blank'],
    {
      env: { ...process.env, DISPLAY: display, MOZ_ENABLE_WAYLAND: '0', HOME: profile },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const complaints: string[] = [];
  const address = await said(child, /WebDriver BiDi listening on (ws:\S+)/);
  const bidi = await Bidi.connect(`${address}/session`, (method, params) => {
    if (method === 'log.entryAdded' && params.level === 'error') complaints.push(String(params.text));
  });
  const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    name: 'Firefox',
    version: capabilities.browserVersion,
    tab: () => openTab(bidi),
    complaints: () => complaints,
    async quit() {
      const ended = once(child, 'exit');
      await bidi.send('browser.close').catch(() => child.kill());
      await ended;
      bidi.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

type Ran = { type: 'success'; result: { value?: string } } | { type: 'exception'; exceptionDetails: { text: string } };

async function openTab(bidi: Bidi): Promise<Tab> {
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab' });
  await bidi.send('browsingContext.setViewport', { context, viewport: PAGE });
  const act = async (actions: Actions) => void (await bidi.send('input.performActions', { context, actions }));
  return {
    goto: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await bidi.send('browsingContext.reload', { context, wait: 'complete' })),
    async run<A, T>(inPage: (arg: A) => T | Promise<T>, arg: A): Promise<T> {
      const ran = await bidi.send<Ran>('script.callFunction', {
        functionDeclaration: `async (arg) => JSON.stringify(await (${inPage})(JSON.parse(arg)) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(arg ?? null) }],
        target: { context },
        awaitPromise: true,
      });
      if (ran.type === 'exception') throw new Error(ran.exceptionDetails.text);
      return JSON.parse(ran.result.value ?? 'null') as T;
    },
    point: (at) => act(pointing(at)),
    click: (at) => act(clicking(at)),
    press: (key) => act(pressing(key)),
    async picture() {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    front: async () => void (await bidi.send('browsingContext.activate', { context })),
    close: async () => void (await bidi.send('browsingContext.close', { context })),
  };
}
