import { call } from '#client/api.ts';
import { useShopForm } from '#client/form.ts';
import { contactForm, sendContactMessage } from '#domain/enquiries/enquiry.contract.ts';
import * as say from '#shop/enquiries/enquiries.texts.ts';
import { knownPerson, notSent, PersonFields } from '#shop/enquiries/person-fields.tsx';

/** Form that sends a message to the shop, on the contact page. */
export function ContactForm() {
  const form = useShopForm({
    name: 'contact',
    schema: contactForm,
    defaultValues: knownPerson(),
    neverKept: ['leaveEmpty'],
    send: async (values) => notSent(say.messageNotSent, await call(sendContactMessage, { body: values })),
    done: say.contactSent,
    onDone: () => form.form.reset(),
  });
  return <PersonFields form={form} label={say.contactSend} />;
}
