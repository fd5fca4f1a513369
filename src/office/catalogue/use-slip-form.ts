import { type RefObject, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type ShopForm, type ShopFormOptions, useShopForm } from '#client/form.ts';
import { askAboutSlips, notSent, type Slip, slipsWritten } from '#office/frame/slip.store.ts';
import { useAsking } from '#office/frame/use-asking.ts';
import { useCorrecting } from '#office/frame/use-correcting.ts';

interface SlipFormOptions<Values extends FieldValues, Answer> extends ShopFormOptions<Values, Answer> {
  /** Returns what looks like a slip of the finger among the values. */
  slips(values: Values): readonly Slip[] | Promise<readonly Slip[]>;
}

interface SlipForm<Values extends FieldValues> extends ShopForm<Values> {
  /** The form's element, in which the field of a slip that is to be corrected takes the focus. */
  element: RefObject<HTMLFormElement | null>;
  /** True while the form waits for the shop, and not for an answer about slips. */
  sending: boolean;
}

/** Returns a form that asks about slips of the finger before it sends. */
export function useSlipForm<Values extends FieldValues, Answer>({
  slips,
  send,
  ...options
}: SlipFormOptions<Values, Answer>): SlipForm<Values> {
  const element = useRef<HTMLFormElement>(null);
  const shop = useShopForm<Values, Answer>({
    ...options,
    send: async (values) => {
      const slip = await askAboutSlips(await slips(values));
      if (slip) {
        correct(slip);
        return notSent;
      }
      const answer = await send(values);
      if (answer.ok) slipsWritten();
      return answer;
    },
  });
  const correct = useCorrecting(element, shop.busy);
  const asking = useAsking();
  return { ...shop, element, sending: shop.busy && !asking };
}
