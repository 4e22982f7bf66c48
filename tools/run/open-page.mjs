import { spawn } from 'node:child_process';

/**
 * Opens the default browser, if there is one: the address has been printed, so failing to is no failure.
 * @param {string} url
 */
export function openPage(url) {
  const command = opener(url);
  if (!command) return;
  const [program, ...args] = command;
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}

/**
 * @param {string} url
 * @returns {[string, ...string[]] | null}
 */
function opener(url) {
  if (process.platform === 'darwin') return ['open', url];
  if (process.platform === 'win32') return ['cmd', '/c', 'start', '', url];
  // Without a desktop xdg-open may start a text browser on this very terminal.
  return process.env.DISPLAY || process.env.WAYLAND_DISPLAY ? ['xdg-open', url] : null;
}
