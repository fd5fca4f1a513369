import { findBrowser } from '#scripts/lib/browser.ts';
import type { Finding } from '#scripts/lib/doctor/finding.ts';
import { findNginx } from '#scripts/lib/nginx.ts';
import { findPostgres } from '#scripts/lib/postgres.ts';

/** Returns a finding for each program that only the tests need: browser, nginx and PostgreSQL. */
export function toolFindings(): Finding[] {
  const tools = [
    { place: findBrowser(), name: 'Chromium, for the browser tests', otherwise: ', else set CHROMIUM_PATH' },
    { place: findNginx(), name: 'nginx, for the tests of the host files', otherwise: '' },
    { place: findPostgres(), name: 'PostgreSQL, for the API tests', otherwise: '' },
  ];
  return tools.map(({ place, name, otherwise }) => ({
    is: place === null ? 'note' : 'good',
    words: place === null ? `no ${name}; npm test installs it as root on Debian${otherwise}` : `${name}: ${place}`,
    forDevelopers: true,
  }));
}
