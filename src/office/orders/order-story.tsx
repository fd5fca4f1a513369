import type { ComponentProps } from 'react';
import { useLatest } from '#office/frame/use-latest.tsx';
import { OrderNotes } from '#office/orders/order-notes.tsx';
import { OrderSteps } from '#office/orders/order-steps.tsx';
import type { StaffOrder } from '#domain/orders/staff-order.contract.ts';
import { nearMoment } from '#lib/dates.ts';
import * as say from '#office/orders/orders.texts.ts';

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
  'decoration-quote': say.asksForDecoration,
  'designer-quote': say.asksForDesigner,
  contact: 'Writes',
  customisation: say.wantsInvitationChanged,
  'design-quote': say.sendsDesign,
  'planning-help': say.wantsPlanningHelp,
};

function Messages({ order: { messages } }: { order: StaffOrder }) {
  const { list, shown, more } = useLatest(messages, 'messages');
  if (messages.length === 0) return null;
  return (
    <section aria-labelledby="order-messages">
      <h2 id="order-messages">{say.messagesTitle}</h2>
      <ul className="staff-log" id={list}>
        {shown.map(({ id, kind, at, text }) => (
          <li key={id}>
            <p>
              <time dateTime={at}>{nearMoment(at)}</time> <strong>{kinds[kind] ?? kind}</strong>
            </p>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}
