import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { InferType } from 'yup';
import { keepDraft } from '#client/draft.ts';
import { $user } from '#client/session.ts';
import { readStoredJson, storageKeys } from '#client/storage.ts';
import { deliveryDetails } from '#domain/payments/checkout.contract.ts';
import { PayRefusal } from '#shop/checkout/pay-refusal.tsx';
import type { Chosen, ItemKind } from '#domain/payments/purchase.rules.ts';
import { TooFarNote } from '#shop/checkout/too-far.tsx';
import { paidNow, UpiNote } from '#shop/checkout/upi-note.tsx';
import { payStepTexts, usePaying } from '#shop/checkout/use-paying.ts';
import { formatRupees } from '#lib/money.ts';
import { PincodeHint } from '#shop/delivery/pincode-hint.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TypedInput } from '#ui/typed-input.tsx';

type Details = InferType<typeof deliveryDetails>;

interface DeliveryProps {
  /** Item being bought; `amount` is the amount on the page, paise, `advance` the advance, percent. */
  item: Chosen & { kind: ItemKind; id: string; name: string; amount: number; advance: number | undefined };
  onClose(): void;
  /** Called when price or availability of the item differ from the page. */
  onStale(): void;
  onPaid(): void;
}

const draftKey = storageKeys.draft('delivery');

/** Dialog that asks for the delivery address of a sweet or dry fruit and starts the payment. */
export function DeliveryDialog({ item, onClose, onStale, onPaid }: DeliveryProps) {
  const [newer, setNewer] = useState<number | null>(null);
  const [advance, setAdvance] = useState(false);
  const { register, handleSubmit, watch, setError, formState } = useForm<Details>({
    resolver: yupResolver(deliveryDetails),
    defaultValues: startValues(),
  });
  const paying = usePaying({
    returnTo: `${location.pathname}#pay`,
    onPaid: () => {
      // The next thing is not by itself for the same person.
      keepDraft(draftKey, null);
      onPaid();
    },
    onEnd: (outcome) => {
      if (outcome.kind === 'price-changed') {
        setNewer(outcome.amount);
        onStale();
      }
      if (outcome.kind === 'refused') {
        // The page behind then says at the field how much is sold.
        if ('item.quantity' in outcome.fields) onStale();
        for (const [path, message] of Object.entries(outcome.fields)) {
          const field = path.split('.').pop() ?? '';
          if (field in deliveryDetails.fields) setError(field as keyof Details, { message });
        }
      }
      return undefined;
    },
  });
  const { kind, id, name, quantity, unit } = item;
  const { step } = paying;
  const amount = newer ?? item.amount;
  const now = paidNow(amount, advance, item.advance);
  useEffect(() => {
    const { unsubscribe } = watch((values) => keepDraft(draftKey, values));
    return unsubscribe;
  }, [watch]);

  const submit = handleSubmit((delivery) =>
    paying.pay({
      amount,
      ...(now < amount ? { advance: true, advanceAmount: now } : {}),
      item: { kind, itemId: id, quantity: Number(quantity), unit, delivery },
      contact: { name: delivery.name, mobile: delivery.mobile },
    }),
  );

  return (
    // The payment window opens over the page; a modal dialog would lie above it.
    <Dialog title="Where shall we send it?" open aside={step === 'paying'} onClose={() => step === 'idle' && onClose()}>
      <form className="form-stack" onSubmit={submit} noValidate>
        <p className="field-hint">{`${name}, ${quantity} ${unit}`}</p>
        <Field label="Name" error={formState.errors.name?.message}>
          <input {...register('name')} className="input" autoComplete="name" />
        </Field>
        <Field label="Address" error={formState.errors.address?.message} hint="House, street, area and city">
          <textarea {...register('address')} className="input" rows={3} autoComplete="street-address" />
        </Field>
        <div>
          <Field label="Pincode" error={formState.errors.pincode?.message}>
            <TypedInput kind="pincode" {...register('pincode')} />
          </Field>
          <PincodeHint pincode={watch('pincode')} />
          {/* Asked above Pay it need not stand here too, where it would push the question out of the window. */}
          {kind === 'sweet' && !paying.orderAnyway && <TooFarNote sweetId={id} pincode={watch('pincode')} />}
        </div>
        <Field label="Mobile" error={formState.errors.mobile?.message}>
          <TypedInput kind="mobile digits" {...register('mobile')} />
        </Field>
        <p className="field-hint">
          By paying you accept our <a href="/policies">delivery, refund and other policies</a>.
        </p>
        <UpiNote amount={amount} advance={advance} percent={item.advance} onAdvance={setAdvance} />
        <div className="submit-row">
          <PayRefusal paying={paying} />
          <div className="submit-actions">
            <button
              type="submit"
              className="button button-wide button-large"
              aria-busy={step !== 'idle'}
              disabled={step !== 'idle'}
            >
              {step === 'idle' ? `Pay ${formatRupees(now)}` : payStepTexts[step]}
            </button>
          </div>
        </div>
      </form>
    </Dialog>
  );
}

/** Returns the form's initial values: the stored draft, with empty fields filled in from the customer's profile. */
function startValues(): Details {
  const person = $user.get();
  const known = {
    name: person?.name ?? '',
    address: person?.address ?? '',
    pincode: person?.pincode ?? '',
    mobile: person?.mobile ?? '',
  };
  const draft = readStoredJson<Partial<Details>>(draftKey) ?? {};
  return {
    ...known,
    ...Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === 'string' && value !== '')),
  };
}
