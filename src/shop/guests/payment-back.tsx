import { wayBack } from '#shop/guests/brought-guests.ts';
import * as say from '#shop/guests/import.texts.ts';
import { Icon } from '#ui/icon.tsx';

/** Leads from the guest list to the payment where an import was begun; shows nothing without one. */
export function PaymentBack() {
  const path = wayBack();
  if (path === '') return null;
  return (
    <a className="notice guest-wait" href={path}>
      <Icon name="receipt" size={20} />
      <span>{say.doneBackToPayment}</span>
      <Icon name="right" size={20} />
    </a>
  );
}
