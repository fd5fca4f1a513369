import { readFile } from 'node:fs/promises';

/** Reads a JSON file; returns `otherwise` when it cannot be read or parsed. */
export const readJson = <T>(file: string, otherwise: T): Promise<T> =>
  readFile(file, 'utf8').then(JSON.parse, () => otherwise);
