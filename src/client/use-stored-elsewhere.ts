import { useEffect, useEffectEvent } from 'react';

/** Hears what other tabs store under a name, or that they removed it. @param onChange called with the text, null once it is gone */
export function useStoredElsewhere(name: string, onChange: (text: string | null) => void): void {
  const hear = useEffectEvent(({ key, newValue }: StorageEvent): void => {
    if (key === name) onChange(newValue);
  });
  useEffect(() => {
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, []);
}
