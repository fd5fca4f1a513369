import { useEffect, useState } from 'react';
import { farSweets } from '#shop/delivery/far-sweets.ts';

/**
 * Loads notes about sweets that would not arrive fresh at some homes of the guest list, by sweet id; empty until they
 * are loaded.
 */
export function useGuestReach(): ReadonlyMap<string, string> {
  const [far, setFar] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let current = true;
    void farSweets().then((found) => current && setFar(found));
    return () => {
      current = false;
    };
  }, []);
  return far;
}
