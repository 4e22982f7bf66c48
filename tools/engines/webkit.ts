import { once } from 'node:events';
import { freePort } from '../run/free-port.mjs';
import { ONE_STATE } from '../run/limits.mjs';
import { type Actions, clicking, pointing, pressing } from './actions.ts';
import { type Engine, PAGE, type Point, type Tab, until } from './engine.ts';
import { miniBrowser } from './packages.ts';
import { gone, started } from './screen.ts';
import { WebDriver } from './webdriver.ts';

export async function openWebKit(display: string): Promise<Engine> {
  const port = await freePort();
  const child = started('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await Promise.race([until('WebKitWebDriver', answers), gone(child)]);
  const driver = await WebDriver.open(url, {
    timeouts: { script: ONE_STATE, pageLoad: ONE_STATE, implicit: 0 },
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  });
  let taken = false;
  return {
    name: 'WebKit',
    version: `GTK ${driver.capabilities.browserVersion}`,
    async tab() {
      const first = taken ? null : await driver.get<string>('window');
      taken = true;
      // In a window of its own: a tab behind another is never drawn, and the driver cannot bring one to the front.
      return openTab(driver, first ?? (await driver.post<{ handle: string }>('window/new', { type: 'window' })).handle);
    },
    complaints: () => [], // the driver cannot hear the console; the page itself does, see watched.ts
    async quit() {
      await driver.delete().catch(() => {}); // what has crashed is gone already
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

async function openTab(driver: WebDriver, handle: string): Promise<Tab> {
  /** The driver looks at one tab at a time. */
  const here = () => driver.post('window', { handle });
  const run = async <A, T>(inPage: (arg: A) => T | Promise<T>, arg: A): Promise<T> => {
    await here();
    const script = `const [arg, done] = arguments;
      Promise.resolve().then(() => (${inPage})(arg)).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await driver.post<{ value: T; error?: string }>('execute/async', { script, args: [arg] });
    if (error !== undefined) throw new Error(error);
    return value;
  };
  const act = async (actions: Actions) => {
    await here();
    await driver.post('actions', { actions });
  };
  await here();
  await sized(driver, run);
  return {
    async goto(url) {
      await here();
      await driver.post('url', { url });
    },
    async reload() {
      await here();
      await driver.post('refresh');
    },
    run,
    point: (at: Point) => act(pointing(at)),
    click: (at: Point) => act(clicking(at)),
    press: (key) => act(pressing(key)),
    async picture() {
      await here();
      return Buffer.from(await driver.get<string>('screenshot'), 'base64');
    },
    front: async () => void (await here()),
    async close() {
      await here();
      await driver.delete('window');
    },
  };
}

/** Windows have a size, pages what is left of it. */
async function sized(driver: WebDriver, run: Tab['run']): Promise<void> {
  const inner = () => run(() => ({ width: innerWidth, height: innerHeight }), null);
  await until(`a page of ${PAGE.width} by ${PAGE.height}`, async () => {
    const now = await inner();
    if (now.width === PAGE.width && now.height === PAGE.height) return true;
    const { width, height } = await driver.get<{ width: number; height: number }>('window/rect');
    await driver.post('window/rect', {
      width: width + PAGE.width - now.width,
      height: height + PAGE.height - now.height,
    });
    return false;
  });
}
