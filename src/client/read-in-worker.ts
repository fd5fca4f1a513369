import type { GivenList } from '#client/open-list.ts';

/** Reads one list in this worker: says that it has begun, then gives what was read, or the sentence why nothing was. */
export function readInWorker(read: (list: GivenList) => unknown): void {
  addEventListener('message', ({ data }: MessageEvent<GivenList>) => {
    try {
      postMessage({ read: read(data) });
    } catch (error) {
      postMessage({ problem: (error as Error).message });
    }
  });
  postMessage({ began: true });
}
