import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { SECOND } from '#lib/time.ts';
import { freePort } from '#scripts/lib/postgres.ts';

/** Ms between two checks whether the shop serves. */
const LOOK = 100;

/** Copies the working tree's files, tracked and untracked but not ignored, to a folder. */
async function copyTracked(folder: string): Promise<void> {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of stdout.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(file, join(folder, file));
  }
}

/**
 * Starts the shop by `npm start` in a folder with its sources only; returns the seconds until the home page is served,
 * including the installation.
 * @throws Error when the process ends before
 */
export async function timeFirstStart(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-first-start-'));
  try {
    await copyTracked(folder);
    const port = await freePort();
    const began = performance.now();
    const child = spawn('npm', ['start'], {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PORT: String(port), NODE_ENV: 'development' },
    });
    try {
      const serves = (): Promise<boolean> =>
        fetch(`http://127.0.0.1:${port}/`).then(
          ({ ok }) => ok,
          () => false,
        );
      while (!(await serves())) {
        if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode} before it served.`);
        await pause(LOOK);
      }
      return (performance.now() - began) / SECOND;
    } finally {
      // The whole group: npm hands no signal to what it started.
      if (child.pid && child.exitCode === null) {
        process.kill(-child.pid, 'SIGTERM');
        await once(child, 'exit');
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
