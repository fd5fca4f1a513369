import { expect, it } from 'vitest';
import { eachAtOnce } from '#publish/files.ts';

it('tells a failure once nobody is at work any more, and begins nothing after it', async () => {
  const files = Array.from({ length: 1000 }, (_, at) => `${at}.html`);
  let [begun, ended] = [0, 0];
  const slow = Promise.withResolvers<void>();
  const work = eachAtOnce(files, async (file) => {
    begun += 1;
    if (file === '1.html') throw new Error('The disk is full.');
    if (file === '0.html') await slow.promise;
    ended += 1;
  });
  setImmediate(() => slow.resolve());
  const told = await work.then(
    () => 'nothing',
    (error: Error) => [error.message, ended],
  );
  expect(told).toEqual(['The disk is full.', begun - 1]);
  expect(begun).toBeLessThan(files.length / 2);
});

it('does the work of every file once', async () => {
  const files = Array.from({ length: 50 }, (_, at) => `${at}.html`);
  const done: string[] = [];
  await eachAtOnce(files, async (file) => {
    done.push(file);
  });
  expect(done.toSorted()).toEqual(files.toSorted());
});
