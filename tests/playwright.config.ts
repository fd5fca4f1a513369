import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from '../scripts/lib/browser.ts';

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };
const executablePath = findBrowser();

/** The built site, served by the real server, used as people use it. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  // A second try covers a machine that stood still for a while; the report names what needed it.
  retries: 1,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Its own test allows the service worker; elsewhere requests are watched and refused on purpose.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: { args: browserArgs, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: /\.(no-script|reduced-motion)\.spec\.ts/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    { name: 'phone', testMatch: /\.(shopper|axe)\.spec\.ts/, use: phone },
    { name: 'no-script', testMatch: /\.no-script\.spec\.ts/, use: { ...phone, javaScriptEnabled: false } },
    {
      name: 'reduced-motion',
      testMatch: /\.reduced-motion\.spec\.ts/,
      use: { ...phone, contextOptions: { reducedMotion: 'reduce' as const } },
    },
  ],
});
