/** Grey shapes in the place of what is loading: lines of text, or tiles. */
export function Skeleton({ lines = 0, tiles = 0 }: { lines?: number; tiles?: number }) {
  return (
    <div className={tiles > 0 ? 'tiles' : undefined} role="status">
      <span className="visually-hidden">Loading</span>
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
    </div>
  );
}
