import fc from 'fast-check';

/**
 * Property tests try the same examples in each run, so that what turns a run red is the change and not the draw.
 * `PROPERTY_SEED` draws others and `PROPERTY_RUNS` draws more of them.
 */
fc.configureGlobal({
  seed: Number(process.env['PROPERTY_SEED'] ?? 20_260_901),
  ...(process.env['PROPERTY_RUNS'] === undefined ? {} : { numRuns: Number(process.env['PROPERTY_RUNS']) }),
});
