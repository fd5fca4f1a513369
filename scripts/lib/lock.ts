import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Time between two tries, in ms. */
const AGAIN = 250;

/** True while the process of a lock lives; the lock of a dead one holds nobody up. */
async function isHeld(file: string): Promise<boolean> {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  if (pid === process.pid) return true;
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    // Another user's process may not be asked, but it is there.
    return (error as { code?: string }).code === 'EPERM';
  }
}

/** Does work that only one process of a machine may do at a time; others wait for it. */
export async function alone<T>(file: string, work: () => Promise<T>, onWait: () => void = () => undefined): Promise<T> {
  await mkdir(dirname(file), { recursive: true });
  for (let waited = false; ; waited = true) {
    const taken = await writeFile(file, String(process.pid), { flag: 'wx' }).then(() => true, () => false);
    if (taken) break;
    if (!(await isHeld(file))) await rm(file, { force: true });
    else {
      if (!waited) onWait();
      await pause(AGAIN);
    }
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}
