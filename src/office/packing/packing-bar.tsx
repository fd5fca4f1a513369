import { useStore } from '@nanostores/react';
import { type QueuedChange } from '#domain/packing/tick-queue.rules.ts';
import { $queue, $waiting, dismiss, undoQueuedChange } from '#office/packing/tick-queue.store.ts';
import type { StaffMe } from '#domain/staff/staff.contract.ts';

interface BarProps {
  packed: number;
  total: number;
  me: StaffMe;
  /** Last tick of a home; null when it cannot be undone. */
  undo: QueuedChange | null;
  onUndone(): void;
}

/** Bar at the foot of the screen: packing progress, state of saving, undo of the last tick, and refused changes. */
export function PackingBar({ packed, total, me, undo, onUndone }: BarProps) {
  const changes = useStore($queue, { ssr: () => [] });
  const offline = useStore($waiting, { ssr: () => false });
  const mine = changes.filter((one) => one.staffId === me.id && !one.refused);
  const others = changes.filter((one) => one.staffId !== me.id && !one.refused);
  const refused = changes.filter((one) => one.refused);
  return (
    <aside className="packing-bar" aria-label="How far it is">
      {refused.map((one) => (
        <p key={one.batch} className="notice notice-problem packing-refused">
          <span>
            <strong>{one.words}</strong>
            <span>{`: ${one.refused}`}</span>
          </span>
          <button type="button" className="button button-quiet" onClick={() => dismiss(one.batch)}>
            Put away
          </button>
        </p>
      ))}
      {others.length > 0 && (
        <p className="packing-others">
          {`${count(others.length)} of ${[...new Set(others.map(({ staffName }) => staffName))].join(', ')} wait here until they sign in.`}
        </p>
      )}
      <div className="packing-line">
        <p className="packing-count">
          <strong>{`${packed} of ${total}`}</strong> packed
          <progress value={packed} max={Math.max(total, 1)} aria-label="Packed" />
        </p>
        <p role="status" className="packing-saved">
          {mine.length === 0 ? 'All saved' : offline ? `${count(mine.length)} kept on this phone` : 'Saving…'}
        </p>
        {undo && (
          <button
            type="button"
            className="button button-quiet packing-undo"
            aria-label={`Undo ${undo.words}`}
            onClick={() => {
              undoQueuedChange(undo);
              onUndone();
            }}
          >
            Undo
          </button>
        )}
      </div>
    </aside>
  );
}

const count = (changes: number): string => (changes === 1 ? '1 tick' : `${changes} ticks`);
