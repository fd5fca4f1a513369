import { useController, type UseFormReturn } from 'react-hook-form';
import type { CallResult } from '#client/api.ts';
import * as say from '#office/catalogue/plans.texts.ts';
import { CodedInput } from '#office/catalogue/coded-input.tsx';
import { rupees } from '#office/catalogue/codecs.ts';
import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { fieldOf } from '#office/catalogue/value-text.tsx';
import { recordSlips } from '#office/catalogue/record-slips.ts';
import { FormMoment } from '#office/catalogue/moment-field.tsx';
import {
  fieldNeeds,
  planLabel,
  planSchema,
  planValues,
  type PlanValues,
  type PlanWay,
  reversedText,
  untilHint,
} from '#office/catalogue/plan-form.ts';
import type { Planned } from '#office/catalogue/plan.ts';
import { sendPlan } from '#office/catalogue/send-plan.ts';
import { useSlipForm } from '#office/catalogue/use-slip-form.ts';
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
  const isPrice = way.is === 'price' || (way.is === 'change' && way.change.what === 'price');
  const field = priced?.field ?? '';
  const { label } = fieldOf(declaration, field);
  const { form, element, submit, sending, problem, error } = useSlipForm<PlanValues, Planned>({
    name: `staff-plan-${way.is === 'change' ? way.change.id : `${kind}-${recordId}-${way.is}`}`,
    schema: planSchema(way, label),
    defaultValues: planValues(way),
    slips: async ({ price }) => {
      if (parts.price === 'none') return [];
      const step = { id: recordId, name: '', before: { [field]: priceNow }, after: { [field]: price } };
      return (await recordSlips(declaration, [step])).map((slip) => ({ ...slip, field: 'price' }));
    },
    send: (values) => sendPlan(kind, recordId, way, values),
    onDone: ({ said, undo }) => onPlanned(said, undo),
  });
  const reversed = way.is === 'place' ? reversedText(form.watch()) : '';
  return (
    <Dialog title={isPrice ? say.priceTitle(title) : say.visibleTitle(title)} open onClose={onClose}>
      <form ref={element} className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
        {parts.price !== 'none' && <PriceField form={form} label={label} error={error('price')} />}
        {parts.from !== 'none' && (
          <FormMoment
            form={form}
            name="from"
            label={isPrice ? say.from : say.visibleFrom}
            optional={parts.from === 'optional'}
            hint={way.is === 'place' && (isActive ? say.onSiteNow : say.hiddenNow)}
            error={error('from')}
          />
        )}
        {parts.until !== 'none' && (
          <FormMoment
            form={form}
            name="until"
            label={isPrice ? say.until : say.visibleUntil}
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
          busy={sending}
          problem={problem}
          label={planLabel(way, form.watch('price'))}
          busyLabel={say.planning}
        >
          <button type="button" className="button button-quiet" onClick={onClose}>
            {say.leave}
          </button>
        </SubmitRow>
      </form>
    </Dialog>
  );
}

interface PartProps {
  form: UseFormReturn<PlanValues>;
  label: string;
  error: string | undefined;
}

function PriceField({ form, label, error }: PartProps) {
  const { field } = useController({ name: 'price', control: form.control });
  return (
    <Field label={label} hint={say.priceHint} error={error}>
      <CodedInput {...field} codec={rupees} />
    </Field>
  );
}
