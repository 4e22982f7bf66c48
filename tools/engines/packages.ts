import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const LIBRARIES = '/usr/lib';

/** What Debian calls the other two engines, and the screen for them; and how to see that it is there. */
const WANTED: Record<string, () => boolean> = {
  'firefox-esr': () => existsSync('/usr/bin/firefox-esr'),
  'webkit2gtk-driver': () => existsSync('/usr/bin/WebKitWebDriver') && miniBrowser() !== null,
  xvfb: () => existsSync('/usr/bin/Xvfb'),
};

/** WebKit in a window, which the driver drives; it lies among the libraries, in a folder named after the machine and the version. */
export function miniBrowser(): string | null {
  const found = readdirSync(LIBRARIES)
    .flatMap((machine) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((folder) => join(LIBRARIES, machine, folder)),
    )
    .map((folder) => join(folder, 'MiniBrowser'));
  return found.find((file) => existsSync(file)) ?? null;
}

const missing = (): string[] => Object.keys(WANTED).filter((name) => !WANTED[name]?.());

/** Installs what can be installed without asking. Returns what is still missing, in words; nothing: all is there. */
export function needEngines(): string | null {
  if (missing().length === 0) return null;
  const debian = existsSync('/etc/debian_version');
  if (debian && process.getuid?.() === 0) {
    console.log(`Installing Debian’s ${missing().join(', ')}.`);
    spawnSync('apt-get', ['update'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing()], { stdio: 'inherit' });
  }
  const left = missing();
  if (left.length === 0) return null;
  return debian
    ? `${left.join(', ')} not found. Run this once:  sudo apt-get install -y ${left.join(' ')}`
    : `${left.join(', ')} not found: this check knows how to start them on Debian and its kin.`;
}
