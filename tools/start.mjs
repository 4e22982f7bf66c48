// `npm start`: from a fresh clone to the game in a browser. Uses Node's own modules alone.
import { spawn, spawnSync } from 'node:child_process';
import { VITE } from './run/bins.mjs';
import { freePort } from './run/free-port.mjs';
import { openPage } from './run/open-page.mjs';
import { needNode, needPackages } from './run/packages.mjs';

/** What a browser keeps, it keeps by address: with another port every time, yesterday's movie would be gone. */
const HOME_PORT = 5151;

try {
  needNode();
  needPackages();
  const built = spawnSync(process.execPath, [VITE, 'build', '--logLevel', 'warn'], { stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The build failed: see above.');
  await serve(await freePort(HOME_PORT));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @param {number} port */
async function serve(port) {
  const url = `http://127.0.0.1:${port}/`;
  const args = [VITE, 'preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort', '--logLevel', 'warn'];
  const server = spawn(process.execPath, args, { stdio: 'inherit' });
  server.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => server.kill(signal));

  await answering(url);
  console.log(`\n  Last Reel is showing at ${url}\n  Ctrl+C brings up the house lights.\n`);
  if (!process.argv.includes('--no-open') && !process.env.CI) openPage(url);
}

/** @param {string} url */
async function answering(url) {
  for (let tries = 0; tries < 100; tries++) {
    const reply = await fetch(url).catch(() => null); // refused until the server listens
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${url}.`);
}
