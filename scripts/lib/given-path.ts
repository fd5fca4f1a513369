import { resolve } from 'node:path';

/**
 * Returns the absolute path of a path from the command line, which is relative to the folder in which the person
 * stands. `scripts/run.mjs` names that folder in `RUN_FROM`, because programs work in the folder of the project.
 */
export const givenPath = (given: string): string => resolve(process.env['RUN_FROM'] ?? '.', given);

/** Returns the absolute path of a place in the data folder, without reading any other setting. */
export const dataPath = (...parts: string[]): string => resolve(process.env['DATA_DIR'] || '.data', ...parts);
