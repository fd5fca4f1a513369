import { useController, type UseFormReturn } from 'react-hook-form';
import { call, type CallResult } from '#client/api.ts';
import { useShopForm } from '#client/form.ts';
import { CodedInput } from '#office/catalogue/coded-input.tsx';
import { rupees } from '#office/catalogue/codecs.ts';
import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { fieldOf } from '#office/catalogue/value-text.tsx';
import { FormMoment } from '#office/catalogue/moment-field.tsx';
import {
  hasBegun,
  fieldNeeds,
  planSchema,
  plansOf,
  planValues,
  type PlanValues,
  type PlanWay,
  reversedText,
} from '#office/catalogue/plan-form.ts';
import { storePlans, type Planned } from '#office/catalogue/plan.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { type PlannedChange, replanChange } from '#domain/catalogue/schedule.contract.ts';
import { type Plan, planText } from '#domain/catalogue/schedule.rules.ts';
import { formatRupees } from '#lib/money.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';

interface PlanDialogProps {
  declaration: KindDeclaration;
  recordId: string;
  title: string;
  /** Present price in paise; null for a record without a price. */
  priceNow: number | null;
  /** True for a record that is visible now. */
  isActive: boolean;
  way: PlanWay;
  onClose(): void;
  /** Called with a sentence about the plan, and the function that undoes it. */
  onPlanned(said: string, undo: () => Promise<CallResult<unknown>>): void;
}

/** Dialog that plans a record's visibility or price, or edits a stored plan. */
export function PlanDialog({
  declaration,
  recordId,
  title,
  priceNow,
  isActive,
  way,
  onClose,
  onPlanned,
}: PlanDialogProps) {
  const { kind, price: priced } = declaration;
  const parts = fieldNeeds(way);
  const label = fieldOf(declaration, priced?.field ?? '').label;
  const { form, submit, busy, problem, error } = useShopForm<PlanValues, Planned>({
    name: `staff-plan-${way.is === 'change' ? way.change.id : `${kind}-${recordId}-${way.is}`}`,
    schema: planSchema(way, label),
    defaultValues: planValues(way),
    send: (values) => sendPlan(kind, recordId, way, values),
    onDone: ({ said, undo }) => onPlanned(said, undo),
  });
  const isPrice = way.is === 'price' || (way.is === 'change' && way.change.what === 'price');
  const running = way.is === 'change' && hasBegun(way.change);
  const reversed = way.is === 'place' ? reversedText(form.watch()) : '';
  return (
    <Dialog title={isPrice ? `A price of ${title}` : `When ${title} is visible`} open onClose={onClose}>
      <form className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
        {parts.price !== 'none' && <PriceField form={form} label={label} error={error('price')} />}
        {parts.from !== 'none' && (
          <FormMoment
            form={form}
            name="from"
            label={isPrice ? 'From' : 'Visible from'}
            optional={parts.from === 'optional'}
            hint={way.is === 'place' && (isActive ? 'It is on the site now.' : 'It is hidden now, and until then.')}
            error={error('from')}
          />
        )}
        {parts.until !== 'none' && (
          <FormMoment
            form={form}
            name="until"
            label={isPrice ? 'Until' : 'Visible until'}
            optional={parts.until === 'optional'}
            hint={isPrice && untilHint(way, priceNow)}
            error={error('until')}
          />
        )}
        {reversed && (
          <p className="notice" role="status">
            {reversed}
          </p>
        )}
        <SubmitRow
          busy={busy}
          problem={problem}
          label={
            isPrice && !running ? planLabel(form.watch('price')) : way.is === 'change' ? 'Change the plan' : 'Plan it'
          }
          busyLabel="Planning…"
        >
          <button type="button" className="button button-quiet" onClick={onClose}>
            Leave it
          </button>
        </SubmitRow>
      </form>
    </Dialog>
  );
}

/**
 * Returns the submit button's label, with the price when it is a positive number.
 * @param price paise, or a text that could not be read
 */
const planLabel = (price: unknown): string =>
  typeof price === 'number' && price > 0 ? `Plan ${formatRupees(price)}` : 'Plan it';

/**
 * Returns the hint of the field for a price's end: the price that applies afterwards.
 * @param priceNow paise; null when there is none
 */
function untilHint(way: PlanWay, priceNow: number | null): string {
  const running = way.is === 'change' && hasBegun(way.change);
  if (running) return `Then the price is ${formatRupees(way.change.priceBefore ?? 0)} again.`;
  const today = priceNow === null ? '' : ` (today ${formatRupees(priceNow)})`;
  return `Then the price is what it was before${today}. Without a day it stays.`;
}

interface PartProps {
  form: UseFormReturn<PlanValues>;
  label: string;
  error: string | undefined;
}

function PriceField({ form, label, error }: PartProps) {
  const { field } = useController({ name: 'price', control: form.control });
  return (
    <Field label={label} hint="In rupees." error={error}>
      <CodedInput {...field} codec={rupees} />
    </Field>
  );
}

/**
 * Stores a new plan, or changes the edited one. Errors of the server are returned under the names of the form's fields.
 */
async function sendPlan(
  kind: RecordKind,
  recordId: string,
  way: PlanWay,
  values: PlanValues,
): Promise<CallResult<Planned>> {
  const { plans, fields } = plansOf(way, values);
  const answer = await (way.is === 'change'
    ? replan(way.change, plans)
    : storePlans(
        kind,
        plans.map((one) => ({ ...one, recordId })),
      ));
  if (answer.ok) return answer;
  const named = Object.entries(answer.fields ?? {}).map(([field, message]) => [fields[field] ?? field, message]);
  return { ...answer, fields: Object.fromEntries(named) };
}

async function replan(change: PlannedChange, [wish]: readonly Plan[]): Promise<CallResult<Planned>> {
  const put = (revision: number, { at, until, price }: Plan) =>
    call(replanChange, { params: { id: change.id }, body: { revision, at, until, price } });
  const wanted = wish ?? change;
  const answer = await put(change.revision, hasBegun(change) ? { ...change, until: wanted.until } : wanted);
  if (!answer.ok) return answer;
  const { change: changed } = answer.data;
  return { ok: true, data: { said: `Planned: ${planText(changed)}.`, undo: () => put(changed.revision, change) } };
}
