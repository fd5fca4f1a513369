import { readStored, writeStored } from '#client/storage.ts';

/** False in a browser that keeps nothing for the shop; a session then ends with the page. */
export function storageWorks(): boolean {
  const probe = 'shagun:probe';
  writeStored(probe, probe);
  const works = readStored(probe) === probe;
  writeStored(probe, null);
  return works;
}
