import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { call } from '#client/api.ts';
import { useShopForm } from '#client/form.ts';
import { decorationQuoteForm, designerQuoteForm, sendDecorationQuote, sendDesignerQuote } from '#features/enquiries/enquiry.contract.ts';
import { PersonFields, type PersonValues } from '#features/enquiries/person-fields.tsx';
import { Dialog } from '#ui/dialog.tsx';

type About = 'decoration' | 'designer';

const emptyPerson: PersonValues = { firstName: '', lastName: '', email: '', mobile: '', message: '', website: '' };

/** Opens the quote dialog of a decoration or a designer; the focus returns to `opener`. */
export function openQuoteDialog(about: About, subjectId: string, name: string, opener: HTMLElement): void {
  const holder = document.createElement('div');
  document.body.append(holder);
  const root = createRoot(holder);
  const close = (): void => {
    root.unmount();
    holder.remove();
    opener.focus();
  };
  root.render(about === 'designer' ? <DesignerQuote subjectId={subjectId} name={name} onClose={close} /> : <DecorationQuote subjectId={subjectId} name={name} onClose={close} />);
}

interface QuoteProps {
  subjectId: string;
  name: string;
  onClose: () => void;
}

function DecorationQuote({ subjectId, name, onClose }: QuoteProps) {
  const [open, setOpen] = useState(true);
  const close = (): void => (setOpen(false), onClose());
  const form = useShopForm({
    name: 'quote',
    schema: decorationQuoteForm.omit(['decorationId']),
    defaultValues: emptyPerson,
    neverKept: ['website'],
    send: (values) => call(sendDecorationQuote, { body: { ...values, decorationId: subjectId } }),
    done: 'Message sent successfully!',
    onDone: close,
  });
  return (
    <Dialog title="Get Quote" open={open} onClose={close} wide>
      <p className="field-hint">{name}</p>
      <PersonFields form={form} label="Send" />
    </Dialog>
  );
}

function DesignerQuote({ subjectId, name, onClose }: QuoteProps) {
  const [open, setOpen] = useState(true);
  const close = (): void => (setOpen(false), onClose());
  const form = useShopForm({
    name: 'quote',
    schema: designerQuoteForm.omit(['designerId']),
    defaultValues: emptyPerson,
    neverKept: ['website'],
    send: (values) => call(sendDesignerQuote, { body: { ...values, designerId: subjectId } }),
    done: 'Message sent successfully!!',
    onDone: close,
  });
  return (
    <Dialog title="Get Quote with Designer" open={open} onClose={close} wide>
      <p className="field-hint">{name}</p>
      <PersonFields form={form} label="Send" />
    </Dialog>
  );
}
