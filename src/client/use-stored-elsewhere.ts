import { useEffect, useRef } from 'react';

/** Hears what other tabs store under a name, or that they removed it. @param onChange called with the text, null once it is gone */
export function useStoredElsewhere(name: string, onChange: (text: string | null) => void): void {
  const heard = useRef(onChange);
  heard.current = onChange;
  useEffect(() => {
    const listen = ({ key, newValue }: StorageEvent): void => {
      if (key === name) heard.current(newValue);
    };
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }, [name]);
}
