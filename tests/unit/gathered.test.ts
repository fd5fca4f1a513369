import { beforeEach, describe, expect, it } from 'vitest';
import { gathered } from '#server/db/gathered.ts';

describe('many who ask for one thing each', () => {
  /** What was asked for at once, in the order of the questions, with how to answer each. */
  let questions: { keys: readonly string[]; answer(): void; fail(): void }[];
  let find: (key: string) => Promise<string | undefined>;
  beforeEach(() => {
    questions = [];
    find = gathered((keys) => {
      const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, string>>();
      questions.push({
        keys,
        answer: () => resolve(new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `of ${key}`]))),
        fail: () => reject(new Error('the store is away')),
      });
      return promise;
    });
  });
  const nextTurn = () => new Promise((done) => setImmediate(done));

  it('are asked for by one question, each once, and get each their own answer', async () => {
    const answers = Promise.all([find('a'), find('b'), find('nobody'), find('a')]);
    await nextTurn();
    expect(questions.map(({ keys }) => keys)).toEqual([['a', 'b', 'nobody']]);
    questions[0]?.answer();
    expect(await answers).toEqual(['of a', 'of b', undefined, 'of a']);
  });

  it('never get an answer to a question that was sent before they asked, and wait for one question alone', async () => {
    const first = find('a');
    await nextTurn();
    const later = Promise.all([find('a'), find('b')]);
    await nextTurn();
    expect(questions.map(({ keys }) => keys)).toEqual([['a']]);
    questions[0]?.answer();
    expect(await first).toBe('of a');
    await nextTurn();
    expect(questions.map(({ keys }) => keys)).toEqual([['a'], ['a', 'b']]);
    questions[1]?.answer();
    expect(await later).toEqual(['of a', 'of b']);
  });

  it('hear of a question that failed, and the next question is asked all the same', async () => {
    const failed = Promise.allSettled([find('a'), find('b')]);
    await nextTurn();
    const next = find('c');
    questions[0]?.fail();
    expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await nextTurn();
    questions[1]?.answer();
    expect(await next).toBe('of c');
  });
});
