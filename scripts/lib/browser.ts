import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

// The shell draws pages as the whole browser does, without its own windows, which cost a third of the time.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FOLDERS = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const WHAT =
  'a Chromium browser (CHROMIUM_PATH may say where one is, and `npx playwright install chromium` brings one)';

/** Arguments that keep the browser from calling anybody, and let it run as root. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Returns the browser of this machine: CHROMIUM_PATH, an installed one or Playwright's own; null when there is none.
 */
export function findBrowser(): string | null {
  const places = FOLDERS.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const installed = [process.env['CHROMIUM_PATH'] ?? '', ...places, MAC].find(
    (path) => path !== '' && existsSync(path),
  );
  if (installed) return installed;
  const { chromium } = createRequire(import.meta.url)('@playwright/test') as typeof import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/** Finds a browser or installs Debian's. @throws Error that says what to do where neither is possible. */
export function demandBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  installPackages(['chromium-headless-shell'], WHAT);
  return findBrowser() ?? missing(WHAT);
}

/** Installs Debian packages as root. @throws Error where that is not possible. */
export function installPackages(packages: string[], what: string): void {
  const possible = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!possible) missing(what);
  process.stdout.write(`Installing ${packages.join(' ')}…\n`);
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  execFileSync('apt-get', ['update', '-qq'], quiet);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
}

/** Stops with what the tests need. @throws Error */
export function missing(what: string): never {
  throw new Error(`The tests need ${what}. Please install it and run them again.`);
}
