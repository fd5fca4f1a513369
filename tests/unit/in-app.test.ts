import { describe, expect, it } from 'vitest';
import { cannotFrame } from '#domain/payments/in-app.rules.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A546E';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

const inApps = [
  `${IPHONE} Mobile/22B83 Instagram 357.0.0.27.100 (iPhone14,5; iOS 18_1)`,
  `${IPHONE} Mobile/22B83 [FBAN/FBIOS;FBAV/490.0.0.46.111]`,
  `${ANDROID} Build/UP1A; wv) ${CHROME} [FB_IAB/Orca-Android;FBAV/480.0.0.30.109;]`,
  `${ANDROID} Build/UP1A; wv) ${CHROME}`,
  `${ANDROID}) ${CHROME} OPR/86.0.4550.80312`,
  'Opera/9.80 (Android; Opera Mini/81.0.2254/191.321; U; en) Presto/2.12.423 Version/12.16',
  `${ANDROID}) AppleWebKit/537.36 UCBrowser/13.4.0.1306 Mobile Safari/537.36`,
];

const browsers = [
  `${ANDROID}) ${CHROME}`,
  `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 OPR/116.0.0.0',
  'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
];

describe('whoever pays', () => {
  it.each(inApps)('leaves the page for it in %s', (agent) => {
    expect(cannotFrame(agent)).toBe(true);
  });

  it.each(browsers)('pays over the page in %s', (agent) => {
    expect(cannotFrame(agent)).toBe(false);
  });
});
