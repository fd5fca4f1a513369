import { useEffect, useState, useSyncExternalStore } from 'react';
import { $coming } from '#client/api.ts';
import { loadedSoFar } from '#ui/skeleton.texts.ts';
import * as say from '#ui/ui.texts.ts';

/** Milliseconds after which users may doubt that it is still loading. */
const LONG = 4000;

/** Shows grey lines or tiles in place of loading content. After 4 s it also shows the kilobytes received so far. */
export function Skeleton({ lines = 0, tiles = 0 }: { lines?: number; tiles?: number }) {
  return (
    <div className={tiles > 0 ? 'tiles' : undefined} role="status">
      <span className="visually-hidden">{say.loading}</span>
      {Array.from({ length: lines }, (_, at) => (
        <span
          key={`line-${at}`}
          className={at === lines - 1 ? 'skeleton skeleton-text skeleton-short' : 'skeleton skeleton-text'}
        />
      ))}
      {Array.from({ length: tiles }, (_, at) => (
        <span key={`tile-${at}`} className="tile">
          <span className="skeleton skeleton-picture" />
          <span className="tile-body">
            <span className="skeleton skeleton-text" />
            <span className="skeleton skeleton-text skeleton-short" />
          </span>
        </span>
      ))}
      <StillLoading />
    </div>
  );
}

function StillLoading() {
  const [long, setLong] = useState(false);
  const kilobytes = Math.floor(useSyncExternalStore($coming.listen, $coming.get, () => 0) / 1024);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  if (!long) return null;
  return (
    <>
      <span className="soft">{say.stillLoading}</span>
      {/* Read aloud, it would never end. */}
      {kilobytes > 0 && (
        <span className="soft" aria-hidden="true">
          {` ${loadedSoFar(kilobytes)}`}
        </span>
      )}
    </>
  );
}
