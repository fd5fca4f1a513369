import { useEffect } from 'react';

/** Calls `onSeen` whenever somebody comes back to the page from another tab or program. */
export function useSeenAgain(onSeen: () => void): void {
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) onSeen();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [onSeen]);
}
