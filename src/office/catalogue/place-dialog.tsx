import { recordsText } from '#domain/catalogue/record-words.rules.ts';
import { useState } from 'react';
import { useShopForm } from '#client/form.ts';
import { useCall } from '#client/use-call.ts';
import { ChangeList } from '#office/catalogue/change-list.tsx';
import { type PlacePlan, placePlans, sendPlacePlans, WAY, wrongDays } from '#office/catalogue/place-plan.ts';
import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { FormMoment } from '#office/catalogue/moment-field.tsx';
import { planSchema, plansOf, planValues, type PlanValues, reversedText } from '#office/catalogue/plan-form.ts';
import type { Planned } from '#office/catalogue/plan.ts';
import { listPlannedChanges } from '#domain/catalogue/schedule.contract.ts';
import type { RecordState } from '#domain/catalogue/staff-record.contract.ts';
import * as say from '#office/catalogue/plans.texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Failure } from '#ui/failure.tsx';
import { SubmitRow } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface PlaceDialogProps {
  declaration: KindDeclaration;
  chosen: readonly RecordState[];
  onClose(): void;
  /** Called with the stored plans. */
  onPlanned(planned: Planned): void;
}

/**
 * Dialog that plans the days on which the chosen records become visible and hidden; shows a preview of each record's
 * plan.
 */
export function PlaceDialog({ declaration, chosen, onClose, onPlanned }: PlaceDialogProps) {
  const { kind } = declaration;
  const { loaded, reload } = useCall(listPlannedChanges, { query: { kind } });
  // What is over by then the shop says; here it is enough to begin with today's hour.
  const [now] = useState(() => Date.now());
  const planned = loaded.state === 'ready' ? loaded.data.planned : [];
  const { form, submit, busy, problem, error } = useShopForm<PlanValues, Planned>({
    name: `staff-plan-many-${kind}`,
    schema: planSchema(WAY),
    defaultValues: planValues(WAY),
    send: (values) => sendPlacePlans(declaration, values, placesFor(values)),
    onDone: onPlanned,
  });
  const placesFor = (values: PlanValues): PlacePlan[] =>
    placePlans(declaration, plansOf(WAY, values).plans, chosen, planned, now);
  const values = form.watch();
  const { plans } = plansOf(WAY, values);
  const told = plans.length > 0 && Object.keys(wrongDays(values, now)).length === 0 ? placesFor(values) : [];
  const will = told.filter((place) => place.plans.length > 0);
  const stay = told.filter((place) => place.plans.length === 0);
  return (
    <Dialog title={say.visibleTitleSeveral(chosen.length, recordsText(kind, chosen.length))} open onClose={onClose}>
      <form className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
        <FormMoment form={form} name="from" label={say.visibleFrom} optional error={error('from')} />
        <FormMoment form={form} name="until" label={say.visibleUntil} optional error={error('until')} />
        {reversedText(values) && (
          <p className="notice" role="status">
            {reversedText(values)}
          </p>
        )}
        {loaded.state === 'loading' && <Skeleton lines={2} />}
        {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
        {loaded.state === 'ready' && told.length > 0 && (
          <>
            <ChangeList title={say.willChange(will.length)} changes={will} />
            {stay.length > 0 && (
              <ChangeList
                title={say.willStay(stay.length)}
                changes={stay.map(({ id, name, left }) => ({ id, name, to: left }))}
              />
            )}
          </>
        )}
        <SubmitRow
          busy={busy || loaded.state !== 'ready'}
          problem={problem}
          label={will.length > 0 ? say.planSome(will.length) : say.planThem}
          busyLabel={busy ? say.planning : say.oneMoment}
        >
          <button type="button" className="button button-quiet" onClick={onClose}>
            {say.leave}
          </button>
        </SubmitRow>
      </form>
    </Dialog>
  );
}
