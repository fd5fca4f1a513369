import { measureReceived } from '#tests/bench/received.ts';

/**
 * Measures and prints the gzip bytes of each page template and of the scripts that load without interaction, and a
 * guest's page over the wire.
 */
export async function printBytes(say: (line: string) => void): Promise<void> {
  const { templates, guestPage, serviceWorker } = await measureReceived();
  say('page, left alone for five seconds   HTML gzip   scripts gzip, those within the HTML too');
  for (const [name, { html, scripts }] of Object.entries(templates))
    say(`${name.padEnd(36)}${`${html} B`.padStart(9)}${`${scripts} B`.padStart(15)}`);
  say(`${'service worker, once for all pages'.padEnd(45)}${`${serviceWorker} B`.padStart(15)}`);
  say('a guest’s page, bytes over the wire');
  for (const [kind, bytes] of Object.entries(guestPage)) say(`${kind.padEnd(36)}${`${bytes} B`.padStart(9)}`);
}
