import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { alone } from '#scripts/lib/lock.ts';

describe('work that is done alone', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-lock-'));
    file = join(folder, 'building');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('waits for its turn, also within one process, and leaves nothing behind', async () => {
    const order: string[] = [];
    let finish = (): void => undefined;
    const first = alone(file, () => new Promise<void>((done) => {
      order.push('first begins');
      finish = () => {
        order.push('first ends');
        done();
      };
    }));
    let waits = (): void => undefined;
    const waiting = new Promise<void>((done) => {
      waits = done;
    });
    const second = alone(file, async () => void order.push('second'), () => waits());
    await waiting;
    finish();
    await Promise.all([first, second]);
    expect(order).toEqual(['first begins', 'first ends', 'second']);
    expect(await readdir(folder)).toEqual([]);
  });

  it('gives the lock back when it fails', async () => {
    await expect(alone(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await alone(file, async () => 'next')).toBe('next');
  });

  it.each([
    ['of a process that is gone', '999999999', 0],
    ['of an earlier life of a container, with the same number', String(process.pid), 0],
    ['that has been silent for long', '1', 120_000],
    ['with nothing in it', '', 0],
  ])('takes over a lock %s', async (_whose, pid, age) => {
    await writeFile(file, pid);
    const then = new Date(Date.now() - age);
    await utimes(file, then, then);
    expect(await alone(file, async () => 'done')).toBe('done');
  });

  it('fails in words instead of trying for ever where nothing can be written', async () => {
    await writeFile(join(folder, 'no-folder'), '');
    await expect(alone(join(folder, 'no-folder', 'building'), async () => 'never')).rejects.toThrow();
  });
});
