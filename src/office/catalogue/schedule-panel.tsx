import { useEffect, useState } from 'react';
import type { CallResult } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { useCall } from '#client/use-call.ts';
import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { TAKEN, takeOver, unplan } from '#office/catalogue/plan.ts';
import { PlanDialog } from '#office/catalogue/plan-dialog.tsx';
import type { PlanWay } from '#office/catalogue/plan-form.ts';
import { type PlanGroup, planGroups } from '#office/catalogue/plan-groups.ts';
import { PlannedList } from '#office/catalogue/planned-list.tsx';
import { listPlannedChanges } from '#domain/catalogue/schedule.contract.ts';
import type { RecordState } from '#domain/catalogue/staff-record.contract.ts';
import * as say from '#office/catalogue/plans.texts.ts';
import { Failure } from '#ui/failure.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface SchedulePanelProps {
  declaration: KindDeclaration;
  state: RecordState;
  /** Another number after each change on the page, so that the list is read again. */
  round: number;
  /** Called with a sentence about the change, and the function that undoes it. */
  onDone(said: string, undo: () => Promise<CallResult<unknown>>): void;
}

/** Lists the plans of a record, with buttons to plan its visibility or price. */
export function SchedulePanel({ declaration, state, round, onDone }: SchedulePanelProps) {
  const { kind, one, price } = declaration;
  const { id: recordId, record, inBin } = state;
  const { loaded, reload } = useCall(listPlannedChanges, { query: { kind, recordId } });
  const [way, setWay] = useState<PlanWay | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (round > 0) reload();
  }, [round, reload]);

  const done: SchedulePanelProps['onDone'] = (said, undo) => {
    setWay(null);
    onDone(said, undo);
    reload();
  };
  const remove = async (group: PlanGroup): Promise<void> => {
    setProblem('');
    const answer = await unplan(group);
    if (!answer.ok) setProblem(answer.message);
    else if (answer.data) done(answer.data.said, answer.data.undo);
    else reload();
  };
  const takeThem = async (group: PlanGroup): Promise<void> => {
    setProblem('');
    const answer = await takeOver(group);
    if (!answer.ok) return setProblem(answer.message);
    toast(TAKEN, { kind: 'done' });
    reload();
  };
  const paise = price ? record[price.field] : null;
  const nothing = loaded.state === 'ready' && loaded.data.planned.length + loaded.data.past.length === 0;
  return (
    <section aria-labelledby="staff-planned">
      <h2 id="staff-planned">{say.title}</h2>
      {loaded.state === 'loading' && <Skeleton lines={1} />}
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      {nothing && <p className="soft">{(price ? say.nothingYetPriced : say.nothingYet)(one)}</p>}
      <Refusal message={problem} />
      {loaded.state === 'ready' && (
        <PlannedList
          groups={planGroups([...loaded.data.planned, ...loaded.data.past])}
          onChange={(change) => setWay({ is: 'change', change })}
          onRemove={(group) => void remove(group)}
          onTakeOver={(group) => void takeThem(group)}
        />
      )}
      {!inBin && (
        <p className="staff-tools">
          <button type="button" className="button button-quiet" onClick={() => setWay({ is: 'place' })}>
            {say.planVisible}
          </button>
          {price && (
            <button type="button" className="button button-quiet" onClick={() => setWay({ is: 'price' })}>
              {say.planPrice}
            </button>
          )}
        </p>
      )}
      {way && (
        <PlanDialog
          declaration={declaration}
          recordId={recordId}
          title={declaration.title(record)}
          priceNow={typeof paise === 'number' ? paise : null}
          isActive={state.isActive}
          way={way}
          onClose={() => setWay(null)}
          onPlanned={done}
        />
      )}
    </section>
  );
}
