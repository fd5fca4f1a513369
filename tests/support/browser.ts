import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/** What keeps the browser from calling anybody, and lets it run as root. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser of this machine; null when there is none. */
export function findBrowser(): string | null {
  return [process.env['CHROMIUM_PATH'] ?? '', ...PLACES].find((path) => path !== '' && existsSync(path)) ?? null;
}

/** Finds a browser or installs Debian's. @throws Error that says what to do where neither is possible. */
export function demandBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  installPackages(['chromium'], 'a Chromium browser (or set CHROMIUM_PATH)');
  return findBrowser() ?? missing('a Chromium browser (or set CHROMIUM_PATH)');
}

/** Installs Debian packages as root. @throws Error where that is not possible. */
export function installPackages(packages: string[], what: string): void {
  const possible = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!possible) missing(what);
  process.stdout.write(`Installing ${packages.join(' ')}…\n`);
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  execFileSync('apt-get', ['update', '-qq'], quiet);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
}

function missing(what: string): never {
  throw new Error(`The tests need ${what}. Please install it and run them again.`);
}
