import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import type { InferType } from 'yup';
import { mobileTyped, onlyTyped } from '#client/only-typed.ts';
import { $user, requireSignIn } from '#client/session.ts';
import { readStoredJson, storageKeys, writeStoredJson } from '#client/storage.ts';
import { flash, toast } from '#client/toast.ts';
import { deliveryDetails, PAYMENT_FAILED, VERIFICATION_ERROR, VERIFIED } from '#features/checkout/checkout.contract.ts';
import { pay } from '#features/checkout/pay.store.ts';
import { stepWords } from '#features/checkout/use-paying.store.ts';
import { formatRupees } from '#lib/money.ts';
import { PincodeHint } from '#features/pincodes/pincode-hint.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';

type Details = InferType<typeof deliveryDetails>;

/** One product a person is about to buy; `amount` in paise. */
export interface ItemPurchase {
  kind: 'sweet' | 'dry-fruit';
  itemId: string;
  name: string;
  quantity: number;
  unit: 'kg' | 'gm';
  amount: number;
  onPaid(): void;
}

const draftKey = storageKeys.draft('delivery');
const buttonWords = { idle: 'Pay', ...stepWords } as const;
type Step = keyof typeof buttonWords;

/** Opens the delivery-details dialog; it closes itself and leaves the page as it was. */
export function openDeliveryDialog(purchase: ItemPurchase): void {
  const holder = document.createElement('div');
  document.body.append(holder);
  const root = createRoot(holder);
  const close = (): void => {
    root.unmount();
    holder.remove();
  };
  root.render(<DeliveryDialog purchase={purchase} onClose={close} />);
}

function DeliveryDialog({ purchase, onClose }: { purchase: ItemPurchase; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [amount, setAmount] = useState(purchase.amount);
  const [step, setStep] = useState<Step>('idle');
  const [problem, setProblem] = useState('');
  const { register, handleSubmit, watch, setError, formState } = useForm<Details>({
    resolver: yupResolver(deliveryDetails),
    defaultValues: startValues(),
  });
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    const { unsubscribe } = watch((values) => writeStoredJson(draftKey, values));
    return unsubscribe;
  }, [watch]);

  const submit = handleSubmit(async (delivery) => {
    if (step !== 'idle') return;
    setProblem('');
    // The payment window opens over the page; a modal dialog would lie above it.
    const { kind, itemId, quantity, unit } = purchase;
    const outcome = await pay(
      { amount, item: { kind, itemId, quantity, unit, delivery }, contact: { name: delivery.name, mobile: delivery.mobile } },
      (next) => {
        setStep(next);
        if (next === 'paying') dialog.current?.close();
      },
    );
    setStep('idle');
    if (outcome.kind === 'confirmed') {
      purchase.onPaid();
      flash(VERIFIED);
      location.assign('/');
      return;
    }
    if (outcome.kind === 'signed-out') {
      requireSignIn(`${location.pathname}#pay`);
      return;
    }
    dialog.current?.showModal();
    if (outcome.kind === 'price-changed') setAmount(outcome.amount);
    if (outcome.kind === 'refused') {
      for (const [path, message] of Object.entries(outcome.fields)) {
        const field = path.split('.').pop() ?? '';
        if (field in delivery) setError(field as keyof Details, { message });
      }
    }
    if (outcome.kind === 'unverified') toast(VERIFICATION_ERROR, { kind: 'problem', position: 'bottom-right' });
    if (outcome.kind === 'failed') toast(PAYMENT_FAILED, { kind: 'problem', position: 'bottom-right' });
    setProblem(outcome.message);
  });

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="delivery-title" onClose={() => step === 'idle' && onClose()}>
      <div className="dialog-head">
        <h2 className="dialog-title" id="delivery-title">
          Where shall we send it?
        </h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <form className="dialog-body form-stack" onSubmit={submit} noValidate>
        <p className="field-hint">
          {purchase.name}, {purchase.quantity} {purchase.unit}
        </p>
        {problem && (
          <p className="notice notice-problem" role="alert">
            {problem}
          </p>
        )}
        <Field label="Name" error={formState.errors.name?.message}>
          <input {...register('name')} className="input" autoComplete="name" />
        </Field>
        <Field label="Address" error={formState.errors.address?.message} hint="House, street, area and city">
          <textarea {...register('address')} className="input" rows={3} autoComplete="street-address" />
        </Field>
        <div>
          <Field label="Pincode" error={formState.errors.pincode?.message}>
            <input {...onlyTyped(register('pincode'), /\D+/g, 6)} className="input" inputMode="numeric" autoComplete="postal-code" />
          </Field>
          <PincodeHint pincode={watch('pincode')} />
        </div>
        <Field label="Mobile" error={formState.errors.mobile?.message}>
          <input {...mobileTyped(register('mobile'))} className="input" inputMode="numeric" autoComplete="tel-national" />
        </Field>
        <p className="field-hint">
          By paying you accept our <a href="/policies">delivery, refund and other policies</a>.
        </p>
        <div className="dialog-actions">
          <button type="submit" className="button button-wide button-large" aria-busy={step !== 'idle'} disabled={step !== 'idle'}>
            {step === 'idle' ? `Pay ${formatRupees(amount)}` : buttonWords[step]}
          </button>
        </div>
      </form>
    </dialog>
  );
}

/** The last draft, else what the person has told us before. */
function startValues(): Details {
  const person = $user.get();
  const known = { name: person?.name ?? '', address: person?.address ?? '', pincode: person?.pincode ?? '', mobile: person?.mobile ?? '' };
  const draft = readStoredJson<Partial<Details>>(draftKey) ?? {};
  return { ...known, ...Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === 'string' && value !== '')) };
}
