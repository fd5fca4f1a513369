import { type Puzzle, solvePuzzle } from '#domain/session/puzzle.rules.ts';

/**
 * Solves a puzzle in a worker, so that the page stays responsive; on the main thread when the worker fails.
 * @param onPart called with the number of solved parts
 */
export async function solvePuzzleInWorker(puzzle: Puzzle, onPart: (done: number) => void): Promise<string> {
  try {
    return await inWorker(puzzle, onPart);
  } catch {
    return solvePuzzle(puzzle, onPart);
  }
}

async function inWorker(puzzle: Puzzle, onPart: (done: number) => void): Promise<string> {
  const worker = new Worker(new URL('./puzzle.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('error', reject);
      worker.addEventListener('message', ({ data }: MessageEvent<number | string | null>) => {
        if (typeof data === 'number') onPart(data);
        else if (data === null) reject(new Error('The puzzle was not solved.'));
        else resolve(data);
      });
      worker.postMessage(puzzle, []);
    });
  } finally {
    worker.terminate();
  }
}
