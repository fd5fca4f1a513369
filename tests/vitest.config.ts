import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { MINUTE } from '#lib/time.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const project = (name: string, timeout: number) => ({
  extends: true as const,
  // Two builds at once would share their folder.
  test: {
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    testTimeout: timeout,
    hookTimeout: timeout,
    // What is waited for may take as long as a test: a second, as of itself, is little on a busy machine.
    expect: { poll: { timeout: timeout / 2 } },
    fileParallelism: name !== 'site',
    ...(['unit', 'api'].includes(name) ? { setupFiles: ['tests/support/properties.ts'] } : {}),
    // The server's modules keep nothing between shops, so one process serves many files without reading them again.
    ...(name === 'api' ? { isolate: false, globalSetup: 'tests/support/store-models.ts' } : {}),
  },
});

/** Unit tests of rules and stores, the demonstration's catalogue and its drawings, the API in process, and the built site read as files. */
export default defineConfig({
  root,
  test: {
    environment: 'node',
    passWithNoTests: false,
    // One line a file: neither its slow tests nor what passing ones print.
    slowTestThreshold: Infinity,
    silent: 'passed-only',
    // Unless told, a machine of two cores gets one: while a test waits for a store, another one can work.
    maxWorkers: 2,
    // A limit that nothing meets but what hangs: a machine may be a tenth as quick as another.
    projects: [
      project('unit', 10 * MINUTE),
      project('art', 10 * MINUTE),
      project('api', 15 * MINUTE),
      project('site', 30 * MINUTE),
    ],
  },
});
