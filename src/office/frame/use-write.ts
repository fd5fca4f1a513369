import { useState } from 'react';
import type { CallResult } from '#client/api.ts';

/** Hook for what a button or form writes: whether it is under way, and why the last one failed. */
export function useWrite(): {
  busy: boolean;
  /** Sentence about what went wrong; empty when nothing did. */
  problem: string;
  setProblem(problem: string): void;
  /** Makes a call; returns its answer. */
  write<T>(work: () => Promise<CallResult<T>>): Promise<CallResult<T>>;
} {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  return {
    busy,
    problem,
    setProblem,
    async write(work) {
      setBusy(true);
      setProblem('');
      const answer = await work();
      setBusy(false);
      if (!answer.ok) setProblem(answer.message);
      return answer;
    },
  };
}
