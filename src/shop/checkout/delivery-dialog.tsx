import { PayRefusal } from '#shop/checkout/pay-refusal.tsx';
import { TooFarNote } from '#shop/checkout/too-far.tsx';
import { UpiNote } from '#shop/checkout/upi-note.tsx';
import { type DeliveryProps, useDelivery } from '#shop/checkout/use-delivery.ts';
import { payStepTexts } from '#shop/checkout/use-paying.ts';
import { formatRupees } from '#lib/money.ts';
import * as say from '#shop/checkout/delivery-dialog.texts.ts';
import * as payingTexts from '#shop/checkout/paying.texts.ts';
import { PincodeHint } from '#shop/delivery/pincode-hint.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Inserted } from '#ui/inserted.tsx';
import { TypedInput } from '#ui/typed-input.tsx';

/** Dialog that asks for the delivery address of a sweet or dry fruit and starts the payment. */
export function DeliveryDialog({ onClose, ...rest }: DeliveryProps) {
  const { register, watch, errors, paying, amount, now, advance, setAdvance, submit } = useDelivery(rest);
  const { kind, id, name, quantity, unit, advance: percent } = rest.item;
  const { step } = paying;
  return (
    // The payment window opens over the page; a modal dialog would lie above it.
    <Dialog title={say.dialogTitle} open aside={step === 'paying'} onClose={() => step === 'idle' && onClose()}>
      <form className="form-stack" onSubmit={submit} noValidate>
        <p className="field-hint">{`${name}, ${quantity} ${unit}`}</p>
        <Field label={say.name} error={errors.name?.message}>
          <input {...register('name')} className="input" autoComplete="name" />
        </Field>
        <Field label={say.address} error={errors.address?.message} hint={say.addressHint}>
          <textarea {...register('address')} className="input" rows={3} autoComplete="street-address" />
        </Field>
        <div>
          <Field label={say.pincode} error={errors.pincode?.message}>
            <TypedInput kind="pincode" {...register('pincode')} />
          </Field>
          <PincodeHint pincode={watch('pincode')} />
          {/* Asked above Pay it need not stand here too, where it would push the question out of the window. */}
          {kind === 'sweet' && !paying.orderAnyway && <TooFarNote sweetId={id} pincode={watch('pincode')} />}
        </div>
        <Field label={say.mobile} error={errors.mobile?.message}>
          <TypedInput kind="mobile digits" {...register('mobile')} />
        </Field>
        <p className="field-hint">
          <Inserted
            text={payingTexts.acceptance}
            parts={{ policies: <a href="/policies">{payingTexts.acceptedPolicies}</a> }}
          />
        </p>
        <UpiNote amount={amount} advance={advance} percent={percent} onAdvance={setAdvance} />
        <div className="submit-row">
          <PayRefusal paying={paying} />
          <div className="submit-actions">
            <button
              type="submit"
              className="button button-wide button-large"
              aria-busy={step !== 'idle'}
              disabled={step !== 'idle'}
            >
              {step === 'idle' ? say.payNow(formatRupees(now)) : payStepTexts[step]}
            </button>
          </div>
        </div>
      </form>
    </Dialog>
  );
}
