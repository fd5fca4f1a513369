import type { Groups } from '#tests/bench/guard/compare.ts';
import { weighIslands } from '#tests/bench/guard/islands.ts';
import { countLines } from '#tests/bench/guard/lines.ts';
import { countSteps } from '#tests/bench/guard/steps.ts';
import { measureReceived } from '#tests/bench/received.ts';
import { site } from '#tests/bench/site.ts';

/** Measures the figures that are equal in each run: bytes of pages and islands, steps of rules, lines of code. */
export async function measureExact(): Promise<Groups> {
  const [received, islands, steps, lines] = await Promise.all([
    measureReceived(),
    weighIslands(site),
    countSteps(),
    countLines(),
  ]);
  const scripts = Object.entries(received.templates).map(([name, one]) => [name, one.scripts]);
  return {
    'scripts of a page, bytes after gzip': {
      ...Object.fromEntries(scripts),
      'service worker': received.serviceWorker,
    },
    'scripts of an island, bytes after gzip': { 'React, for every island': islands.renderer, ...islands.each },
    islands: { 'how many': islands.count },
    'a guest’s page, bytes over the wire': received.guestPage,
    'steps of rules for 5,000 homes': steps,
    'lines of code': lines,
  };
}
