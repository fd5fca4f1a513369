import { useState } from 'react';
import type { CallResult } from '#client/api.ts';
import { useShopForm } from '#client/form.ts';
import { useCall } from '#client/use-call.ts';
import { namedProblem } from '#office/frame/batch.ts';
import { ChangeList } from '#office/catalogue/change-list.tsx';
import { type PlacePlan, placePlans } from '#office/catalogue/place-plan.ts';
import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { FormMoment } from '#office/catalogue/moment-field.tsx';
import { planSchema, plansOf, planValues, type PlanValues, reversedText } from '#office/catalogue/plan-form.ts';
import { storePlans, type Planned } from '#office/catalogue/plan.ts';
import { listPlannedChanges } from '#domain/catalogue/schedule.contract.ts';
import { valueProblems } from '#domain/catalogue/schedule.rules.ts';
import type { RecordState } from '#domain/catalogue/staff-record.contract.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Failure } from '#ui/failure.tsx';
import { SubmitRow } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const WAY = { is: 'place' } as const;

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
  const { kind, one, many } = declaration;
  const { loaded, reload } = useCall(listPlannedChanges, { query: { kind } });
  // What is over by then the shop says; here it is enough to begin with today's hour.
  const [now] = useState(() => Date.now());
  const planned = loaded.state === 'ready' ? loaded.data.planned : [];
  const { form, submit, busy, problem, error } = useShopForm<PlanValues, Planned>({
    name: `staff-plan-many-${kind}`,
    schema: planSchema(WAY),
    defaultValues: planValues(WAY),
    send: (values) => sendPlans(declaration, values, placesFor(values)),
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
    <Dialog
      title={`When ${chosen.length} ${chosen.length === 1 ? one : many.toLowerCase()} ${chosen.length === 1 ? 'is' : 'are'} visible`}
      open
      onClose={onClose}
    >
      <form className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
        <FormMoment form={form} name="from" label="Visible from" optional error={error('from')} />
        <FormMoment form={form} name="until" label="Visible until" optional error={error('until')} />
        {reversedText(values) && (
          <p className="notice" role="status">
            {reversedText(values)}
          </p>
        )}
        {loaded.state === 'loading' && <Skeleton lines={2} />}
        {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
        {loaded.state === 'ready' && told.length > 0 && (
          <>
            <ChangeList title={`${will.length} will change`} changes={will} />
            {stay.length > 0 && (
              <ChangeList
                title={`${stay.length} ${stay.length === 1 ? 'stays as it is' : 'stay as they are'}`}
                changes={stay.map(({ id, name, left }) => ({ id, name, to: left }))}
              />
            )}
          </>
        )}
        <SubmitRow
          busy={busy || loaded.state !== 'ready'}
          problem={problem}
          label={will.length > 0 ? `Plan ${will.length}` : 'Plan them'}
          busyLabel={busy ? 'Planning…' : 'One moment…'}
        >
          <button type="button" className="button button-quiet" onClick={onClose}>
            Leave them
          </button>
        </SubmitRow>
      </form>
    </Dialog>
  );
}

/** Returns the errors of the days by form field, from the checks that need no record. @param now in ms since 1970 */
function wrongDays(values: PlanValues, now: number): Partial<Record<'from' | 'until', string>> {
  const found = plansOf(WAY, values).plans.flatMap((one) => {
    const [message] = Object.values(valueProblems(one, { now, priced: false }));
    return message ? [[one.what === 'show' ? 'from' : 'until', message]] : [];
  });
  return Object.fromEntries(found) as Partial<Record<'from' | 'until', string>>;
}

/**
 * Sends the previewed plans, all or none. Returns a 400 without a request when a day is invalid or nothing would
 * change; a server error is prefixed with the record's name.
 */
async function sendPlans(
  { kind, many, one }: KindDeclaration,
  values: PlanValues,
  places: readonly PlacePlan[],
): Promise<CallResult<Planned>> {
  const refusal = (message: string, fields = {}) =>
    ({ ok: false, status: 400, code: 'wrong', message, fields }) as const;
  const wrong = wrongDays(values, Date.now());
  if (Object.keys(wrong).length > 0) return refusal('', wrong);
  const will = places.filter(({ plans }) => plans.length > 0);
  const wishes = will.flatMap(({ id, plans }) => plans.map((wish) => ({ ...wish, recordId: id })));
  if (wishes.length === 0) return refusal('With these days nothing would change for any of them.');
  const what = will.length === 1 ? `1 ${one}` : `${will.length} ${many.toLowerCase()}`;
  const answer = await storePlans(kind, wishes, `Planned for ${what} when they are visible.`);
  if (answer.ok) return answer;
  const nameAt = (place: number) => will.find(({ id }) => id === wishes[place]?.recordId)?.name;
  return { ...answer, message: namedProblem(answer, nameAt) };
}
