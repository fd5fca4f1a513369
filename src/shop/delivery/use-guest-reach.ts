import { useEffect, useState } from 'react';
import { farSweets } from '#shop/delivery/far-sweets.ts';

/** What is said of sweets that some homes of the own guest list are too far for, by id. */
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
