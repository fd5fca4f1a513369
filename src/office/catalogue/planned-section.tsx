import { useState } from 'react';
import { toast } from '#client/toast.ts';
import { useUndo } from '#office/frame/use-undo.tsx';
import { TAKEN, takeOver, unplan } from '#office/catalogue/plan.ts';
import { type PlanGroup, planGroups } from '#office/catalogue/plan-groups.ts';
import { PlannedList } from '#office/catalogue/planned-list.tsx';
import type { listPlannedChanges } from '#domain/catalogue/schedule.contract.ts';
import { isFailure } from '#domain/catalogue/schedule.rules.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import * as say from '#office/catalogue/plans.texts.ts';
import { Refusal } from '#ui/refusal.tsx';

/** Plans that are shown at first, since the kinds of the catalogue are listed below them. */
const FIRST = 3;

interface PlannedSectionProps {
  changes: AnswerOf<typeof listPlannedChanges>;
  onChanged(): void;
}

/**
 * Lists all plans of the catalogue: failed ones, future ones, and those done in the last week. A list without entries
 * is not shown.
 */
export function PlannedSection({ changes: { planned, past }, onChanged }: PlannedSectionProps) {
  const undo = useUndo(onChanged);
  const [problem, setProblem] = useState('');
  const remove = async (group: PlanGroup): Promise<void> => {
    setProblem('');
    undo.rest();
    const answer = await unplan(group);
    if (!answer.ok) return setProblem(answer.message);
    if (answer.data) undo.done(answer.data.said, answer.data.undo);
    onChanged();
  };
  const takeThem = async (group: PlanGroup): Promise<void> => {
    setProblem('');
    undo.rest();
    const answer = await takeOver(group);
    if (!answer.ok) return setProblem(answer.message);
    toast(TAKEN, { kind: 'done' });
    onChanged();
  };
  const failed = past.filter(({ outcome }) => isFailure(outcome));
  const done = past.filter(({ outcome }) => !isFailure(outcome));
  const [all, setAll] = useState(false);
  const toCome = planGroups(planned);
  const list = (groups: readonly PlanGroup[]) => (
    <PlannedList
      groups={groups}
      named
      onRemove={(group) => void remove(group)}
      onTakeOver={(group) => void takeThem(group)}
    />
  );
  return (
    <>
      {undo.notice}
      <Refusal message={problem} />
      {failed.length > 0 && (
        <section aria-labelledby="plans-failed">
          <h2 id="plans-failed">{say.failed}</h2>
          {list(planGroups(failed))}
        </section>
      )}
      {planned.length > 0 && (
        <section aria-labelledby="plans-to-come">
          <h2 id="plans-to-come">{say.toCome}</h2>
          {list(all ? toCome : toCome.slice(0, FIRST))}
          {toCome.length > FIRST && !all && (
            <p>
              <button type="button" className="button button-quiet" onClick={() => setAll(true)}>
                {say.showAll}
              </button>
            </p>
          )}
        </section>
      )}
      {done.length > 0 && (
        <details className="plan-past">
          <summary>{say.doneLately(done.length)}</summary>
          {list(planGroups(done))}
        </details>
      )}
    </>
  );
}
