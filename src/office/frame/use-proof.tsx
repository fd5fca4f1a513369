import { type ReactNode, Suspense, useState } from 'react';
import type { CallResult } from '#client/api.ts';
import * as say from '#office/frame/frame.texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

const WaysIn = lazyPart(async () => (await import('#office/frame/sign-in.tsx')).WaysIn);

interface Waiting {
  goOn(): void;
  giveUp(): void;
}

const asksForProof = <T,>(answer: CallResult<T>): boolean =>
  !answer.ok && (answer.data as { code?: unknown } | undefined)?.code === 'staff-proof';

/**
 * Hook for calls that need a recent sign-in: when the server requires one, opens a sign-in dialog and repeats the call
 * after it. Closing the dialog returns the server's refusal.
 */
export function useProof(): {
  proven<T>(act: () => Promise<CallResult<T>>): Promise<CallResult<T>>;
  dialog: ReactNode;
} {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const proven = async <T,>(act: () => Promise<CallResult<T>>): Promise<CallResult<T>> => {
    const answer = await act();
    if (!asksForProof(answer)) return answer;
    return new Promise((done) => {
      setWaiting({
        goOn: () => void act().then(done),
        giveUp: () => done(answer),
      });
    });
  };
  const close = (then: 'goOn' | 'giveUp'): void => {
    waiting?.[then]();
    setWaiting(null);
  };
  const dialog = (
    <Dialog title={say.signInOnceMore} open={waiting !== null} onClose={() => close('giveUp')}>
      <p>{say.whyOnceMore}</p>
      <Suspense fallback={<Skeleton lines={2} />}>
        <WaysIn onIn={() => close('goOn')} />
      </Suspense>
    </Dialog>
  );
  return { proven, dialog };
}
