import { useRef } from 'react';
import type { CallResult } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { useProof } from '#office/frame/use-proof.tsx';
import { useWrite } from '#office/frame/use-write.ts';

/**
 * Hook that changes something about the staff, one thing at a time.
 * @param onDone called after a change
 */
export function useActing(onDone: () => void) {
  const { proven, dialog } = useProof();
  const { problem, write } = useWrite();
  const acting = useRef(false);
  return {
    proven,
    /** Dialog that asks who is there. */
    dialog,
    problem,
    /**
     * Runs a change with a recent sign-in and says that it is done. Returns the data; null after a failure or while
     * another change runs.
     */
    async act<T>(work: () => Promise<CallResult<T>>, done: string): Promise<T | null> {
      // A second press of what is under way is none.
      if (acting.current) return null;
      acting.current = true;
      const answer = await write(() => proven(work));
      acting.current = false;
      if (!answer.ok) return null;
      toast(done, { kind: 'done' });
      onDone();
      return answer.data;
    },
  };
}
