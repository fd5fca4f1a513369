import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { alone } from '#publish/lock.ts';

describe('work that is done alone', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-lock-'));
    file = join(folder, 'building');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const holder = (...args: string[]) =>
    fork(fileURLToPath(new URL('../support/lock-holder.ts', import.meta.url)), [file, ...args], { execArgv: [] });

  it('waits for its turn, also within one process, and says so once', async () => {
    const order: string[] = [];
    let finish = (): void => undefined;
    let begun = (): void => undefined;
    const began = new Promise<void>((done) => {
      begun = done;
    });
    const first = alone(
      file,
      () =>
        new Promise<void>((done) => {
          begun();
          finish = () => {
            order.push('first ends');
            done();
          };
        }),
    );
    await began;
    const second = alone(
      file,
      async () => void order.push('second'),
      () => {
        order.push('second waits');
        finish();
      },
    );
    await Promise.all([first, second]);
    expect(order).toEqual(['second waits', 'first ends', 'second']);
  });

  it('gives the lock back when it fails', async () => {
    await expect(alone(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await alone(file, async () => 'next')).toBe('next');
  });

  it('goes on at once after a process that was killed at work', async () => {
    const killed = holder();
    await once(killed, 'message');
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const waits: string[] = [];
    expect(
      await alone(
        file,
        async () => 'done',
        () => waits.push('waited'),
      ),
    ).toBe('done');
    expect(waits).toEqual([]);
  });

  it('is never done by two at once, in one process or in several', async () => {
    const counter = join(folder, 'counter');
    await writeFile(counter, '0');
    const others = [1, 2].map(() => once(holder(counter, '5'), 'exit'));
    const here = Array.from({ length: 5 }, () =>
      alone(file, async () => {
        const before = Number(await readFile(counter, 'utf8'));
        await writeFile(counter, String(before + 1));
      }),
    );
    await Promise.all([...others, ...here]);
    expect(await readFile(counter, 'utf8')).toBe('15');
  });

  it('fails in words instead of trying for ever where nothing can be written', async () => {
    await writeFile(join(folder, 'no-folder'), '');
    await expect(alone(join(folder, 'no-folder', 'building'), async () => 'never')).rejects.toThrow();
  });
});
