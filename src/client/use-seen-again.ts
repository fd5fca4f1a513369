import { useEffect, useEffectEvent } from 'react';

/** Calls `onSeen` whenever somebody comes back to the page from another tab or program, or by the browser's own Back. */
export function useSeenAgain(onSeen: () => void): void {
  const look = useEffectEvent(() => {
    if (!document.hidden) onSeen();
  });
  useEffect(() => {
    const seen = (): void => look();
    const restored = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) look();
    };
    document.addEventListener('visibilitychange', seen);
    addEventListener('pageshow', restored);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('pageshow', restored);
    };
  }, []);
}
