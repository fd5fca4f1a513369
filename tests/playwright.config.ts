import { defineConfig } from '@playwright/test';
import { MINUTE } from '#lib/time.ts';
import { withoutPictures } from './support/browser.ts';

/** The longest wait for something to appear or to be pressed, in ms; less where faults are planted and many things never come. */
const patience = Number(process.env['PATIENCE'] ?? MINUTE);
const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };

/**
 * The built site, served by the real server, used as people use it; in the project `components` with answers of the API
 * that a test decides on.
 */
export default defineConfig({
  testDir: 'e2e',
  // Each run clears its own away, and nothing of another stage.
  outputDir: process.env['OUTPUT'] ?? '../test-results/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Limits that nothing meets but what hangs: a machine may be a tenth as quick as another.
  timeout: 15 * MINUTE,
  expect: { timeout: patience },
  // A log gets one line a file; its failures are told in full.
  reporter: [
    [process.stdout.isTTY ? 'list' : './support/file-reporter.ts'],
    ['json', { outputFile: process.env['REPORT'] ?? '../test-results/e2e.json' }],
  ],
  use: {
    actionTimeout: patience,
    navigationTimeout: 2 * MINUTE,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Its own test allows the service worker; elsewhere requests are watched and refused on purpose.
    serviceWorkers: 'block',
    // Recording every step doubles the time; `TRACE=1` does it for a test that is looked into.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Half of a page's work is moving and drawing; tests about motion or pictures ask for them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: withoutPictures,
  },
  projects: [
    { name: 'components', testDir: 'components', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    // Tagged @phone is what a phone shows or does otherwise and what people mostly do there; @both are the gravest ways,
    // and what looks otherwise at each width. Whatever does not depend on the width runs once.
    { name: 'phone', grep: /@phone|@both/, use: phone },
  ],
});
