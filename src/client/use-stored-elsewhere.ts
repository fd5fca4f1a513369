import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onChange` when another tab stores or removes a text under a name.
 * @param onChange called with the text, null once it is removed
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
