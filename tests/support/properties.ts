import fc from 'fast-check';

/**
 * Seed of property tests, fixed so that each run tries the same examples and fails only after a change. `PROPERTY_SEED`
 * sets another seed, `PROPERTY_RUNS` the number of examples.
 */
fc.configureGlobal({
  seed: Number(process.env['PROPERTY_SEED'] ?? 20_260_901),
  ...(process.env['PROPERTY_RUNS'] === undefined ? {} : { numRuns: Number(process.env['PROPERTY_RUNS']) }),
});
