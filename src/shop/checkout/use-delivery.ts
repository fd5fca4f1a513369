import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { InferType } from 'yup';
import { keepDraft } from '#client/draft.ts';
import { $user } from '#client/session.ts';
import { readStoredJson, storageKeys } from '#client/storage.ts';
import { deliveryDetails } from '#domain/payments/checkout.contract.ts';
import type { Chosen, ItemKind } from '#domain/payments/purchase.rules.ts';
import { paidNow } from '#shop/checkout/upi-note.tsx';
import { usePaying } from '#shop/checkout/use-paying.ts';

type Details = InferType<typeof deliveryDetails>;

export interface DeliveryProps {
  /** Item being bought; `amount` is the amount on the page, paise, `advance` the advance, percent. */
  item: Chosen & { kind: ItemKind; id: string; name: string; amount: number; advance: number | undefined };
  onClose(): void;
  /** Called when price or availability of the item differ from the page. */
  onStale(): void;
  onPaid(): void;
}

/** Returns the form's initial values: the stored draft, with empty fields filled in from the customer's profile. */
function startValues(draftKey: string): Details {
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

/** State of the form that asks for the delivery address of an item and pays. Stores what is typed until it is paid. */
export function useDelivery({ item, onStale, onPaid }: Omit<DeliveryProps, 'onClose'>) {
  // Of each item by itself: the next one is not by itself for the same person.
  const draftKey = storageKeys.draft(`delivery:${item.id}`);
  const [newer, setNewer] = useState<number | null>(null);
  const [advance, setAdvance] = useState(false);
  const isPaid = useRef(false);
  const { register, handleSubmit, watch, setError, formState } = useForm<Details>({
    resolver: yupResolver(deliveryDetails),
    defaultValues: startValues(draftKey),
  });
  const paying = usePaying({
    returnTo: `${location.pathname}#pay`,
    onPaid: () => {
      isPaid.current = true;
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
  const amount = newer ?? item.amount;
  const now = paidNow(amount, advance, item.advance);
  useEffect(() => {
    const { unsubscribe } = watch((values) => !isPaid.current && keepDraft(draftKey, values));
    return unsubscribe;
  }, [watch, draftKey]);

  const submit = handleSubmit((delivery) =>
    paying.pay({
      amount,
      ...(now < amount ? { advance: true, advanceAmount: now } : {}),
      item: { kind: item.kind, itemId: item.id, quantity: Number(item.quantity), unit: item.unit, delivery },
      contact: { name: delivery.name, mobile: delivery.mobile },
    }),
  );
  return { register, watch, errors: formState.errors, paying, amount, now, advance, setAdvance, submit };
}
