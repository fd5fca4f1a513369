import * as say from '#lib/lib.texts.ts';

// By hand: the names of four browsers and five systems do; bowser brings 8 KB to the page that signs in.

/**
 * Returns a readable device name from a browser's user agent: `Chrome on Android`. Unknown browsers are `a browser`; an
 * unknown system is left out.
 */
export function deviceName(agent: string): string {
  const browser = /Edg\//.test(agent)
    ? 'Edge'
    : /Firefox\//.test(agent)
      ? 'Firefox'
      : /Chrome\//.test(agent)
        ? 'Chrome'
        : /Safari\//.test(agent)
          ? 'Safari'
          : say.unknownBrowser;
  const system = /Android/.test(agent)
    ? 'Android'
    : /iPhone|iPad/.test(agent)
      ? 'iPhone'
      : /Mac OS/.test(agent)
        ? 'Mac'
        : /Windows/.test(agent)
          ? 'Windows'
          : /Linux/.test(agent)
            ? 'Linux'
            : '';
  return system ? say.browserOnSystem(browser, system) : browser;
}
