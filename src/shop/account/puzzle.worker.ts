import { type Puzzle, solvePuzzle } from '#domain/session/puzzle.rules.ts';

// Solves one puzzle: tells how many parts are done, then the answer, or null where this browser cannot.
addEventListener('message', ({ data }: MessageEvent<Puzzle>) => {
  const tell = (what: number | string | null): void => postMessage(what);
  solvePuzzle(data, tell).then(tell, () => tell(null));
});
