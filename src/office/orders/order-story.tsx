import type { ComponentProps } from 'react';
import { OrderNotes } from '#office/orders/order-notes.tsx';
import { OrderSteps } from '#office/orders/order-steps.tsx';
import type { StaffOrder } from '#domain/orders/staff-order.contract.ts';
import { nearMoment } from '#lib/dates.ts';

type OrderStoryProps = Omit<ComponentProps<typeof OrderSteps>, 'onUndone'> & { onChanged(): void };

/** Shows the staff's notes, the customer's messages and the history of an order. */
export function OrderStory({ onChanged, ...story }: OrderStoryProps) {
  return (
    <>
      <OrderNotes order={story.order} onNoted={onChanged} />
      <Messages order={story.order} />
      <OrderSteps {...story} onUndone={onChanged} />
    </>
  );
}

/** Texts for the kinds of messages. */
const kinds: Record<string, string> = {
  'decoration-quote': 'Asks for a decoration',
  'designer-quote': 'Asks for a designer',
  contact: 'Writes',
  customisation: 'Wants an invitation changed',
  'design-quote': 'Sends a design',
  'planning-help': 'Wants help with planning',
};

function Messages({ order: { messages } }: { order: StaffOrder }) {
  if (messages.length === 0) return null;
  return (
    <section aria-labelledby="order-messages">
      <h2 id="order-messages">Messages of this customer</h2>
      <ul className="staff-log">
        {messages.map(({ id, kind, at, text }) => (
          <li key={id}>
            <p>
              <time dateTime={at}>{nearMoment(at)}</time> <strong>{kinds[kind] ?? kind}</strong>
            </p>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
