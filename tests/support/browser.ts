import type { LaunchOptions } from '@playwright/test';
import { browserArgs, findBrowser } from '#scripts/lib/browser.ts';

const executablePath = findBrowser();

/** Launch options of a browser that loads images. */
export const withPictures: LaunchOptions = { args: browserArgs, ...(executablePath ? { executablePath } : {}) };

/**
 * Launch options of a browser that loads no images, which most tests do not need and which take a fifth of a page's
 * time.
 */
export const withoutPictures: LaunchOptions = {
  ...withPictures,
  args: [...browserArgs, '--blink-settings=imagesEnabled=false'],
};

/** Options for `test.use` in tests of animations; all others run with reduced motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' as const } };

/** Launch options of a browser that loads neither images nor fonts, for who looks at texts alone. */
export const withTextsAlone: LaunchOptions = {
  ...withoutPictures,
  args: [...(withoutPictures.args ?? []), '--disable-remote-fonts'],
};
