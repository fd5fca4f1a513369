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

/** Arguments that disable the browser's own network requests, and permit it to run as root. */
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
 * Returns the path of a Chromium browser: `CHROMIUM_PATH`, else an installed one, else Playwright's own; null when
 * there is none.
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

/**
 * Returns the path of a Chromium browser; installs Debian's package when there is none.
 * @throws Error with instructions when it cannot be installed
 */
export function demandBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  installPackages(['chromium-headless-shell'], WHAT);
  return findBrowser() ?? missing(WHAT);
}

/**
 * Installs Debian packages.
 * @param what name of the program for the message
 * @throws Error when the process is not root or has no `apt-get`, or the installation fails
 */
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

/** Throws the error for a program that the tests need and that is not installed. @throws Error always */
export function missing(what: string): never {
  throw new Error(`The tests need ${what}. Please install it and run them again.`);
}
