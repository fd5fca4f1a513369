import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { SECOND } from '#lib/time.ts';
import { TELLS_NOTHING } from '#scripts/lib/mutation.ts';

/** The tests that answer for one group of files; `npm run mutate` names them. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    environment: 'node',
    include: process.env['MUTATION_TESTS']?.split('\n') ?? [],
    exclude: TELLS_NOTHING,
    // Properties try the same examples as in every other run.
    setupFiles: ['tests/support/properties.ts'],
    // One worker loads the program once for all files; each mutant then costs its tests and not the loading as well.
    isolate: false,
    testTimeout: 30 * SECOND,
    hookTimeout: 30 * SECOND,
  },
});
