import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $user, $userId } from '#client/session.ts';
import { useCard } from '#shop/card/use-card.ts';
import { isBlankCard } from '#domain/card/card.rules.ts';
import { NO_OWN_ADDRESS } from '#domain/payments/checkout.contract.ts';
import { EarlierPayment } from '#shop/checkout/earlier-payment.tsx';
import { usePaying } from '#shop/checkout/use-paying.ts';
import { MyAddress } from '#shop/guests/my-address.tsx';
import { reachable } from '#domain/guests/reachable.rules.ts';
import { BeforePay, leadToQuestion, useBeforePay } from '#shop/checkout/before-pay.tsx';
import { type Had, HasBox } from '#shop/checkout/has-box.tsx';
import { PaymentBar, PaymentTotals } from '#shop/checkout/payment-totals.tsx';
import { UnfilledBox } from '#shop/checkout/unfilled-box.tsx';
import { draftName, type Ordered, type OrderedBox } from '#shop/checkout/use-ordered-box.ts';
import { WhatIsOrdered } from '#shop/checkout/what-is-ordered.tsx';
import { SAMPLE_PROMISE } from '#domain/orders/sample.rules.ts';
import { orderPrice } from '#domain/pricing/order-price.texts.ts';
import { invitationTotal } from '#domain/pricing/pricing.rules.ts';
import * as say from '#shop/checkout/sample.texts.ts';
import * as checkoutTexts from '#shop/checkout/checkout.texts.ts';

interface SamplePaymentProps {
  box: OrderedBox;
  asked: Ordered;
  had: Had;
  /** Called when prices or the box have changed. */
  onStale(): void;
}

/**
 * Page of a sample's payment: one box to the customer's own address. Keeps the box in progress, because a larger order
 * may follow.
 */
export function SamplePayment({ box, asked, had, onStale }: SamplePaymentProps) {
  const user = useStore($user, { ssr: () => null });
  const { card } = useCard(draftName(asked, box.invitation._id));
  const [right, setRight] = useState<{ of: number; amount: number } | null>(null);
  const { invitation, tempId, weight, sections, price, charges } = box;
  const { isDeliveryCharge } = invitation;
  const sum = invitationTotal({ boxPrice: price, guestBoxes: 0, ownBoxes: 1, isDeliveryCharge }, charges);
  // Where the shop's price differs from the page's, the shop's is asked for, until the page has learnt it.
  const total = right?.of === sum.total ? right.amount : sum.total;
  const paying = usePaying({
    onPaid: () => undefined,
    onEnd: (outcome) => {
      if (outcome.kind !== 'price-changed') return undefined;
      setRight({ of: sum.total, amount: outcome.amount });
      onStale();
      return outcome.message;
    },
    then: { href: '/', words: say.samplePaid },
  });
  const own = $userId.get();
  const before = useBeforePay([{ id: own, name: checkoutTexts.ownAddress, cost: sum.total, unconfirmed: false }], had);
  const pay = (): void => {
    if (!box.complete) return paying.complain(say.sampleUnfilled);
    if (!user || !reachable(user)) return paying.complain(NO_OWN_ADDRESS);
    paying.complain('');
    if (before.waits) return leadToQuestion();
    void paying.pay({
      amount: total,
      invitation: { invitationId: invitation._id, tempId, weight, sections, recipients: [], ownBoxes: 1, sample: true },
      ...(isBlankCard(card) ? {} : { card: { ...card, own: [] } }),
      agreed: before.agreed,
      contact: { name: user.name, mobile: user.mobile ?? '' },
    });
  };
  const advance = { advance: false, percent: undefined };
  const words = orderPrice({ ...sum, boxPrice: price, homes: 1 });
  return (
    <>
      <h1 className="step-title">{say.sampleTitle}</h1>
      <EarlierPayment of={invitation._id} onPaid={() => undefined} />
      <p className="notice">{SAMPLE_PROMISE}</p>
      {box.complete ? <WhatIsOrdered box={box} card={card} /> : <UnfilledBox box={box} cartId={asked.cartId} />}
      <MyAddress>
        <HasBox boxes={had.get(own)} />
      </MyAddress>
      <BeforePay {...before} />
      <PaymentTotals total={total} {...advance} onAdvance={() => undefined} />
      <PaymentBar total={total} words={words} paying={paying} onPay={pay} {...advance} />
    </>
  );
}
