import { useEffect, useEffectEvent } from 'react';
import { onSeenAgain } from '#client/seen-again.ts';

/** Calls `onSeen` whenever the user returns to the page from another tab or program, or by Back. */
export function useSeenAgain(onSeen: () => void): void {
  const look = useEffectEvent(onSeen);
  useEffect(() => onSeenAgain(() => look()), []);
}
