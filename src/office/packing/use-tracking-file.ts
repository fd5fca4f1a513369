import { useState } from 'react';
import { openList } from '#client/open-list.ts';
import { tableOf } from '#domain/lists/one-table.rules.ts';
import { type TrackingLayout, trackingLayout } from '#domain/packing/tracking.rules.ts';
import type { TrackingFile } from '#office/packing/courier-table.ts';

/**
 * Hook with the courier's table that was picked.
 * @param headings headings by which its columns are known
 */
export function useTrackingFile(headings: Parameters<typeof trackingLayout>[1]) {
  const [file, setFile] = useState<TrackingFile | null>(null);
  const [problem, setProblem] = useState('');
  return {
    file,
    /** Why the picked file could not be read; empty otherwise. */
    problem,
    async pick(chosen: File): Promise<void> {
      setProblem('');
      setFile(null);
      try {
        const read = tableOf(await openList(chosen));
        setFile({ name: chosen.name, read, layout: trackingLayout(read.rows, headings) });
      } catch (error) {
        setProblem((error as Error).message);
      }
    },
    setLayout: (layout: TrackingLayout) => setFile((now) => now && { ...now, layout }),
    leave: () => setFile(null),
  };
}
