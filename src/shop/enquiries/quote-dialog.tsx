import { useState } from 'react';
import { call } from '#client/api.ts';
import { useShopForm } from '#client/form.ts';
import { useOpeners } from '#client/use-openers.ts';
import {
  decorationQuoteForm,
  designerQuoteForm,
  sendDecorationQuote,
  sendDesignerQuote,
} from '#domain/enquiries/enquiry.contract.ts';
import * as say from '#shop/enquiries/enquiries.texts.ts';
import { knownPerson, notSent, PersonFields } from '#shop/enquiries/person-fields.tsx';
import { Dialog } from '#ui/dialog.tsx';

const titles = { decoration: say.quoteTitle, designer: say.quoteTitleDesigner } as const;

/** Selector of the pictures that open the dialog; without this island they link to the contact page. */
export const quoteLinks = '[data-quote]';

/** Decoration or designer for which a quote is requested. */
interface Subject {
  id: string;
  name: string;
}

/**
 * Dialog that requests a quote for a decoration or designer. A click on a picture opens it; its `data-quote` is the id,
 * its `data-name` the name.
 */
export function QuoteDialog({ about }: { about: keyof typeof titles }) {
  const [subject, setSubject] = useState<Subject | null>(null);
  useOpeners(quoteLinks, ({ dataset }) => setSubject({ id: dataset['quote'] ?? '', name: dataset['name'] ?? '' }));
  const close = (): void => setSubject(null);
  const Form = about === 'designer' ? DesignerQuote : DecorationQuote;
  return (
    <Dialog title={titles[about]} open={subject !== null} onClose={close} wide>
      {subject && <Form subject={subject} onSent={close} />}
    </Dialog>
  );
}

interface QuoteProps {
  subject: Subject;
  onSent(): void;
}

function DecorationQuote({ subject: { id, name }, onSent }: QuoteProps) {
  const form = useShopForm({
    name: `quote-decoration-${id}`,
    schema: decorationQuoteForm.omit(['decorationId']),
    defaultValues: knownPerson(),
    neverKept: ['leaveEmpty'],
    send: async (values) =>
      notSent(say.messageNotSent, await call(sendDecorationQuote, { body: { ...values, decorationId: id } })),
    done: say.quoteSent,
    onDone: onSent,
  });
  return (
    <div className="form-stack">
      <p className="field-hint">{name}</p>
      <PersonFields form={form} label={say.quoteSend} />
    </div>
  );
}

function DesignerQuote({ subject: { id, name }, onSent }: QuoteProps) {
  const form = useShopForm({
    name: `quote-designer-${id}`,
    schema: designerQuoteForm.omit(['designerId']),
    defaultValues: knownPerson(),
    neverKept: ['leaveEmpty'],
    send: async (values) =>
      notSent(say.messageNotSent, await call(sendDesignerQuote, { body: { ...values, designerId: id } })),
    done: say.quoteSentDesigner,
    onDone: onSent,
  });
  return (
    <div className="form-stack">
      <p className="field-hint">{name}</p>
      <PersonFields form={form} label={say.quoteSend} />
    </div>
  );
}
