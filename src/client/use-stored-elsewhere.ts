import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onChange` when another tab stores or removes the text under a storage key.
 * @param onChange called with the text; null when it was removed
 */
export function useStoredElsewhere(name: string, onChange: (text: string | null) => void): void {
  const hear = useEffectEvent(({ key, newValue }: StorageEvent): void => {
    if (key === name) onChange(newValue);
  });
  useEffect(() => {
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, []);
}
