import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openList } from '#client/open-list.ts';

type Tell = (event: { data?: unknown }) => void;

/** A worker that does what a test says when it begins and when it is given a list. */
function workerThat(
  begin: (tell: Tell, fail: Tell) => void,
  read: (tell: Tell, fail: Tell, list: unknown) => void = () => undefined,
) {
  const ended = vi.fn();
  class Made {
    #tell: Tell = () => undefined;
    #fail: Tell = () => undefined;
    constructor() {
      queueMicrotask(() => begin(this.#tell, this.#fail));
    }
    addEventListener(type: string, listener: Tell): void {
      if (type === 'error') this.#fail = listener;
      else this.#tell = listener;
    }
    postMessage(list: unknown): void {
      read(this.#tell, this.#fail, list);
    }
    terminate = ended;
  }
  vi.stubGlobal('Worker', Made);
  return ended;
}
const begins = (tell: Tell): void => tell({ data: { began: true } });

describe('a list that is opened', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is what the worker read, and the worker ends', async () => {
    const book = { sheets: [], text: 'x' };
    const ended = workerThat(begins, (tell) => tell({ data: { read: book } }));
    await expect(openList('Asha,98')).resolves.toBe(book);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('has the name of the file beside its bytes', async () => {
    const given: unknown[] = [];
    workerThat(begins, (tell, _, list) => {
      given.push(list);
      tell({ data: { problem: 'No.' } });
    });
    await openList(new File(['x'], 'a.vcf')).catch(() => undefined);
    expect(given).toEqual([{ content: Uint8Array.of(120), name: 'a.vcf' }]);
  });

  it('has the sentence of the worker', async () => {
    workerThat(begins, (tell) => tell({ data: { problem: 'This file cannot be read.' } }));
    await expect(openList(new File(['x'], 'a.xls'))).rejects.toThrow('This file cannot be read.');
  });

  it.each([
    ['is missing', () => vi.stubGlobal('Worker', undefined)],
    ['cannot be loaded', () => workerThat((_, fail) => fail({}))],
  ])('is read on the page where the worker %s', async (_, prepare) => {
    prepare();
    const { sheets } = await openList(new File(['Name,Mobile\nAsha,98'], 'a.csv'));
    expect(sheets[0]?.rows).toHaveLength(2);
    await expect(openList(new File(['a'.repeat(5_000_001)], 'a.csv'))).rejects.toThrow('larger than 5 MB');
  });

  it('is read on the page where the worker does not begin', async () => {
    workerThat(() => undefined);
    const opened = openList('Asha,98');
    await vi.advanceTimersByTimeAsync(20_000);
    await expect(opened).resolves.toMatchObject({ text: 'Asha,98' });
  });

  it('ends with a sentence where reading takes too long', async () => {
    const ended = workerThat(begins);
    const opened = openList('Asha,98').catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(20_000);
    await expect(opened).resolves.toContain('longer than 20 seconds');
    expect(ended).toHaveBeenCalledOnce();
  });

  it('is not read once more on the page where the worker breaks down', async () => {
    workerThat(begins, (_, fail) => fail({}));
    await expect(openList('Asha,98')).rejects.toThrow('far larger inside');
  });

  it('is refused by its size, or when the file is gone', async () => {
    await expect(openList('a'.repeat(20_000_001))).rejects.toThrow('larger than 20 MB');
    const gone = Object.assign(new File([], 'a.csv'), { arrayBuffer: () => Promise.reject(new Error('NotReadable')) });
    await expect(openList(gone)).rejects.toThrow('can no longer open the file');
  });
});
