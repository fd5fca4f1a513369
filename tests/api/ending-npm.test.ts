import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePort } from '#scripts/lib/postgres.ts';
import { emptyShop } from '#tests/support/engines.ts';

/** Starts a program, in an environment of its own, and waits until it says these words. */
async function start(command: string, env: Record<string, string>, words: string): Promise<ChildProcess> {
  const [program = '', ...args] = command.split(' ');
  const started = spawn(program, args, {
    env: { PATH: process.env['PATH'], HOME: env['DATA_DIR'], npm_config_update_notifier: 'false', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  await new Promise<void>((done, fail) => {
    const hear = (part: Buffer): void => {
      said += part.toString();
      if (said.includes(words)) done();
    };
    for (const stream of [started.stdout, started.stderr]) stream.on('data', hear);
    started.once('close', () => fail(new Error(`It ended: ${said}`)));
  });
  return started;
}

/** Returns the code of the fault that a connection to a port of this machine meets. */
async function faultAt(port: string): Promise<string> {
  const [fault] = (await once(connect(Number(port), '127.0.0.1'), 'error')) as [NodeJS.ErrnoException];
  return fault.code ?? '';
}

describe.concurrent('the end of npm', () => {
  it.for(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)(
    'by %s ends its server and frees the port',
    async (signal) => {
      const { env, remove } = await emptyShop('sqlite');
      const port = String(await freePort());
      const npm = await start('npm run server', { ...env, PORT: port }, 'The API answers at');
      // The output ends with the last process that writes to it.
      const ended = once(npm, 'close');
      npm.kill(signal);
      await ended;
      expect(await faultAt(port)).toBe('ECONNREFUSED');
      await remove();
    },
  );

  it('or of what npm runs, by SIGKILL, ends the server as well', async () => {
    const { env, remove } = await emptyShop('sqlite');
    const runner = await start('node scripts/run.mjs server', env, 'The API answers at');
    const ended = once(runner, 'close');
    runner.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    await remove();
  });

  it('by SIGKILL ends a publisher that watches', async () => {
    const { env, remove } = await emptyShop('sqlite');
    const api = `http://127.0.0.1:${await freePort()}`;
    const npm = await start(`npm run publish -- --watch --api ${api}`, env, 'There is no site yet.');
    const ended = once(npm, 'close');
    npm.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    await remove();
  });
});
