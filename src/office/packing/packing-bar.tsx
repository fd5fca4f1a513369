import { useStore } from '@nanostores/react';
import { $ticks, lastTick, NO_TICKS, undoLastTick } from '#office/packing/packing-ticks.store.ts';
import { $queue, $waiting, dismiss } from '#office/packing/tick-queue.store.ts';
import { DAY } from '#lib/time.ts';
import type { StaffMe } from '#domain/staff/staff.contract.ts';
import * as say from '#office/packing/packing.texts.ts';
import { Inserted } from '#ui/inserted.tsx';

interface BarProps {
  packed: number;
  total: number;
  me: StaffMe;
}

/** Bar at the foot of the screen: packing progress, state of saving, undo of the last tick, and refused changes. */
export function PackingBar({ packed, total, me }: BarProps) {
  const changes = useStore($queue, { ssr: () => [] });
  const offline = useStore($waiting, { ssr: () => false });
  useStore($ticks, { ssr: () => NO_TICKS });
  const undo = lastTick();
  const mine = changes.filter((one) => one.staffId === me.id && !one.refused);
  const others = changes.filter((one) => one.staffId !== me.id && !one.refused);
  // Of somebody who does not come back, such as one who was dismissed: others tick what is packed.
  const left = others.filter(({ at }) => Date.now() - Date.parse(at) > DAY);
  const refused = changes.filter((one) => one.refused);
  return (
    <aside className="packing-bar" aria-label={say.progressHeard}>
      {refused.map((one) => (
        <p key={one.batch} className="notice notice-problem packing-refused">
          <span>
            <strong>{one.words}</strong>
            <span>{`: ${one.refused}`}</span>
          </span>
          <button type="button" className="button button-quiet" onClick={() => dismiss(one.batch)}>
            {say.dismiss}
          </button>
        </p>
      ))}
      {others.length > 0 && (
        <p className="packing-others">
          <span>
            {say.changesOfOthers(others.length, [...new Set(others.map(({ staffName }) => staffName))].join(', '))}
          </span>
          {left.length > 0 && (
            <button
              type="button"
              className="button button-plain"
              onClick={() => left.forEach(({ batch }) => dismiss(batch))}
            >
              {say.dismissChanges(left.length)}
            </button>
          )}
        </p>
      )}
      <div className="packing-line">
        <p className="packing-count">
          <Inserted text={say.countPacked} parts={{ count: <strong>{say.packedOfTotal(packed, total)}</strong> }} />
          <progress value={packed} max={Math.max(total, 1)} aria-label={say.packed} />
        </p>
        <p role="status" className="packing-saved">
          {mine.length === 0 ? say.allSaved : offline ? say.changesKept(mine.length) : say.saving}
        </p>
        {undo && (
          <button
            type="button"
            className="button button-quiet packing-undo"
            aria-label={say.undoHeard(undo.words)}
            onClick={undoLastTick}
          >
            {say.undo}
          </button>
        )}
      </div>
    </aside>
  );
}
