import type { LaunchOptions } from '@playwright/test';
import { browserArgs, findBrowser } from '#scripts/lib/browser.ts';

const executablePath = findBrowser();

/** A browser that shows pictures. */
export const withPictures: LaunchOptions = { args: browserArgs, ...(executablePath ? { executablePath } : {}) };

/** A browser that asks for no picture: most tests look at none, and loading and drawing them is a fifth of a page's work. */
export const withoutPictures: LaunchOptions = {
  ...withPictures,
  args: [...browserArgs, '--blink-settings=imagesEnabled=false'],
};

/** For `test.use` where things move: elsewhere the shop holds still, as it does for people who ask for that. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' as const } };
