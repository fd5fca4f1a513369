import type { Conflict } from '#domain/guests/guest-merge.rules.ts';
import * as say from '#shop/guests/one-guest.texts.ts';
import { Inserted } from '#ui/inserted.tsx';

interface ConflictsProps {
  conflicts: readonly Conflict[];
  onUse(conflict: Conflict): void;
}

/**
 * Shows the fields that were changed both in the form and in the stored guest, each with a button to use the stored
 * value; shows nothing without conflicts.
 */
export function Conflicts({ conflicts, onUse }: ConflictsProps) {
  if (conflicts.length === 0) return null;
  return (
    <div className="notice guest-conflicts" role="status">
      <p>{say.conflictsIntro}</p>
      <ul>
        {conflicts.map((one) => (
          <li key={one.label}>
            <span>
              <Inserted text={say.conflictSaved(one.label)} parts={{ saved: <strong>{one.stored}</strong> }} />
            </span>
            <button type="button" className="button button-quiet" onClick={() => onUse(one)}>
              {say.conflictUse}
              <span className="visually-hidden"> {one.label}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
