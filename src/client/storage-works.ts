import { readStored, writeStored } from '#client/storage.ts';

/** Tells whether the browser can store data for the shop; without storage a session ends with the page. */
export function storageWorks(): boolean {
  const probe = 'shagun:probe';
  writeStored(probe, probe);
  const works = readStored(probe) === probe;
  writeStored(probe, null);
  return works;
}
